import SwiftUI
import SwiftUITesting
import Testing

// Flash cards, as a learner writes them: told apart by index, each with state of its own.

struct TutorialFact {
    var prompt: String
    var answer: String

    static let example = TutorialFact(prompt: "Who said so?", answer: "She did")
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(y: offset * 10)
    }
}

struct TutorialFlashcard: View {
    let card: TutorialFact
    var removal: (() -> Void)? = nil

    @State private var isShowingAnswer = false
    @State private var offset = CGSize.zero

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25)
                .fill(.white)
                .shadow(radius: 10)

            VStack {
                Text(card.prompt)
                    .font(.largeTitle)
                    .foregroundStyle(.black)

                if isShowingAnswer {
                    Text(card.answer)
                        .font(.title)
                        .foregroundStyle(.secondary)
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 450, height: 250)
        .rotationEffect(.degrees(offset.width / 5.0))
        .offset(x: offset.width * 5)
        .opacity(2 - Double(abs(offset.width / 50)))
        .gesture(
            DragGesture()
                .onChanged { gesture in
                    offset = gesture.translation
                }
                .onEnded { _ in
                    if abs(offset.width) > 100 {
                        removal?()
                    } else {
                        offset = .zero
                    }
                }
        )
        .onTapGesture {
            isShowingAnswer.toggle()
        }
        .animation(.spring(), value: offset == .zero)
    }
}

struct TutorialFlashcards: View {
    @State private var cards: [TutorialFact]

    init(cards: [TutorialFact] = Array<TutorialFact>(repeating: .example, count: 10)) {
        _cards = State(initialValue: cards)
    }

    var body: some View {
        ZStack {
            Color.green
                .ignoresSafeArea()

            VStack {
                ZStack {
                    ForEach(0..<cards.count, id: \.self) { index in
                        TutorialFlashcard(card: cards[index]) {
                            withAnimation {
                                removeCard(at: index)
                            }
                        }
                        .stacked(at: index, in: cards.count)
                    }
                }
            }
        }
    }

    func removeCard(at index: Int) {
        cards.remove(at: index)
    }
}

#Preview {
    TutorialFlashcard(card: .example)
}

@MainActor
struct TutorialFlashcardsTests {
    private let landscape = CGSize(width: 852, height: 393)
    private let three = ["One", "Two", "Three"].map { TutorialFact(prompt: $0, answer: $0 + "!") }

    private func deck() -> ViewTester { ViewTester(TutorialFlashcards(cards: three), size: landscape) }

    @Test("card i of n is 10 · (n − i) down")
    func stacked() async throws {
        let tester = deck()
        let places = try three.map { try tester.find(.text($0.prompt)).frame.midY }
        #expect(abs(places[0] - places[1] - 10) < 0.01)
        #expect(abs(places[1] - places[2] - 10) < 0.01)
        #expect(abs(places[2] - (196.5 + 10)) < 0.3)
        #expect(try tester.find(.text("Three")).isInFront(of: tester.find(.text("Two"))))
    }

    @Test("ten equal cards can be told apart by index")
    func equalCards() async throws {
        let tester = ViewTester(TutorialFlashcards(), size: landscape)
        #expect(tester.findAll(.text("Who said so?")).count == 10)
        #expect(tester.issues.isEmpty)
    }

    @Test("a tap shows and hides the answer, of the top card only")
    func tap() async throws {
        let tester = deck()
        await tester.tap(try tester.find(.text("Three")))
        _ = try tester.find(.text("Three!"))
        #expect(tester.findAll(.containing("!")).count == 1)
        await tester.tap(try tester.find(.text("Three")))
        #expect(tester.findAll(.containing("!")).isEmpty)
    }

    @Test("a dragged card is moved fivefold, turned by a fifth, and fades from 50 to 100")
    func drag() async throws {
        let tester = deck()
        let start = try tester.find(.text("Three")).center
        let touch = tester.touch(at: start)
        for (x, opacity) in [(CGFloat(20), 1.0), (50, 1), (75, 0.5), (90, 0.2)] {
            await touch.move(to: CGPoint(x: start.x + x, y: start.y), over: 0.1)
            // What was let go of a spring at the start of the drag may still settle.
            await touch.hold(for: 2)
            let card = try tester.find(.text("Three"))
            #expect(abs(card.opacity - opacity) < 0.01)
            #expect(abs(atan2(card.transform.b, card.transform.a) * 180 / .pi - Double(x / 5)) < 0.01)
            #expect(abs(card.center.x - start.x - 5 * x) < 0.1)
            #expect(abs(card.center.y - start.y) < 0.1)
        }
        await touch.lift()
        try await tester.settle()
        #expect(abs(try tester.find(.text("Three")).center.x - start.x) < 0.01)
    }

    @Test("a card let go past 100 is removed, and the others move up")
    func removal() async throws {
        let tester = deck()
        let before = try tester.find(.text("Two")).frame.midY
        await tester.drag(try tester.find(.text("Three")), by: CGSize(width: 120, height: 0))
        #expect(tester.findAll(.text("Three")).isEmpty)
        let moving = try tester.find(.text("Two")).frame.midY
        #expect(moving <= before && moving > before - 9)
        try await tester.settle()
        #expect(abs(try tester.find(.text("Two")).frame.midY - (before - 10)) < 0.01)
        #expect(try tester.find(.text("Two")).opacity == 1)
        await tester.tap(try tester.find(.text("Two")))
        _ = try tester.find(.text("Two!"))
    }

    @Test("told apart by index, a card in the middle passes its state to the one above it")
    func indexIdentity() async throws {
        // Real SwiftUI does this too: the last index goes, and with it the state of the last view.
        let tester = deck()
        await tester.tap(try tester.find(.text("Three")))
        _ = try tester.find(.text("Three!"))
        await tester.drag(try tester.find(.text("Three")), by: CGSize(width: -130, height: 0))
        try await tester.settle()
        #expect(tester.findAll(.containing("!")).isEmpty)
    }
}
