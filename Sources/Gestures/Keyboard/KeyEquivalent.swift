/// A key, named by the character it stands for.
///
/// Keys that type nothing have characters of Unicode's private use area, as on Apple's platforms.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character the key stands for.
    public var character: Character

    /// Creates a key from its character.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates a key from a literal of one character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    /// The up arrow.
    public static let upArrow: KeyEquivalent = "\u{F700}"
    /// The down arrow.
    public static let downArrow: KeyEquivalent = "\u{F701}"
    /// The left arrow.
    public static let leftArrow: KeyEquivalent = "\u{F702}"
    /// The right arrow.
    public static let rightArrow: KeyEquivalent = "\u{F703}"
    /// Escape.
    public static let escape: KeyEquivalent = "\u{1B}"
    /// Delete, which removes backward.
    public static let delete: KeyEquivalent = "\u{8}"
    /// Forward delete.
    public static let deleteForward: KeyEquivalent = "\u{F728}"
    /// Home.
    public static let home: KeyEquivalent = "\u{F729}"
    /// End.
    public static let end: KeyEquivalent = "\u{F72B}"
    /// Page up.
    public static let pageUp: KeyEquivalent = "\u{F72C}"
    /// Page down.
    public static let pageDown: KeyEquivalent = "\u{F72D}"
    /// Clear, on number pads.
    public static let clear: KeyEquivalent = "\u{F739}"
    /// Tab.
    public static let tab: KeyEquivalent = "\t"
    /// Space.
    public static let space: KeyEquivalent = " "
    /// Return.
    public static let `return`: KeyEquivalent = "\r"
}
