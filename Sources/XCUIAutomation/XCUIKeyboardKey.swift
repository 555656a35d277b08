/// A key that types no letter.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character that stands for the key.
    public var rawValue: String

    /// A key by its character.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key by its character.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Deletes what is before the caret.
    public static let delete = XCUIKeyboardKey("\u{8}")
    /// Ends a line, or the editing.
    public static let `return` = XCUIKeyboardKey("\r")
    /// The same on the block of digits.
    public static let enter = XCUIKeyboardKey("\r")
    /// Leads to the next field.
    public static let tab = XCUIKeyboardKey("\t")
    /// A space.
    public static let space = XCUIKeyboardKey(" ")
    /// Leaves something.
    public static let escape = XCUIKeyboardKey("\u{1B}")
    /// Deletes what is behind the caret.
    public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
    /// Up.
    public static let upArrow = XCUIKeyboardKey("\u{F700}")
    /// Down.
    public static let downArrow = XCUIKeyboardKey("\u{F701}")
    /// To the left.
    public static let leftArrow = XCUIKeyboardKey("\u{F702}")
    /// To the right.
    public static let rightArrow = XCUIKeyboardKey("\u{F703}")
    /// To the begin.
    public static let home = XCUIKeyboardKey("\u{F729}")
    /// To the end.
    public static let end = XCUIKeyboardKey("\u{F72B}")
    /// A page up.
    public static let pageUp = XCUIKeyboardKey("\u{F72C}")
    /// A page down.
    public static let pageDown = XCUIKeyboardKey("\u{F72D}")
}
