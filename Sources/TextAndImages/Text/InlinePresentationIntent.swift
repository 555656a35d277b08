/// What Markdown says of characters in a line.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The intents as bits.
    public let rawValue: UInt

    /// Intents of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// A line through the characters.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line that ends where the writer's did.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line that has to end.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}
