/// A key that went down, repeats or went up.
package struct KeyEvent: Hashable, Sendable {
    /// What the key did.
    package var phase: KeyPress.Phases
    /// The key, apart from modifiers where the host can tell.
    package var key: KeyEquivalent
    /// The characters the key types with its modifiers; empty for keys that type nothing.
    package var characters: String
    /// The modifier keys that are held.
    package var modifiers: EventModifiers
    /// When, in seconds of the host's clock.
    package var time: Double

    /// Creates an event; without `characters`, the key's own character is what it types.
    package init(
        key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
        phase: KeyPress.Phases = .down, time: Double
    ) {
        self.key = key
        self.characters = characters ?? String(key.character)
        self.modifiers = modifiers
        self.phase = phase
        self.time = time
    }
}
