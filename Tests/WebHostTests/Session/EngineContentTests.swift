import Foundation
import Gestures
import Hosting
import Layers
import Testing
import WebHost

/// Views behind the protocol, without a browser.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct EngineContentTests {
    /// Shows what was done to it.
    private struct Pad: View {
        @State private var holds = 0
        @State private var taps = 0
        @State private var distance = 0.0
        @Environment(\.colorScheme) private var scheme
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        var body: some View {
            Color.blue
                .frame(width: 200, height: 200)
                .gesture(
                    LongPressGesture(minimumDuration: 0.5).onEnded { _ in holds += 1 }
                        .exclusively(before: TapGesture().onEnded { taps += 1 })
                )
                .simultaneousGesture(DragGesture().onEnded { distance = $0.predictedEndTranslation.width })
                .accessibilityElement()
                .accessibilityLabel(
                    "\(holds) holds, \(taps) taps, \(Int(distance.rounded())) points, \(scheme)\(reducesMotion ? ", calm" : "")"
                )
        }
    }

    private func with(_ body: (PlayedPage) async throws -> Void) async throws {
        let configuration = WebServer.Configuration(title: "Pad", port: 0)
        let running = try await WebServer.start(configuration) { EngineContent(Pad(), $0) }
        let page = try await PlayedPage(port: running.listener.port)
        page.send { $0.hello(time: 0) }
        try await body(page)
        await page.socket.close()
        try await running.listener.stop()
    }

    /// The label once all that was sent has been dealt with.
    private func label(_ page: PlayedPage) async throws -> String {
        for _ in 0..<3 {
            page.acknowledge()
            try await page.settle()
        }
        return page.lastLabel
    }

    @Test("A tap and a hold are told apart by when they happened, though all of it arrives at once")
    func lateArrival() async throws {
        try await with { page in
            page.send {
                $0.pointer(.began, 196, 426, time: 1000)
                $0.pointer(.ended, 196, 426, time: 1100)
                $0.tick(1100)
                $0.pointer(.began, 196, 426, time: 2000)
                $0.pointer(.ended, 196, 426, time: 2700)
                $0.tick(2700)
            }
            let label = try await label(page)
            #expect(label == "1 holds, 1 taps, 0 points, light")
        }
    }

    @Test("A flick has the speed it had on the page, however its samples are bunched on their way")
    func bunchedFlick() async throws {
        var labels: [String] = []
        for bunch in [1, 4, 12] {
            try await with { page in
                var writer = RecordWriter()
                for step in 0...11 {
                    let time = 1000 + Double(step) * 10
                    writer.pointer(
                        step == 0 ? .began : step == 11 ? .ended : .moved, 140 + Float(step) * 10, 426, time: time)
                    if step % bunch == bunch - 1 || step == 11 {
                        writer.tick(time)
                        page.socket.send(writer.bytes)
                        writer = RecordWriter()
                    }
                }
                labels.append(try await label(page))
            }
        }
        #expect(Set(labels).count == 1, "\(labels)")
        // 1,000 points a second: 110 points, and a quarter of a second more.
        #expect(labels.first?.contains(" 360 points") == true, "\(labels)")
    }

    @Test("Appearance and reduced motion reach the environment")
    func traits() async throws {
        try await with { page in
            page.send { $0.resize(width: 393, height: 852, flags: 3, time: 100) }
            let label = try await label(page)
            #expect(label.hasSuffix("dark, calm"))
        }
    }

    @Test("What a page is told adds up to the engine's own layers")
    func layers() async throws {
        try await with { page in
            _ = try await label(page)
            #expect(page.layers.layers.values.contains { !$0.contents.isEmpty })
        }
    }
}
