import SwiftUI

/// An element that can be shown as a chip of a ``FlexiblePicker``.
public protocol Selectable: Identifiable, Hashable {
    /// Creates an element with a name. It should not be selected at first.
    init(displayedName: String)

    /// Whether the chip is selected.
    var isSelected: Bool { get set }

    /// The text of the chip, which is shown on one line. It may be empty.
    var displayedName: String { get }

    /// The name as it is read out. The default is `displayedName`, which may say more than the name.
    var spokenName: String { get }
    /// What else is read out, such as a count; nil, the default, for nothing.
    var spokenValue: String? { get }
}

extension Selectable {
    /// The name that is displayed.
    public var spokenName: String { displayedName }
    /// Nothing.
    public var spokenValue: String? { nil }
}
