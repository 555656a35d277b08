extension EditingSession {
    /// Does what a command says.
    ///
    /// - Returns: whether it means anything to the field.
    @discardableResult
    func perform(_ command: TextCommand) -> Bool {
        switch command {
        case .move(let motion, let extends): return move(motion, extends: extends)
        case .delete(let motion): delete(motion)
        case .selectAll: edit { $0.select(0..<$0.length) }
        case .copy: copy()
        case .cut: if copy() { edit { $0.replace($0.selection, with: "", kind: .other) } }
        case .paste: if let text = node?.graph.window.resources.clipboard.string { insert(text) }
        case .undo: if state.canUndo { edit { $0.undo() } } else { performInWindow(command) }
        case .redo: if state.canRedo { edit { $0.redo() } } else { performInWindow(command) }
        case .enter: if setup.traits.isMultiline { insert("\n") } else { submit() }
        }
        return true
    }

    /// What the text has nothing to undo for is the window's.
    private func performInWindow(_ command: TextCommand) { node?.graph.part(WindowUndo.self).perform(command) }

    /// - Returns: whether there was anything to copy that may be.
    @discardableResult
    private func copy() -> Bool {
        guard !state.selection.isEmpty, !setup.traits.isSecure else { return false }
        node?.graph.window.resources.clipboard.string = state.string(in: state.selection)
        return true
    }

    private func delete(_ motion: TextMotion) {
        let target = target(of: motion)?.offset ?? state.head
        edit { state in
            if clearsFirst { state.select(0..<state.length) }
            let range =
                state.selection.isEmpty
                ? min(state.head, target)..<max(state.head, target) : state.selection
            state.replace(range, with: "", kind: motion == .backward || motion == .forward ? .deleting : .other)
        }
    }

    private func move(_ motion: TextMotion, extends: Bool) -> Bool {
        if !extends, !state.selection.isEmpty, let edge = edge(motion) {
            edit { $0.move(to: edge, extends: false) }
            return true
        }
        guard let target = target(of: motion) else { return false }
        let goal = motion.isVertical ? goalX ?? caret(at: state.head).minX : nil
        edit { $0.move(to: target.offset, extends: extends, isUpstream: target.isUpstream) }
        goalX = goal
        return true
    }

    /// To which end of a selection a motion takes the caret.
    private func edge(_ motion: TextMotion) -> Int? {
        let isBackward: Bool
        switch motion {
        case .backward: isBackward = true
        case .forward: isBackward = false
        case .left: isBackward = !isRightToLeft
        case .right: isBackward = isRightToLeft
        default: return nil
        }
        return isBackward ? state.selection.lowerBound : state.selection.upperBound
    }

    /// Whether the paragraph of the caret runs from right to left.
    private var isRightToLeft: Bool {
        let text = state.text
        let start = text.paragraphStart(at: state.head)
        return text.direction(of: start..<text.paragraphEnd(at: start))
            ?? (node?.environment.layoutDirection == .rightToLeft)
    }

    private func caret(at offset: Int) -> CGRect {
        display.node?.caretRectangle(at: shown(offset), isUpstream: state.isUpstream) ?? .zero
    }

    /// Where a motion leads from the end of the selection that moves; nil where it means nothing.
    private func target(of motion: TextMotion) -> (offset: Int, isUpstream: Bool)? {
        let text = state.text
        let head = state.head
        let isSecure = setup.traits.isSecure
        switch motion {
        case .backward: return (text.characterStart(before: head), false)
        case .forward: return (text.characterEnd(after: head), false)
        case .left: return target(of: isRightToLeft ? .forward : .backward)
        case .right: return target(of: isRightToLeft ? .backward : .forward)
        // Of a secret it is not told where its words are.
        case .wordBackward: return (isSecure ? 0 : text.wordStart(before: head), false)
        case .wordForward: return (isSecure ? text.utf16.count : text.wordEnd(after: head), false)
        case .wordLeft: return target(of: isRightToLeft ? .wordForward : .wordBackward)
        case .wordRight: return target(of: isRightToLeft ? .wordBackward : .wordForward)
        case .paragraphStart: return (text.paragraphStart(at: head), false)
        case .paragraphEnd: return (text.paragraphEnd(at: head), false)
        case .start: return (0, false)
        case .end: return (text.utf16.count, false)
        case .lineStart: return (line.map { offset(shown: $0.lowerBound) } ?? 0, false)
        case .lineEnd:
            guard let line else { return (text.utf16.count, false) }
            return (offset(shown: line.upperBound), true)
        case .up, .pageUp: return vertical(by: motion == .up ? -1 : -Self.linesOfPage)
        case .down, .pageDown: return vertical(by: motion == .down ? 1 : Self.linesOfPage)
        }
    }

    private static let linesOfPage = 10

    private var line: Range<Int>? { display.node?.line(at: shown(state.head), isUpstream: state.isUpstream) }

    /// Up from the first line it goes to the beginning, down from the last to the end.
    private func vertical(by lines: Int) -> (offset: Int, isUpstream: Bool)? {
        guard let node = display.node else { return lines < 0 ? (0, false) : (state.length, false) }
        let caret = caret(at: state.head)
        let y = caret.midY + CGFloat(lines) * caret.height
        let found = node.offset(nearestTo: CGPoint(x: goalX ?? caret.minX, y: y))
        let line = node.line(at: found.offset, isUpstream: found.isUpstream)
        let own = node.line(at: shown(state.head), isUpstream: state.isUpstream)
        if line == own { return lines < 0 ? (0, false) : (state.length, false) }
        return (offset(shown: found.offset), found.isUpstream)
    }
}

extension TextMotion {
    fileprivate var isVertical: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}

extension String {
    /// Whether the first letter of a range that has a direction runs from right to left; nil where none has.
    fileprivate func direction(of range: Range<Int>) -> Bool? {
        for scalar in self[index(atUnit: range.lowerBound)..<index(atUnit: range.upperBound)].unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}
