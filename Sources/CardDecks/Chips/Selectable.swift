import SwiftUI

/// An element that can be shown as a chip of a ``FlexiblePicker``.
public protocol Selectable: Identifiable, Hashable {
    /// Creates an element with a name. It should not be selected at first.
    init(displayedName: String)

    /// Whether the chip is selected.
    var isSelected: Bool { get set }

    /// The text of the chip, which is shown on one line. It may be empty.
    var displayedName: String { get }
}
