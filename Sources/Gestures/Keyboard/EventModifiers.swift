/// Modifier keys that are held during an event.
@frozen
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit per key.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// The Option key; Alt on other keyboards.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The Command key; hosts without one map their usual shortcut key to it.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key is on the number pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All of the above.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
