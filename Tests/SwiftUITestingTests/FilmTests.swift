import Foundation
import Testing

@testable import SwiftUITesting

@MainActor
struct FilmTests {
    /// A square that goes from left to right in a second when it is tapped.
    private struct Slider: View {
        @State private var isRight = false

        var body: some View {
            Color.red
                .frame(width: 20, height: 20)
                .accessibilityElement()
                .accessibilityLabel("Square")
                .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isRight ? .trailing : .leading)
        }
    }

    private func tester() -> ViewTester { ViewTester(Slider(), size: CGSize(width: 100, height: 40), scale: 1) }

    @Test("a film has the frames asked for, and none twice")
    func frames() async throws {
        let tester = tester()
        let square = try tester.find(.label("Square"))
        let film = try await tester.film(framesPerSecond: 10, showsFingers: false) {
            await tester.advance(by: 0.5)
            await tester.tap(square)
            await tester.advance(by: 2)
        }
        #expect(film.width == 100 && film.height == 40)
        #expect(abs(film.duration - 2.55) < 0.001)
        // At rest for half a second, ten frames on its way, and one at its end.
        #expect((11...12).contains(film.frames.count))
        #expect(film.frames[0].time == 0)
        #expect(film.frames[0].duration > 0.5)
        for (frame, next) in zip(film.frames, film.frames.dropFirst()) {
            #expect(abs(frame.time + frame.duration - next.time) < 1e-9)
            #expect(frame.pngData != next.pngData)
        }
        #expect(film.frames.last?.pngData == (try tester.snapshot().pngData))
    }

    @Test("a film of a region has its pixels, and shows the finger as long as it is down")
    func region() async throws {
        let tester = tester()
        let film = try await tester.film(CGRect(x: 50, y: 0, width: 80, height: 20)) {
            let finger = tester.touch(at: CGPoint(x: 75, y: 10))
            await finger.hold(for: 0.2)
            await finger.lift()
            await tester.advance(by: 0.2)
        }
        #expect(film.width == 50 && film.height == 20)
        #expect(film.frames.count == 3)
        #expect(film.frames.first?.pngData == film.frames.last?.pngData)
    }

    @Test("two films of the same are the same to the byte, and another tester may film meanwhile")
    func deterministic() async throws {
        func film() async throws -> Film {
            let tester = tester()
            let square = try tester.find(.label("Square"))
            return try await tester.film {
                await tester.tap(square)
                try await tester.settle()
            }
        }
        #expect(try await film().frames == (try await film().frames))
    }

    @Test("what the action throws ends the film, and the next one can be taken")
    func failure() async throws {
        struct Enough: Error {}
        let tester = tester()
        await #expect(throws: Enough.self) { try await tester.film { throw Enough() } }
        #expect(try await tester.film { await tester.pump() }.frames.count == 1)
    }

    @Test("without the program that writes it, a film says what to install")
    func noProgram() async throws {
        let tester = tester()
        let film = try await tester.film { await tester.pump() }
        let error = await #expect(throws: FilmError.self) {
            try await film.webPData(maximumBytes: nil, quality: 80, loops: true, program: "no-such-program")
        }
        #expect(error?.description.contains("apt-get install webp") == true)
    }

    @Test("a film becomes an animated WebP file that fits where it may, and says so where it does not")
    func webP() async throws {
        let tester = tester()
        let square = try tester.find(.label("Square"))
        let film = try await tester.film {
            await tester.tap(square)
            try await tester.settle()
        }
        do {
            let data = try await film.webPData()
            #expect(data.starts(with: Data("RIFF".utf8)) && data.count > 100)
            #expect(data.range(of: Data("ANIM".utf8)) != nil)
            let error = await #expect(throws: FilmError.self) { try await film.webPData(maximumBytes: 10) }
            guard case .tooLarge(_, maximum: 10) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        } catch FilmError.noProgram {
            // Only `make pictures` needs it.
        }
    }
}
