import SwiftUI
import SwiftUITesting
import Testing

// A queue of songs: a finger takes one along, and the others make room. The order is an array, the finger a way in it.

private struct SongQueue: View {
    private struct Carried: Equatable {
        var song: String
        /// Where the song was when the finger took it, and how far it has come since.
        var from: Int
        var way: CGFloat
    }

    @State private var songs = ["Undertow", "Paper Moon", "Kestrel", "Halogen"]
    @State private var carried: Carried?

    private let height: CGFloat = 48

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(zip(songs.indices, songs)), id: \.1) { place, song in
                Text(song)
                    .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
                    .background(Color.purple.opacity(carried?.song == song ? 0.6 : 0.2))
                    .offset(x: 0, y: shift(of: song, at: place))
                    .zIndex(carried?.song == song ? 10 : 0)
                    .gesture(carrying(song, at: place))
            }
        }
        .coordinateSpace(.named("queue"))
        .padding(24)
    }

    private func shift(of song: String, at place: Int) -> CGFloat {
        guard let carried, carried.song == song else { return 0 }
        return carried.way - height * CGFloat(place - carried.from)
    }

    private func carrying(_ song: String, at place: Int) -> some Gesture {
        DragGesture(minimumDistance: 3, coordinateSpace: .named("queue"))
            .onChanged { drag in
                var now = carried ?? Carried(song: song, from: place, way: 0)
                now.way = drag.translation.height
                carried = now
                let steps = Int((now.way / height).rounded())
                let target = max(0, min(now.from + steps, songs.count - 1))
                guard songs[target] != song else { return }
                withAnimation(.easeOut(duration: 0.25)) {
                    songs.removeAll { $0 == song }
                    songs.insert(song, at: target)
                }
            }
            .onEnded { _ in withAnimation(.snappy) { carried = nil } }
    }
}

@MainActor
struct QueueTests {
    private let tester = ViewTester(SongQueue())

    private func middle(_ song: String) throws -> CGFloat { try tester.find(.text(song)).frame.midY }

    private func order() throws -> [String] {
        let songs = ["Undertow", "Paper Moon", "Kestrel", "Halogen"]
        let places = try songs.map(middle)
        return songs.indices.sorted { places[$0] < places[$1] }.map { songs[$0] }
    }

    @Test("a song taken past two others stays under the finger, and is between the right ones in the end")
    func carries() async throws {
        let start = try tester.find(.text("Undertow")).center
        let touch = tester.touch(at: start)
        await touch.move(by: CGSize(width: 4, height: 104), over: 0.5)
        await touch.hold(for: 1)
        #expect(abs(try middle("Undertow") - start.y - 104) < 0.5)
        #expect(try tester.find(.text("Undertow")).isInFront(of: tester.find(.text("Kestrel"))))
        await touch.lift()
        try await tester.settle()
        #expect(try order() == ["Paper Moon", "Kestrel", "Undertow", "Halogen"])
        #expect(abs(try middle("Undertow") - start.y - 96) < 0.01)
        #expect(tester.issues.isEmpty)
    }

    @Test("the others make room over time, and beyond the end there is no place but the last")
    func makesRoom() async throws {
        let last = try middle("Halogen")
        let touch = tester.touch(at: try tester.find(.text("Kestrel")).center)
        await touch.move(by: CGSize(width: 0, height: 40), over: 0.1)
        let moving = try middle("Halogen")
        #expect(moving <= last && moving > last - 48)
        await touch.move(by: CGSize(width: 0, height: 260), over: 0.1)
        await touch.hold(for: 0.5)
        #expect(abs(try middle("Halogen") - last + 48) < 0.01)
        await touch.lift()
        try await tester.settle()
        #expect(try order() == ["Undertow", "Paper Moon", "Halogen", "Kestrel"])
    }
}
