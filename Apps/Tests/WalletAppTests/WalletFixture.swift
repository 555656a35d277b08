import SwiftUITesting

@testable import WalletCards

/// The wallet as it is once its cards have arrived.
@MainActor
struct WalletFixture {
    /// The cards' names in the order the samples have, front to back.
    static let names = ["visa", "mastercard", "amex", "chase", "discover"]
    /// The middle of the screen, on which the deck is centered sideways.
    static let middle: CGFloat = 393 / 2

    let tester: ViewTester

    init(settled: Bool = true) async throws {
        tester = ViewTester(WalletScreen())
        if settled { try await tester.settle() }
    }

    func card(_ index: Int) throws -> Element { try card(named: Self.names[index]) }

    func card(named name: String) throws -> Element { try tester.find(.id(name)) }

    /// The names of the cards by place, the lowest on the screen (and frontmost) first.
    var order: [String] {
        get throws {
            try Self.names.map { ($0, try card(named: $0).frame.midY) }.sorted { $0.1 > $1.1 }.map(\.0)
        }
    }

    /// A point of a card that no card in front covers: 25 points below its upper edge.
    func handle(_ index: Int) throws -> CGPoint {
        let frame = try card(index).frame
        return CGPoint(x: frame.midX, y: frame.minY + 25)
    }

    /// Puts a finger on a card and holds it long enough to drag.
    func hold(_ index: Int) async throws -> Touch {
        let touch = tester.touch(at: try handle(index))
        await touch.hold(for: 0.1)
        return touch
    }

    func tap(_ index: Int) async throws {
        let touch = tester.touch(at: try handle(index))
        await touch.hold(for: 0.05)
        await touch.lift()
    }
}

/// Whether two lengths are the same to a hundredth of a point.
func isClose(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(first - second) <= tolerance
}
