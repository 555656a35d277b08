/// A key that a focused view is asked to handle.
public struct KeyPress: Sendable {
    /// What the key did.
    public let phase: Phases
    /// The key, apart from modifiers.
    public let key: KeyEquivalent
    /// The characters the key types with its modifiers.
    public let characters: String
    /// The modifier keys that are held.
    public let modifiers: EventModifiers

    /// Creates the press that an event stands for.
    package init(_ event: KeyEvent) {
        phase = event.phase
        key = event.key
        characters = event.characters
        modifiers = event.modifiers
    }

    /// What a key can do.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// One bit per phase.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key went down.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key went up.
        public static let up = Phases(rawValue: 1 << 2)
        /// Any of these, and what keys may do one day.
        public static let all = Phases(rawValue: .max)
    }

    /// What a handler did with a key.
    public enum Result: Hashable, Sendable {
        /// It used it; nobody else is asked.
        case handled
        /// It left it to others.
        case ignored
    }
}

extension KeyPress: CustomDebugStringConvertible {
    /// The phase and the characters, for logs.
    public var debugDescription: String { "KeyPress(\(phase.debugDescription), \"\(characters)\")" }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
    /// The names of the phases, in brackets unless it is one.
    public var debugDescription: String {
        if self == .all { return ".all" }
        let named: [(phase: Self, name: String)] = [(.down, ".down"), (.repeat, ".repeat"), (.up, ".up")]
        let names = named.filter { contains($0.phase) }.map(\.name)
        return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    }
}
