import CardDecks
import SwiftUITesting

/// A deck of colored cards, 200 × 300 in the middle of a screen of 400 × 600, and means to change and to see it.
@MainActor
struct ColoredDeck {
    /// What lets a test change the collection, and what was called back.
    @MainActor
    final class Control {
        var change: ([Int]) -> Void = { _ in }
        var ask: ((inout SwipeDeckState) -> Void) -> Void = { _ in }
        var state = SwipeDeckState()
        var swipes: [String] = []
        var onSwipe: (Int) -> Void = { _ in }
    }

    let tester: ViewTester
    let control = Control()
    private let direction: LayoutDirection

    /// Red, green, blue, and then gray ones.
    static func color(_ number: Int) -> Color {
        switch number {
        case 0: Color(red: 1, green: 0, blue: 0)
        case 1: Color(red: 0, green: 1, blue: 0)
        case 2: Color(red: 0, green: 0, blue: 1)
        default: Color(white: 0.5)
        }
    }

    init(
        _ numbers: [Int], loops: Bool = false, directions: SwipeDirection.Set = .horizontal, threshold: CGFloat = 80,
        layoutDirection: LayoutDirection = .leftToRight, reducesMotion: Bool = false
    ) async throws {
        direction = layoutDirection
        tester = ViewTester(
            Deck(numbers: numbers, loops: loops, directions: directions, threshold: threshold, control: control),
            size: CGSize(width: 400, height: 600), scale: 1
        ) {
            $0.layoutDirection = layoutDirection
            $0.accessibilityReduceMotion = reducesMotion
        }
        try await tester.settle()
    }

    private struct Deck: View {
        @State var numbers: [Int]
        let loops: Bool
        let directions: SwipeDirection.Set
        let threshold: CGFloat
        let control: Control
        @State private var state = SwipeDeckState()

        var body: some View {
            SwipeDeck(numbers, id: \.self, state: $state, loops: loops) { number in
                ColoredDeck.color(number)
                    .accessibilityElement()
                    .accessibilityLabel("Card \(number)")
            }
            .swipeDirections(directions)
            .swipeThreshold(threshold)
            .onSwipe { number, direction in
                control.swipes.append("\(number) \(direction)")
                control.onSwipe(number)
            }
            .frame(width: 200, height: 300)
            .onChange(of: state, initial: true) { control.state = $1 }
            .onAppear {
                control.change = { numbers = $0 }
                control.ask = { $0(&state) }
            }
        }
    }

    /// The cards that assistive technology finds: the one on top, or none.
    var cards: [Int] {
        tester.findAll(.containing("Card ")).sorted { $0.isInFront(of: $1) }
            .compactMap { Int($0.label.dropFirst("Card ".count)) }
    }

    /// The middle of what is seen of a card's color, in points, or nil when nothing is.
    func center(_ number: Int) throws -> CGPoint? {
        let picture = try tester.snapshot()
        let wanted: (Int, Int, Int) = number == 0 ? (255, 0, 0) : number == 1 ? (0, 255, 0) : (0, 0, 255)
        var (x, y, count) = (0, 0, 0)
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                let pixel = picture[column, row]
                guard (Int(pixel.0), Int(pixel.1), Int(pixel.2)) == wanted else { continue }
                (x, y, count) = (x + column, y + row, count + 1)
            }
        }
        return count == 0 ? nil : CGPoint(x: Double(x) / Double(count) + 0.5, y: Double(y) / Double(count) + 0.5)
    }

    func hold() async -> Touch {
        let touch = tester.touch(at: CGPoint(x: 200, y: 300))
        await touch.hold(for: 0.1)
        return touch
    }

    /// Changes the collection, as the app that owns it would.
    func change(_ numbers: [Int]) async {
        control.change(numbers)
        await tester.pump(by: 0)
    }

    func ask(_ request: (inout SwipeDeckState) -> Void) async {
        control.ask(request)
        await tester.pump(by: 0)
    }
}
