import RiffleChromiumDriver
import SwiftUITesting

extension Page {
    /// Presses and releases a key of an app.
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers) async throws {
        let (name, code) = Self.named[key] ?? (String(key.character), 0)
        let isText = Self.named[key] == nil && modifiers.subtracting(.shift).isEmpty
        let text = key == .return ? "\r" : key == .space ? " " : isText ? name : nil
        try await self.key(name, code: code, text: text, modifiers: Self.bits(of: modifiers))
    }

    /// DOM names and virtual key codes of keys that type nothing of their own.
    private static let named: [KeyEquivalent: (name: String, code: Int)] = [
        .upArrow: ("ArrowUp", 38), .downArrow: ("ArrowDown", 40), .leftArrow: ("ArrowLeft", 37),
        .rightArrow: ("ArrowRight", 39), .escape: ("Escape", 27), .delete: ("Backspace", 8),
        .deleteForward: ("Delete", 46), .home: ("Home", 36), .end: ("End", 35), .pageUp: ("PageUp", 33),
        .pageDown: ("PageDown", 34), .tab: ("Tab", 9), .return: ("Enter", 13), .space: (" ", 32),
        // The menu key, as AppKit has it.
        KeyEquivalent("\u{F735}"): ("ContextMenu", 93),
    ]

    /// The DevTools protocol's bits. Control stands for Command, and the system's key for Control, as in the client.
    private static func bits(of modifiers: EventModifiers) -> Int {
        (modifiers.contains(.option) ? 1 : 0) | (modifiers.contains(.command) ? 2 : 0)
            | (modifiers.contains(.control) ? 4 : 0) | (modifiers.contains(.shift) ? 8 : 0)
    }
}
