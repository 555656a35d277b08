import SwiftUITesting
import Testing

@MainActor
struct LargeInputTests {
    /// A megabyte of words in paragraphs of some lines.
    private static let megabyte: String = {
        let line = "The quick brown fox jumps over the lazy dog while nobody in particular is looking. "
        let paragraph = String(repeating: line, count: 12) + "\n"
        return String(String(repeating: paragraph, count: (1 << 20) / paragraph.utf8.count + 1).prefix(1 << 20))
    }()

    @Test("a megabyte of text in two lines ends in an ellipsis and takes no more room than any")
    func limited() async throws {
        let tester = ViewTester(
            VStack {
                Text(Self.megabyte).lineLimit(2)
                Text("below")
            })
        _ = try tester.snapshot()
        let long = try tester.find(.containing("quick"))
        #expect(long.text.utf8.count == 1 << 20)
        #expect(long.frame.height < 60 && long.frame.width <= 393)
        #expect(try tester.find(.text("below")).isHittable)
        let glyphs = tester.layersDescription
        #expect(glyphs.utf8.count < 20_000)
        #expect(glyphs.contains("…"))
    }

    @Test("a megabyte of text fills the window and is painted")
    func unlimited() async throws {
        let tester = ViewTester(Text(Self.megabyte), scale: 1)
        let long = try tester.find(.containing("quick"))
        #expect(long.frame.height <= 852)
        let picture = try tester.snapshot()
        #expect((0..<picture.width).contains { picture[$0, 400].r < 128 })
    }

    @Test("a megabyte of text scrolls")
    func scrolled() async throws {
        let tester = ViewTester(ScrollView { Text(Self.megabyte) }, scale: 1)
        #expect(try tester.find(.containing("quick")).frame.height > 100_000)
        await tester.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 50_000))
        let picture = try tester.snapshot()
        #expect((0..<picture.height).contains { picture[100, $0].r < 128 })
    }

    @Test("a word of a hundred thousand letters is broken anywhere")
    func oneWord() throws {
        let tester = ViewTester(Text(String(repeating: "a", count: 100_000)), scale: 1)
        #expect(try tester.find(.containing("aaa")).frame.width <= 393)
        _ = try tester.snapshot()
    }

    @Test("a text of line ends, marks that combine without end, and directions that never close")
    func oddText() throws {
        let odd = [
            String(repeating: "\n", count: 5_000), "e" + String(repeating: "\u{301}", count: 5_000),
            String(repeating: "\u{202E}", count: 2_000) + "abc", String(repeating: "👩‍👩‍👧‍👦", count: 500),
            "\u{0}\u{FFFD}\u{FEFF}", "",
        ]
        for text in odd {
            let tester = ViewTester(
                VStack {
                    Text(text); Text("below")
                }, size: CGSize(width: 100, height: 100))
            _ = try tester.snapshot()
            #expect(try tester.find(.text("below")).frame.width > 0)
        }
    }

    @Test("ten thousand elements in a stack are laid out, and one that changes is all that is worked on")
    func elements() async throws {
        let tester = ViewTester(TenThousand())
        #expect(tester.findAll(.containing("row 99")).count == 111)
        #expect(tester.semanticsDescription.components(separatedBy: "\"row ").count == 10_001)
        await tester.tap(try tester.find(.label("Count")))
        await tester.pump()
        _ = try tester.find(.text("row 5000 is 1"))
        await tester.advance(by: 0.3)
        let touch = tester.touch(at: try tester.find(.label("Count")).center)
        await touch.hold(for: 0.05)
        await touch.lift()
        #expect(tester.findAll(.text("row 5000 is 2")).count == 1)
        _ = try tester.snapshot()
    }

    @Test("an empty deck shows nothing and takes drags")
    func emptyDeck() async throws {
        let tester = ViewTester(Deck(cards: []))
        let touch = tester.touch(at: CGPoint(x: 196, y: 426))
        await touch.move(by: CGSize(width: 100, height: 100), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(tester.findAll(.role(.text)).isEmpty)
        _ = try tester.snapshot()
        #expect(tester.issues.isEmpty)
    }

    @Test("a deck whose last card is thrown is empty, and can be filled again")
    func emptiedDeck() async throws {
        let tester = ViewTester(Deck(cards: ["only"]))
        await tester.drag(try tester.find(.text("only")), by: CGSize(width: 300, height: 0))
        try await tester.settle()
        #expect(tester.findAll(.text("only")).isEmpty)
        await tester.tap(try tester.find(.label("Deal")))
        try await tester.settle()
        _ = try tester.find(.text("new"))
        #expect(tester.issues.isEmpty)
    }

    @Test("views of no size, and windows of none, are shown and painted")
    func nothing() async throws {
        for size in [CGSize.zero, CGSize(width: 0, height: 100), CGSize(width: CGFloat.nan, height: -5)] {
            let tester = ViewTester(Counter(), size: size)
            try await tester.settle()
            let error = #expect(throws: (any Error).self) { try tester.snapshot() }
            #expect("\(String(describing: error))".contains("each side must be 1…32767"))
        }
        let tester = ViewTester(
            VStack {
                Circle().stroke(.red).frame(width: 0, height: 0)
                Image(systemName: "star").resizable().frame(width: 0, height: 10)
                Text("text").frame(width: 0)
                Color.red.scaleEffect(0).shadow(radius: 3)
            })
        _ = try tester.snapshot()
        #expect(tester.issues.isEmpty)
    }
}

private struct TenThousand: View {
    @State private var count = 0
    var body: some View {
        VStack(spacing: 0) {
            Button("Count") { count += 1 }.frame(height: 40)
            ForEach(0..<10_000, id: \.self) { row in
                Text(verbatim: row == 5000 ? "row \(row) is \(count)" : "row \(row)").frame(height: 0)
            }
            Spacer(minLength: 0)
        }
    }
}

private struct Deck: View {
    @State var cards: [String]
    @State private var shift = CGSize.zero

    var body: some View {
        VStack {
            ZStack {
                ForEach(Array(cards.enumerated()), id: \.element) { index, card in
                    Text(card).frame(width: 200, height: 100).background(Color.yellow)
                        .offset(index == cards.count - 1 ? shift : .zero)
                        .transition(.move(edge: .trailing))
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture()
                    .onChanged { shift = $0.translation }
                    .onEnded { value in
                        withAnimation(.spring()) {
                            shift = .zero
                            if value.translation.width > 100 { _ = cards.popLast() }
                        }
                    })
            Button("Deal") { withAnimation { cards.append("new") } }
        }
    }
}
