/// What is edited in a field, and how it was selected. What the app says makes the next value from the last one.
struct FieldContent {
    var state = TextEditingState()
    /// Whether the next edit replaces everything, as in a secret that is edited anew.
    var clearsFirst = false
    /// What was selected when the app was told last, or told the field.
    var knownSelection: TextSelection?
    /// Whether a finger has selected what is selected, so that it can move its ends.
    var isTouchSelection = false { didSet { if isTouchSelection != oldValue { touchRevision += 1 } } }
    /// Whether what can be done with the selection is shown beside it.
    var hasMenu = false { didSet { if hasMenu != oldValue { touchRevision += 1 } } }
    /// Grows when what is shown around a selection changes.
    var touchRevision = 0

    var isEmpty: Bool { state.text.isEmpty }

    /// Takes up what the app says now.
    ///
    /// - Parameters:
    ///   - text: nil while the app's text does not count.
    ///   - selection: nil where the app says nothing of it.
    mutating func update(text: String?, selection: TextSelection?, isEditing: Bool) {
        let selected = state.selection
        if let text { synchronize(with: text, isEditing: isEditing) }
        if let selection, selection != knownSelection {
            knownSelection = selection
            if let range = selection.units(in: state.text) { state.select(range) }
        }
        if state.selection != selected { selectionMoved() }
    }

    /// The app's text, unless something is being composed: that is never overwritten.
    mutating func synchronize(with text: String, isEditing: Bool) {
        guard state.marked == nil, !text.hasSameUnits(as: state.text) else { return }
        if !isEditing { clearsFirst = false }
        endTouchSelection()
        state.take(text)
    }

    /// What fingers have brought up goes.
    mutating func endTouchSelection() {
        isTouchSelection = false
        hasMenu = false
    }

    /// The ends of a selection by fingers and its menu are elsewhere, as after a third tap on a word that two have selected.
    mutating func selectionMoved() {
        if isTouchSelection || hasMenu { touchRevision += 1 }
    }
}
