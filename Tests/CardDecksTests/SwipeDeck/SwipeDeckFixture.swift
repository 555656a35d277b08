import CardDecks
import SwiftUITesting

/// A collection that counts how often its elements are read.
struct CountedNumbers: RandomAccessCollection {
    final class Reads {
        var count = 0
    }

    let endIndex: Int
    let reads = Reads()
    var startIndex: Int { 0 }

    subscript(position: Int) -> Int {
        reads.count += 1
        return position
    }
}

/// A card that says what it is, and knows since when.
struct NumberCard: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(.orange)
            .accessibilityElement()
            .accessibilityLabel("Card \(number)")
            .accessibilityValue("\(taps)")
            .onTapGesture { taps += 1 }
    }
}

/// A deck of numbers in the middle of the screen, 300 × 400.
@MainActor
struct SwipeDeckFixture {
    /// What was called back.
    @MainActor
    final class Log {
        var swipes: [String] = []
        var undone: [String] = []
        var asked: [String] = []
        var refuses = false
        var state = SwipeDeckState()
    }

    let tester: ViewTester
    let log = Log()
    static let middle = CGPoint(x: 393 / 2, y: 852 / 2)

    init(
        _ numbers: some RandomAccessCollection<Int>, loops: Bool = false, directions: SwipeDirection.Set = .horizontal,
        reducesMotion: Bool = false, layoutDirection: LayoutDirection = .leftToRight
    ) async throws {
        let deck = Tested(numbers: Array(numbers), loops: loops, directions: directions, log: log)
        tester = ViewTester(deck) {
            $0.accessibilityReduceMotion = reducesMotion
            $0.layoutDirection = layoutDirection
        }
        try await tester.settle()
    }

    private struct Tested: View {
        let numbers: [Int]
        let loops: Bool
        let directions: SwipeDirection.Set
        let log: Log
        @State private var state = SwipeDeckState()

        var body: some View {
            VStack {
                SwipeDeck(numbers, id: \.self, state: $state, loops: loops) {
                    NumberCard(number: $0)
                } end: {
                    Text("The end")
                }
                .swipeDirections(directions)
                .allowsSwipe { number, direction in
                    log.asked.append("\(number) \(direction)")
                    return !log.refuses
                }
                .onSwipe { log.swipes.append("\($0) \($1)") }
                .onUndo { log.undone.append("\($0) \($1)") }
                .accessibilityIdentifier("deck")
                .frame(width: 300, height: 400)
                .onChange(of: state, initial: true) { log.state = $1 }
                Button("Left") { state.swipe(.left) }
                Button("Right twice") {
                    state.swipe(.right)
                    state.swipe(.right)
                }
                Button("Undo") { state.undo() }
                Button("Restart") { state.restart() }
                Button("Third") { state.move(to: 2) }
            }
        }
    }

    func card(_ number: Int) throws -> Element { try tester.find(.label("Card \(number)")) }

    func press(_ button: String) async throws { await tester.tap(try tester.find(.role(.button, button))) }

    /// The cards that assistive technology finds: the one on top, or none.
    var cards: [Int] {
        tester.findAll(.containing("Card ")).sorted { $0.isInFront(of: $1) }
            .compactMap { Int($0.label.dropFirst("Card ".count)) }
    }

    /// Holds the card on top and moves it.
    func hold(_ movement: CGSize, over seconds: Double = 0.3) async -> Touch {
        let touch = tester.touch(at: CGPoint(x: Self.middle.x, y: Self.middle.y - 60))
        await touch.hold(for: 0.1)
        await touch.move(by: movement, over: seconds)
        return touch
    }

    /// Drags the card on top and lets it go at rest.
    func drag(_ movement: CGSize) async throws {
        let touch = await hold(movement)
        await touch.hold(for: 0.2)
        await touch.lift()
        try await tester.settle()
    }
}
