import SwiftUI

/// How many chips of a ``FlexiblePicker`` can be chosen at a time.
public enum ChipSelection: Hashable, Sendable {
    /// One or none: choosing another lets go of the first.
    case single
    /// Any number.
    case multiple
    /// Up to a number: while so many are chosen, the others are dimmed and cannot be. Negative counts as 0.
    case limited(to: Int)

    /// Whether nothing more can be chosen until something is let go.
    func isFull(_ count: Int) -> Bool {
        if case .limited(let limit) = self { count >= limit } else { false }
    }

    /// Chooses an element, or lets go of it if it is chosen.
    ///
    /// What was chosen before is respected, also when it is more than can be: `single` lets go of all of it as soon as
    /// something else is chosen, `limited` waits until few enough are.
    func toggle<Chip: Selectable>(_ index: Int, of chips: inout [Chip]) {
        guard chips.indices.contains(index) else { return }
        if chips[index].isSelected {
            chips[index].isSelected = false
            return
        }
        switch self {
        case .multiple: break
        case .single: for other in chips.indices where chips[other].isSelected { chips[other].isSelected = false }
        case .limited: guard !isFull(chips.count { $0.isSelected }) else { return }
        }
        chips[index].isSelected = true
    }
}
