import RiffleGestures

/// A key as X and Wayland name it: see `keysymdef.h` of X, whose numbers these are.
package struct KeySymbol: Hashable, Sendable {
    package var number: UInt32

    package init(_ number: UInt32) { self.number = number }

    /// What the key stands for in a view.
    ///
    /// - Parameter character: what the symbol types; nil where it types nothing.
    package func key(typing character: Unicode.Scalar?) -> KeyEquivalent? {
        if let known = Self.known[number] { return known }
        if let function = functionKey { return function }
        guard let character, character.value >= 0x20, character.value != 0x7F else { return nil }
        // Shift is said beside the key, which is the same with it and without.
        let lower = String(character.properties.lowercaseMapping)
        return KeyEquivalent(lower.unicodeScalars.count == 1 ? Character(lower) : Character(character))
    }

    /// Whether it stands on the pad of numbers.
    package var isOnPad: Bool { (0xFF80...0xFFBD).contains(number) }

    /// F1 to F35 are characters of their own, as on Apple's keyboards.
    private var functionKey: KeyEquivalent? {
        guard (0xFFBE...0xFFE0).contains(number) else { return nil }
        return Unicode.Scalar(0xF704 + number - 0xFFBE).map { KeyEquivalent(Character($0)) }
    }

    private static let known: [UInt32: KeyEquivalent] = [
        0xFF0D: .return, 0xFF8D: .return,  // Return, and Enter on the pad
        0xFF09: .tab, 0xFE20: .tab, 0xFF89: .tab,  // the second with Shift
        0xFF1B: .escape,
        0xFF08: .delete, 0xFFFF: .deleteForward, 0xFF9F: .deleteForward,
        0xFF51: .leftArrow, 0xFF96: .leftArrow,
        0xFF52: .upArrow, 0xFF97: .upArrow,
        0xFF53: .rightArrow, 0xFF98: .rightArrow,
        0xFF54: .downArrow, 0xFF99: .downArrow,
        0xFF50: .home, 0xFF95: .home,
        0xFF57: .end, 0xFF9C: .end,
        0xFF55: .pageUp, 0xFF9A: .pageUp,
        0xFF56: .pageDown, 0xFF9B: .pageDown,
        0x0020: .space, 0xFF80: .space,
    ]
}

extension EventModifiers {
    /// The modifiers of an event of GDK. Control stands for Command, which such keyboards have not, and the key with the
    /// desktop's sign for Control.
    package init(gdk state: UInt32) {
        self = []
        if state & 1 << 0 != 0 { insert(.shift) }
        if state & 1 << 1 != 0 { insert(.capsLock) }
        if state & 1 << 2 != 0 { insert(.command) }
        if state & 1 << 3 != 0 { insert(.option) }
        if state & (1 << 26 | 1 << 28) != 0 { insert(.control) }
    }
}
