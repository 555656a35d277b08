import SwiftUI

/// What taps on chips do: one object for all of them, so that a chip is the same as long as it shows the same.
@MainActor
final class ChipTaps<Chip: Selectable> {
    private var chips: Binding<[Chip]>?
    private var selection = ChipSelection.multiple

    nonisolated init() {}

    func update(_ chips: Binding<[Chip]>, _ selection: ChipSelection) {
        self.chips = chips
        self.selection = selection
    }

    /// Chooses the chip of an id or lets go of it.
    ///
    /// - Parameter index: where it stood when it was shown last; it may have moved since.
    func toggle(_ id: Chip.ID, near index: Int) {
        guard let chips else { return }
        var values = chips.wrappedValue
        guard let found = values.index(of: id, near: index) else { return }
        selection.toggle(found, of: &values)
        chips.wrappedValue = values
    }
}
