/// States and habits of an element beside its role; an element may have several.
package struct SemanticsTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let selected = SemanticsTraits(rawValue: 1 << 0)
    package static let disabled = SemanticsTraits(rawValue: 1 << 1)
    /// Has keyboard focus.
    package static let focused = SemanticsTraits(rawValue: 1 << 2)
    /// Starts a section, whatever its role.
    package static let header = SemanticsTraits(rawValue: 1 << 3)
    /// Nothing outside this element can be reached while it is there.
    package static let modal = SemanticsTraits(rawValue: 1 << 4)
    /// Changes too often to be announced each time.
    package static let updatesFrequently = SemanticsTraits(rawValue: 1 << 5)
    /// Sums up the screen when an app opens.
    package static let summary = SemanticsTraits(rawValue: 1 << 6)
    package static let playsSound = SemanticsTraits(rawValue: 1 << 7)
    package static let startsMediaSession = SemanticsTraits(rawValue: 1 << 8)
    package static let allowsDirectInteraction = SemanticsTraits(rawValue: 1 << 9)
    package static let causesPageTurn = SemanticsTraits(rawValue: 1 << 10)
    package static let keyboardKey = SemanticsTraits(rawValue: 1 << 11)
    /// A disclosure or menu whose content is shown.
    package static let expanded = SemanticsTraits(rawValue: 1 << 12)
    /// Takes the keyboard's focus, though it may be no control.
    package static let focusable = SemanticsTraits(rawValue: 1 << 13)

    private static let names = [
        "selected", "disabled", "focused", "header", "modal", "updatesFrequently", "summary", "playsSound",
        "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "keyboardKey", "expanded", "focusable",
    ]

    /// The names of the traits that are set, in the order of declaration; bits without a name are left out.
    package var names: [String] {
        Self.names.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.names[$0] }
    }

    /// The traits of those names; others are left out.
    package init(names: [String]) {
        rawValue = Self.names.indices.reduce(0) { names.contains(Self.names[$1]) ? $0 | (1 << UInt32($1)) : $0 }
    }
}
