/// Fingers and mice; points are those of the window.
extension EditingSession {
    /// A tap directs the keyboard here and puts the caret there; a second selects the word, a third the paragraph. With a
    /// finger, a tap on the caret shows what can be done there.
    ///
    /// Gestures of the app around the field get the tap too. What they do comes first: an app that takes the keyboard
    /// away when something is tapped does not mean the text that is tapped.
    func tapped(at point: CGPoint) {
        guard let node else { return }
        let wasEditing = isEditing
        node.graph.input.afterGestures { [weak self, weak node] in
            guard let self, let node, !node.isDetached else { return }
            if !node.graph.textInputs.areEditedByHost {
                placeCaret(at: point, in: node)
            } else if wasEditing {
                // The host has its own caret.
                node.focus()
            }
        }
    }

    private func placeCaret(at point: CGPoint, in node: TextInputNode) {
        let count = taps.tapped(at: point, time: node.graph.now)
        let isTouch = node.graph.input.lastPointerKind == .touch
        let wasThere = isEditing
        node.focus()
        guard let place = place(at: point) else { return }
        let word = word(at: place.offset)
        let wasCaret = wasThere && state.selection == place.offset..<place.offset
        let hadMenu = hasMenu
        edit { state in
            switch count {
            case 1: state.move(to: place.offset, extends: false, isUpstream: place.isUpstream)
            case 2: state.select(word)
            default:
                state.select(
                    state.text.paragraphStart(at: place.offset)..<state.text.paragraphEnd(at: place.offset))
            }
        }
        isTouchSelection = isTouch && count > 1 && !state.selection.isEmpty
        hasMenu = isTouch && (count > 1 || (wasCaret && !hadMenu))
    }

    /// A finger that rested on the text moves: it selects from the word it rested on.
    func selecting(from start: CGPoint, to point: CGPoint) {
        guard let node, !node.graph.textInputs.areEditedByHost, let first = place(at: start),
            let last = place(at: point)
        else {
            return
        }
        node.focus()
        hasMenu = false
        let word = word(at: first.offset)
        let end = self.word(at: last.offset)
        edit { state in
            if last.offset < word.lowerBound {
                state.select(word.upperBound..<word.upperBound)
                state.move(to: end.lowerBound, extends: true)
            } else {
                state.select(word.lowerBound..<max(word.upperBound, end.upperBound))
            }
        }
        isTouchSelection = node.graph.input.lastPointerKind == .touch && !state.selection.isEmpty
    }

    /// The finger that selected was lifted.
    func selectingEnded() {
        guard let node, !node.graph.textInputs.areEditedByHost, node.graph.input.lastPointerKind == .touch, isEditing
        else { return }
        hasMenu = true
    }

    // MARK: Ends of the selection

    /// Where the ends of the selection are, in the coordinates of the shown text; nil where no finger can move them.
    var handles: (start: CGRect, end: CGRect)? {
        guard isEditing, isTouchSelection, let node = display.node, !state.selection.isEmpty else { return nil }
        let range = shown(state.selection.lowerBound)..<shown(state.selection.upperBound)
        return (
            node.caretRectangle(at: range.lowerBound), node.caretRectangle(at: range.upperBound, isUpstream: true)
        )
    }

    /// A finger moves an end of the selection, which keeps a character at least.
    func moveHandle(isStart: Bool, to point: CGPoint) {
        guard let place = place(at: point) else { return }
        hasMenu = false
        let selection = state.selection
        edit { state in
            if isStart {
                let low = min(place.offset, state.text.characterStart(before: selection.upperBound))
                state.select(low..<selection.upperBound)
            } else {
                let high = max(place.offset, state.text.characterEnd(after: selection.lowerBound))
                state.select(selection.lowerBound..<high)
            }
        }
        touchChanged()
    }

    // MARK: What can be done

    /// What the menu stands beside, in the window.
    var menuAnchor: CGRect {
        guard let rectangles = display.node?.globalRectangles(at: nil) else { return .zero }
        return rectangles.selection.isEmpty
            ? rectangles.caret : rectangles.selection.reduce(CGRect.null) { $0.union($1) }
    }

    /// What can be done with the selection of a field, in the system's order.
    func menuCommands(for content: FieldContent, isSecure: Bool) -> [EditCommand] {
        let state = content.state
        var commands: [EditCommand] = []
        func add(_ title: String, _ command: TextCommand, keepsMenu: Bool = false) {
            commands.append(
                EditCommand(title: title) { [self] in
                    perform(command)
                    isTouchSelection = keepsMenu
                    hasMenu = keepsMenu
                })
        }
        if !state.selection.isEmpty, !isSecure {
            add("Cut", .cut)
            add("Copy", .copy)
        }
        if node?.graph.window.resources.clipboard.string != nil { add("Paste", .paste) }
        if state.selection.count < state.length { add("Select All", .selectAll, keepsMenu: true) }
        return commands
    }

    private func place(at point: CGPoint) -> (offset: Int, isUpstream: Bool)? {
        guard let found = display.node?.offset(nearestToGlobal: point) else { return nil }
        return (offset(shown: found.offset), found.isUpstream)
    }

    private func word(at offset: Int) -> Range<Int> {
        setup.traits.isSecure ? 0..<state.length : state.text.word(at: offset)
    }
}
