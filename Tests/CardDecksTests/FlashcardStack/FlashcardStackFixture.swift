import CardDecks
import SwiftUITesting

/// A stack of numbered cards of 300 × 200 points, and what came of swipes.
@MainActor
struct FlashcardStackFixture {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    /// What swipes do to the collection.
    enum Rule { case remove, refuse, putBack }

    @MainActor
    final class Log {
        var swipes: [String] = []
        var state = FlashcardStackState()
    }

    let tester: ViewTester
    let log = Log()
    static let colors: [Color] = [.red, .green, .blue, .yellow, .purple, .cyan, .brown, .mint, .pink, .gray, .indigo]

    init(
        _ items: [Item], rule: Rule = .remove, depth: Int = 10,
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws {
        tester = ViewTester(
            Tested(items: items, all: items, rule: rule, depth: depth, log: log), size: CGSize(width: 852, height: 500),
            environment: environment)
        try await tester.settle()
    }

    init(count: Int, rule: Rule = .remove, environment: (inout EnvironmentValues) -> Void = { _ in }) async throws {
        try await self.init((0..<count).map { Item(id: $0, name: "Card \($0)") }, rule: rule, environment: environment)
    }

    private struct Tested: View {
        @State var items: [Item]
        let all: [Item]
        let rule: Rule
        let depth: Int
        let log: Log
        @State private var state = FlashcardStackState()

        var body: some View {
            VStack {
                FlashcardStack(items, state: $state) { item, isShowingBack in
                    Face(item: item, isShowingBack: isShowingBack)
                }
                .onSwipe { item, direction in
                    log.swipes.append("\(item.name) \(direction)")
                    guard let index = items.lastIndex(where: { $0.id == item.id }) else { return }
                    if rule != .refuse { items.remove(at: index) }
                    if rule == .putBack { items.insert(item, at: max(items.count - 2, 0)) }
                }
                .stackDepth(depth)
                .accessibilityIdentifier("stack")
                .onChange(of: state, initial: true) { log.state = $1 }
                HStack {
                    Button("Left") { state.swipe(.left) }
                    Button("Flip") { state.flip() }
                    Button("Restore") { items = all }
                    Button("Drop lowest") { items.removeFirst() }
                    Button("Clear") { items = [] }
                }
            }
        }
    }

    private struct Face: View {
        let item: Item
        let isShowingBack: Bool
        @State private var taps = 0

        var body: some View {
            FlashcardStackFixture.colors[item.id % FlashcardStackFixture.colors.count]
                .frame(width: 300, height: 200)
                .accessibilityElement()
                .accessibilityLabel(item.name)
                .accessibilityValue(isShowingBack ? "back" : "front")
        }
    }

    /// What is seen of the stack: the card on top.
    var top: Element {
        get throws { try tester.find(.containing("Card ")) }
    }

    func press(_ button: String) async throws { await tester.tap(try tester.find(.role(.button, button))) }

    func hold(_ movement: CGSize, over seconds: Double = 0.3) async throws -> Touch {
        let touch = tester.touch(at: try top.center)
        await touch.move(by: movement, over: seconds)
        return touch
    }

    /// Drags the card on top and lets it go at rest.
    func drag(_ dx: CGFloat) async throws {
        let touch = try await hold(CGSize(width: dx, height: 0))
        await touch.hold(for: 0.2)
        await touch.lift()
        try await tester.settle()
    }
}
