import SwiftUITesting
import Testing

@MainActor @Suite struct StrangeContainerTests {
    private struct Words: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private final class Notes: @unchecked Sendable {
        var words: [[String]] = []
        var lines: [String] = []
    }

    // 31

    private struct Choir: View {
        let notes: Notes
        @State private var isLoud = false

        var body: some View {
            VStack {
                ForEach(["a", "b"], id: \.self) { Text($0).preference(key: Words.self, value: [$0]) }
                Group {
                    if isLoud { Text("c").preference(key: Words.self, value: ["c"]) }
                    HStack {
                        Text("d").preference(key: Words.self, value: ["d"])
                        Text("e").preference(key: Words.self, value: ["e"])
                    }
                    .transformPreference(Words.self) { $0 = $0.map { $0.uppercased() } }
                }
                // What is told outside counts, and not what is told inside.
                Text("f").preference(key: Words.self, value: ["inner"]).preference(key: Words.self, value: ["outer"])
                EmptyView().preference(key: Words.self, value: ["nothing"])
                Button("Louder") { isLoud.toggle() }
            }
            .onPreferenceChange(Words.self) { [notes] in notes.words.append($0) }
        }
    }

    @Test("what views tell comes in their order, changed by what is around them, whatever comes and goes between them")
    func choir() async throws {
        let notes = Notes()
        let ordeal = Ordeal(Choir(notes: notes))
        #expect(notes.words.last?.prefix(5) == ["a", "b", "D", "E", "outer"])
        try await ordeal.tester.perform("Activate", on: try ordeal.tester.find(.label("Louder")))
        await ordeal.tester.pump()
        #expect(notes.words.last?.prefix(6) == ["a", "b", "c", "D", "E", "outer"])
        await ordeal.endure()
    }

    // 32

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test("guides reach through containers, are put together by them, and stop where a frame says otherwise")
    func guides() async {
        let third = VerticalAlignment(Third.self)
        let frames = Frames.of { frames in
            HStack(alignment: third, spacing: 0) {
                Color.red.frame(width: 10, height: 90).noted("plain", in: frames)
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 20)
                    Color.red.frame(width: 10, height: 20).alignmentGuide(third) { $0[.bottom] }
                        .noted("guided", in: frames)
                    ZStack { Color.red.frame(width: 10, height: 20) }
                }
                .noted("column", in: frames)
                Color.red.frame(width: 10, height: 8).alignmentGuide(third) { _ in -5 }.noted("above", in: frames)
            }
        }
        // A third of 90, the lower edge of the guided view, and 5 above the last one are at one height.
        let line = frames["plain"].minY + 30
        #expect(frames["guided"].maxY == line)
        #expect(frames["column"].minY == line - 40)
        #expect(frames["above"].minY == line + 5)
    }

    // 33

    private struct Spread: View {
        let notes: Frames
        @State private var isMoved = false

        var body: some View {
            Text("Card")
                .frame(width: 80, height: 40)
                .noted("inside", in: notes)
                .offset(x: isMoved ? 30 : 0)
                .overlay { Color.clear.noted("overlay", in: notes) }
                .background(alignment: .bottomTrailing) {
                    Color.red.frame(width: 100, height: 10).noted("background", in: notes)
                }
                .scaleEffect(isMoved ? 2 : 1, anchor: .topLeading)
                .noted("around", in: notes)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
        }
    }

    @Test("what lies over a view that is moved stays where the view was, and readers see it scaled and at its end")
    func spread() async throws {
        let frames = Frames()
        let ordeal = Ordeal(Spread(notes: frames))
        let start = frames["around"]
        #expect(start == CGRect(x: 120, y: 220, width: 80, height: 40))
        #expect(frames["overlay"] == start)
        #expect(frames["background"] == CGRect(x: 100, y: 250, width: 100, height: 10))
        await ordeal.tester.tap(try ordeal.tester.find(.text("Card")))
        await ordeal.tester.advance(by: 0.1)
        #expect(frames["around"] == start)
        #expect(frames["overlay"] == CGRect(x: 120, y: 220, width: 160, height: 80))
        #expect(frames["inside"] == CGRect(x: 180, y: 220, width: 160, height: 80))
        await ordeal.endure()
    }

    // 34

    @Test("insets in insets each take their room from what is inside, and a ground reaches under all of them")
    func insets() async {
        let frames = Frames.of(width: 200, height: 300) { frames in
            Color.red
                .noted("content", in: frames)
                .background { Color.blue.ignoresSafeArea().noted("under", in: frames) }
                .safeAreaInset(edge: .top, spacing: 0) {
                    Color.green.frame(height: 20).noted("inner", in: frames)
                }
                .safeAreaInset(edge: .top, spacing: 5) {
                    Color.green.frame(height: 30).noted("outer", in: frames)
                }
                .safeAreaInset(edge: .leading, spacing: 0) {
                    Color.green.frame(width: 40).noted("side", in: frames)
                }
                .safeAreaPadding(.bottom, 50)
        }
        #expect(frames["side"] == CGRect(x: 0, y: 0, width: 40, height: 250))
        #expect(frames["outer"] == CGRect(x: 40, y: 0, width: 160, height: 30))
        #expect(frames["inner"] == CGRect(x: 40, y: 35, width: 160, height: 20))
        #expect(frames["content"] == CGRect(x: 40, y: 55, width: 160, height: 195))
    }

    // 35

    @Test("priorities that tie, infinite frames, fixed sizes and texts of two lines in one row")
    func room() async {
        let frames = Frames.of(width: 300, height: 400) { frames in
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 20, maxWidth: 500).layoutPriority(-1).noted("low", in: frames)
                    Color.red.frame(minWidth: 30).layoutPriority(2).noted("first", in: frames)
                    Color.red.frame(minWidth: 40).layoutPriority(2).noted("second", in: frames)
                }
                .frame(height: 20)
                HStack(spacing: 0) {
                    Color.red.frame(maxWidth: .infinity).frame(width: 60).noted("fixed", in: frames)
                    Color.red.frame(width: 60).frame(maxWidth: .infinity).noted("infinite", in: frames)
                    Color.red.frame(idealWidth: 50, maxWidth: .infinity).fixedSize(horizontal: true, vertical: false)
                        .noted("ideal", in: frames)
                }
                .frame(height: 20)
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("One line and another that follows it, and more").frame(width: 120)
                        .noted("lines", in: frames)
                    Text("One").noted("first line", in: frames)
                }
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Text("One line and another that follows it, and more").frame(width: 120)
                        .noted("more lines", in: frames)
                    Text("One").noted("last line", in: frames)
                }
            }
        }
        // Both of the higher priority share what is left when the least length of the lower one is kept back.
        #expect([frames["low"].width, frames["first"].width, frames["second"].width] == [20, 140, 140])
        #expect([frames["fixed"].width, frames["infinite"].width, frames["ideal"].width] == [60, 190, 50])
        #expect(frames["lines"].height > 50)
        #expect(frames["first line"].minY == frames["lines"].minY)
        #expect(frames["last line"].maxY == frames["more lines"].maxY)
    }
}
