import SwiftUI

/// Handles taps on chips. All chips share one object, so that a chip counts as unchanged as long as it looks the same.
@MainActor
final class ChipTaps<Chip: Selectable> {
    private var chips: Binding<[Chip]>?
    private var selection = ChipSelection.multiple

    nonisolated init() {}

    func update(_ chips: Binding<[Chip]>, _ selection: ChipSelection) {
        self.chips = chips
        self.selection = selection
    }

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
