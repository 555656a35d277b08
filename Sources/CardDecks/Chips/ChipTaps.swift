import SwiftUI

/// Handles taps on chips. All chips share one object, so that a chip counts as unchanged as long as it looks the same.
final class ChipTaps<Chip: Selectable> {
    fileprivate var chips: Binding<[Chip]>?
    fileprivate var selection = ChipSelection.multiple

    /// Selects or deselects the chip with an id.
    ///
    /// - Parameter index: the index at which it was shown last; it may have moved since.
    func toggle(_ id: Chip.ID, near index: Int) {
        guard let chips else { return }
        var values = chips.wrappedValue
        guard let found = values.index(of: id, near: index) else { return }
        selection.toggle(found, of: &values)
        chips.wrappedValue = values
    }
}

/// The chips of a picker, with the object that handles taps on them.
///
/// The object gets the newest binding before each evaluation of the picker's body.
struct TappedChips<Chip: Selectable>: DynamicProperty {
    @Binding var chips: [Chip]
    let selection: ChipSelection
    @State private(set) var taps = ChipTaps<Chip>()

    init(_ chips: Binding<[Chip]>, _ selection: ChipSelection) {
        _chips = chips
        self.selection = selection
    }

    func update() {
        taps.chips = $chips
        taps.selection = selection
    }
}
