import SwiftUI

/// How far the cards beside a dragged one have moved to show where it would land.
///
/// Each card has a shift of its own, so that only those that make room are updated when it changes.
@MainActor
final class WalletGap<ID: Hashable> {
    private var shifts: [ID: WalletShift] = [:]
    /// The dragged card; with several fingers, the one that moved past a neighbor last.
    private var owner: ID?

    func shift(of id: ID) -> WalletShift {
        if let known = shifts[id] { return known }
        let made = WalletShift()
        shifts[id] = made
        return made
    }

    /// Makes room for a card at another place than its own.
    func open(for id: ID, from index: Int, to target: Int, among ids: [ID]) {
        owner = id
        for (place, other) in ids.enumerated() where other != id {
            let steps =
                if place > index, place <= target { -1 } else if place < index, place >= target { 1 } else { 0 }
            if shift(of: other).steps != steps { shift(of: other).steps = steps }
        }
    }

    /// Closes the gap for a card, or whatever gap there is.
    func close(for id: ID? = nil) {
        guard id == nil || id == owner else { return }
        owner = nil
        for shift in shifts.values where shift.steps != 0 { shift.steps = 0 }
    }
}

/// How many places a card has moved to make room: 1 is one place further back.
@MainActor
@Observable
final class WalletShift {
    var steps = 0
}

/// Where a dragged card would land.
struct WalletTarget: Equatable {
    var index: Int
    var count: Int
    /// Nil while the card is not dragged.
    var place: Int?
}
