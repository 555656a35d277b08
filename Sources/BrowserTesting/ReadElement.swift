/// An element as a screen reader finds it.
public struct ReadElement: Hashable, Sendable, CustomStringConvertible {
    /// What kind of element it is: in a browser what Chromium makes of it, such as `button` or `textbox`; without one the
    /// name of a `Query.Role`.
    public let role: String
    /// What it is called, or for plain text what it says; empty for what has neither.
    public let name: String
    /// Whether the keyboard can be directed to it.
    public let isFocusable: Bool
    /// Whether the keyboard is directed to it.
    public let isFocused: Bool

    /// Role and name.
    public var description: String { "\(role) \"\(name)\"" }
}
