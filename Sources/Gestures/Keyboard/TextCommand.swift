/// What keys other than those that type do to a text that is being edited.
package enum TextCommand: Codable, Hashable, Sendable {
    /// Moves the caret, or the end of the selection that was moved last.
    case move(TextMotion, extends: Bool)
    /// Removes the selection, or what lies between the caret and where a motion leads.
    case delete(TextMotion)
    case selectAll
    case copy
    case cut
    case paste
    case undo
    case redo
    /// Ends the line, or the editing where there is one line only.
    case enter
}

/// Where a caret goes.
package enum TextMotion: Codable, Hashable, Sendable {
    case backward, forward
    case left, right
    case up, down
    case wordBackward, wordForward
    case wordLeft, wordRight
    case lineStart, lineEnd
    case paragraphStart, paragraphEnd
    case pageUp, pageDown
    case start, end
}

extension TextCommand {
    /// What a key stands for, as at an iPad with a keyboard; nil for keys that mean nothing to a text, or that type.
    package init?(_ press: KeyPress) {
        let held = press.modifiers.intersection([.shift, .control, .option, .command])
        if held == .control, let command = TextCommand.controlKeys[press.key] {
            self = command
        } else if held.contains(.command), let command = TextCommand.commandKey(press.key, held) {
            self = command
        } else if held.isDisjoint(with: .control), let motion = TextCommand.motion(press.key, held) {
            self = .move(motion, extends: held.contains(.shift))
        } else if let motion = TextCommand.deletion(press.key, held) {
            self = .delete(motion)
        } else if press.key == .return || press.key.character == "\n", held.isDisjoint(with: [.command, .control]) {
            self = .enter
        } else {
            return nil
        }
    }

    private static let controlKeys: [KeyEquivalent: TextCommand] = [
        "a": .move(.paragraphStart, extends: false), "e": .move(.paragraphEnd, extends: false),
        "b": .move(.backward, extends: false), "f": .move(.forward, extends: false),
        "n": .move(.down, extends: false), "p": .move(.up, extends: false),
        "d": .delete(.forward), "h": .delete(.backward), "k": .delete(.paragraphEnd),
    ]

    private static func commandKey(_ key: KeyEquivalent, _ held: EventModifiers) -> TextCommand? {
        guard held.isDisjoint(with: [.control, .option]) else { return nil }
        let isShifted = held.contains(.shift)
        switch String(key.character).lowercased() {
        case "z": return isShifted ? .redo : .undo
        case "a": return isShifted ? nil : .selectAll
        case "c": return isShifted ? nil : .copy
        case "x": return isShifted ? nil : .cut
        case "v": return isShifted ? nil : .paste
        default: return nil
        }
    }

    private static func motion(_ key: KeyEquivalent, _ held: EventModifiers) -> TextMotion? {
        let byWord = held.contains(.option)
        let byLine = held.contains(.command)
        switch key {
        case .leftArrow: return byLine ? .lineStart : byWord ? .wordLeft : .left
        case .rightArrow: return byLine ? .lineEnd : byWord ? .wordRight : .right
        case .upArrow: return byLine ? .start : byWord ? .paragraphStart : .up
        case .downArrow: return byLine ? .end : byWord ? .paragraphEnd : .down
        case .home: return byLine ? .start : .lineStart
        case .end: return byLine ? .end : .lineEnd
        case .pageUp: return .pageUp
        case .pageDown: return .pageDown
        default: return nil
        }
    }

    private static func deletion(_ key: KeyEquivalent, _ held: EventModifiers) -> TextMotion? {
        let isBackward = key == .delete || key.character == "\u{7F}"
        guard isBackward || key == .deleteForward, !held.contains(.control) else { return nil }
        if held.contains(.command) { return isBackward ? .lineStart : .lineEnd }
        if held.contains(.option) { return isBackward ? .wordBackward : .wordForward }
        return isBackward ? .backward : .forward
    }
}
