import SwiftUI

/// How many chips of a ``FlexiblePicker`` can be selected at the same time.
public enum ChipSelection: Hashable, Sendable {
    /// One or none: selecting another chip deselects the first.
    case single
    /// Any number.
    case multiple
    /// Up to a number of chips. When that many are selected, the others are dimmed and disabled. Negative counts as 0.
    case limited(to: Int)

    /// Whether another chip can only be selected after one has been deselected.
    func isFull(_ count: Int) -> Bool {
        if case .limited(let limit) = self { count >= limit } else { false }
    }

    /// Selects an element, or deselects it if it is selected.
    ///
    /// There may already be more selected elements than allowed. `single` deselects all of them when another one is
    /// selected; `limited` selects nothing until few enough are left.
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
