import SwiftUI

/// Something that a chip of a ``FlexiblePicker`` stands for.
public protocol Selectable: Identifiable, Hashable {
    /// What the chip says, on one line; may be empty.
    var displayedName: String { get }
    /// Whether it is chosen.
    var isSelected: Bool { get set }
    /// Something new of a name, not chosen unless the type says otherwise.
    init(displayedName: String)
}
