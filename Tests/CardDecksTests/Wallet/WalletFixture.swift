import CardDecks
import SwiftUITesting

/// A card as tests need it.
struct TestCard: Identifiable {
    var id: Int
    var name: String

    static func all(_ names: String) -> [TestCard] {
        names.enumerated().map { TestCard(id: $0.offset, name: String($0.element)) }
    }
}

/// What a test does to the cards from outside.
@MainActor
final class Remote {
    var change: ((inout [TestCard]) -> Void) -> Void = { _ in }
    var setOpen: (Int?) -> Void = { _ in }
    var open: () -> Int? = { nil }
    /// Where the cards stand in the window, those that nobody can read included.
    var frames: [String: CGRect] = [:]
}

/// A wallet with a card of 200 × 120 points for each letter, and a detail that names it.
struct WalletScreen: View {
    @State var cards: [TestCard]
    @State var open: Int?
    let remote: Remote
    var modify: (WalletDeck<TestCard, AnyView, Text>) -> WalletDeck<TestCard, AnyView, Text> = { $0 }

    var body: some View {
        let _ = connect()
        VStack {
            modify(
                WalletDeck($cards, open: $open) { card in
                    AnyView(
                        Color.teal.frame(width: 200, height: 120).overlay { Face(name: card.name) {} }
                            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
                                remote.frames[card.name] = $0
                            }
                            .accessibilityElement(children: .ignore)
                            .accessibilityLabel(card.name)
                            .accessibilityIdentifier(card.name)
                    )
                } detail: { card in
                    Text("Detail of \(card.name)")
                })
        }
    }

    private func connect() {
        remote.change = { change in withAnimation(.linear(duration: 0.5)) { change(&cards) } }
        remote.setOpen = { open = $0 }
        remote.open = { open }
    }
}

/// Something with a closure, which therefore is another one each time it is made.
private struct Face: View {
    let name: String
    let action: () -> Void

    var body: some View { Text(name).onAppear(perform: action) }
}

@MainActor
struct WalletFixture {
    let tester: ViewTester
    let remote = Remote()

    init(
        _ names: String = "abcde", settled: Bool = true, environment: (inout EnvironmentValues) -> Void = { _ in },
        modify: @escaping (WalletDeck<TestCard, AnyView, Text>) -> WalletDeck<TestCard, AnyView, Text> = { $0 }
    ) async throws {
        try await self.init(cards: TestCard.all(names), settled: settled, environment: environment, modify: modify)
    }

    init(
        cards: [TestCard], settled: Bool = true, environment: (inout EnvironmentValues) -> Void = { _ in },
        modify: @escaping (WalletDeck<TestCard, AnyView, Text>) -> WalletDeck<TestCard, AnyView, Text> = { $0 }
    ) async throws {
        tester = ViewTester(
            WalletScreen(cards: cards, remote: remote, modify: modify), size: CGSize(width: 393, height: 700),
            environment: environment)
        if settled { try await tester.settle() }
    }

    func card(_ name: String) throws -> Element { try tester.find(.id(name)) }

    /// The letters by place, the frontmost first.
    func order(_ names: String = "abcde") throws -> String {
        String(try names.map { ($0, try card(String($0)).frame.midY) }.sorted { $0.1 > $1.1 }.map(\.0))
    }

    /// Puts a finger on the part of a card that no other covers, and holds it.
    func hold(_ name: String) async throws -> Touch {
        let frame = try card(name).frame
        let touch = tester.touch(at: CGPoint(x: frame.midX, y: frame.minY + 25))
        await touch.hold(for: 0.1)
        return touch
    }

    func tap(_ name: String) async throws {
        let frame = try card(name).frame
        let touch = tester.touch(at: CGPoint(x: frame.midX, y: frame.minY + 25))
        await touch.hold(for: 0.05)
        await touch.lift()
    }
}
