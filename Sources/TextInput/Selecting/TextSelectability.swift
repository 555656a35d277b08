/// Whether people can select the text of a view, and copy it.
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// It can.
    public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// It cannot.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Lets people select the texts in the view, and copy them: a long press takes a whole text, as on phones, and a mouse
    /// what it is drawn over; a double click takes a word.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(SelectableTexts(isEnabled: S.allowsSelection))
    }
}
