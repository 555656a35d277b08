/// A field's text and everything that is done to it, from keys, fingers and input methods to the app's own changes.
///
/// It lives as long as the field. The rules are `TextEditingState`'s; this carries them out.
@MainActor
final class EditingSession: TextInputClient, LettingGo {
    /// What shows the text.
    let display = EditableTextSource()
    private(set) var content = FieldContent()
    private(set) var setup = FieldSetup(source: TextSource(.constant("")))
    weak var node: TextInputNode?
    /// Told when the field's body shows something else: a text becomes empty, or is no more, or what is around a selection
    /// changes.
    var onChange: () -> Void = {}
    private(set) var isEditing = false
    /// The text was changed by somebody who edits it, since it was last committed.
    private var isDirty = false
    /// Whether there was no text when the field's body last asked.
    private var wasEmpty = true
    /// Where a caret that moves up and down would like to be, in points of the text.
    var goalX: CGFloat?
    var taps = FieldTaps()

    private(set) var state: TextEditingState {
        get { content.state }
        set { content.state = newValue }
    }
    var clearsFirst: Bool { content.clearsFirst }
    var isTouchSelection: Bool {
        get { content.isTouchSelection }
        set { changeTouches { $0.isTouchSelection = newValue } }
    }
    var hasMenu: Bool {
        get { content.hasMenu }
        set { changeTouches { $0.hasMenu = newValue } }
    }

    private var isEmpty: Bool { content.isEmpty }

    /// What the app is still told, as that somebody has stopped editing, stays.
    func letGo() {
        onChange = {}
        display.onMove = {}
    }

    /// What is edited with what the app says now.
    func next(_ setup: FieldSetup) -> FieldContent {
        // Read in any case, so that the body that asks for this runs again when the value changes once the editing is over.
        let text = setup.source.read()
        var next = content
        next.update(
            text: setup.source.isLive || !isEditing ? text : nil, selection: setup.selection?.wrappedValue,
            isEditing: isEditing)
        return next
    }

    /// Takes up what an evaluation of the field's body has made.
    func take(_ next: FieldContent, _ setup: FieldSetup) {
        self.setup = setup
        content = next
        // The body shows what there is now.
        wasEmpty = isEmpty
        show()
    }

    private func synchronize(with text: String) {
        changeTouches { $0.synchronize(with: text, isEditing: isEditing) }
    }

    /// What stands around a selection changes.
    func touchChanged() { changeTouches { $0.touchRevision += 1 } }

    func endTouchSelection() { changeTouches { $0.endTouchSelection() } }

    /// Makes a change that may concern what is shown around a selection.
    private func changeTouches(_ change: (inout FieldContent) -> Void) {
        let revision = content.touchRevision
        change(&content)
        if content.touchRevision != revision { onChange() }
    }

    // MARK: Edits

    /// Makes an edit, tells the app, and shows what has come of it.
    func edit(_ change: (inout TextEditingState) -> Void) {
        let old = state.text
        let selected = state.selection
        // A copy, so that what the change asks may look at the state.
        var changed = state
        change(&changed)
        state = changed
        if state.selection != selected { changeTouches { $0.selectionMoved() } }
        goalX = nil
        if !state.text.hasSameUnits(as: old) { textChanged() } else { finishComposition() }
        tellSelection()
        show()
    }

    private func textChanged() {
        endTouchSelection()
        isDirty = true
        content.clearsFirst = false
        reportOverflow()
        setup.source.write(state.text)
        // What the app has made of it; it may also say so in its next update.
        if setup.source.isLive { synchronize(with: setup.source.read()) }
        node?.textChanged()
    }

    /// What the app made of a text while some of it was being composed is taken up afterwards.
    private func finishComposition() {
        if state.marked == nil, setup.source.isLive { synchronize(with: setup.source.read()) }
    }

    private func reportOverflow() {
        guard state.isOverfull, let node else { return }
        state.isOverfull = false
        node.graph.report(
            RuntimeIssue(
                kind: .other,
                message: "a text field was given more text than it holds, \(state.limit) UTF-16 code units, so the end "
                    + "of it was left out. Read long texts from a file, say, instead of pasting them.",
                path: node.owner.path))
    }

    private func tellSelection() {
        guard let binding = setup.selection else { return }
        let selection = TextSelection(units: state.selection, in: state.text)
        guard selection != content.knownSelection else { return }
        content.knownSelection = selection
        binding.wrappedValue = selection
    }

    /// Shows the state.
    func show() {
        var shown = EditableTextContent()
        if setup.traits.isSecure {
            // Each character is a dot, whatever it is made of.
            shown.text = String(repeating: "•", count: state.text.count)
            shown.selection = dots(state.selection)
            shown.head = dots(state.head..<state.head).lowerBound
            shown.marked = state.marked.map { dots($0) }
        } else {
            shown.text = state.text
            shown.selection = state.selection
            shown.head = state.head
            shown.marked = state.marked
        }
        shown.isUpstream = state.isUpstream
        shown.isEditing = isEditing
        if shown.selection != display.content.selection { node?.selectionChanged() }
        display.content = shown
        guard isEmpty != wasEmpty else { return }
        wasEmpty = isEmpty
        onChange()
    }

    private func dots(_ range: Range<Int>) -> Range<Int> {
        let low = state.string(in: 0..<range.lowerBound).count
        return low..<low + state.string(in: range).count
    }

    /// Where a place of what is shown is in the text.
    func offset(shown offset: Int) -> Int {
        guard setup.traits.isSecure else { return offset }
        let text = state.text
        let index = text.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
        return text.unit(at: index)
    }

    /// Where a place of the text is in what is shown.
    func shown(_ offset: Int) -> Int {
        setup.traits.isSecure ? dots(offset..<offset).lowerBound : offset
    }

    // MARK: TextInputClient

    var textInput: TextInputState {
        var input = TextInputState()
        input.text = state.text
        input.selection = state.selection
        input.marked = state.marked
        input.version = state.version
        input.traits = setup.traits
        return input
    }

    var textInputRectangles: TextInputRectangles? { display.node?.globalRectangles }

    func attached(to node: TextInputNode) {
        self.node = node
        display.target = node.inputID
        display.isSecure = setup.traits.isSecure
    }

    @discardableResult
    func take(_ edit: TextInputEvent.Edit, on version: Int) -> Bool {
        var isKnown = true
        if clearsFirst, case .replace(_, let text, _, _) = edit {
            insert(text)
            return true
        }
        switch edit {
        case .replace(let range, let text, let selection, let marked):
            self.edit { state in
                isKnown = state.replace(
                    range, with: lines(text), selection: selection, marked: marked, on: version)
            }
        case .select(let range): self.edit { isKnown = $0.select(range, on: version) }
        case .command(let command): perform(command)
        }
        return isKnown
    }

    /// Text for a field of one line: what would end the line becomes a space.
    func lines(_ text: String) -> String {
        guard !setup.traits.isMultiline, text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Types text where the caret is.
    func insert(_ text: String) {
        edit { state in
            if clearsFirst { state.select(0..<state.length) }
            state.insert(lines(text))
        }
    }

    func take(_ press: KeyPress) -> Bool {
        endTouchSelection()
        if let command = TextCommand(press) { return perform(command) }
        guard press.modifiers.isDisjoint(with: [.command, .control]), !press.characters.isEmpty,
            press.characters.unicodeScalars.allSatisfy(\.isTyped)
        else { return false }
        insert(press.characters)
        return true
    }

    func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        isEditing = isFocused
        if isFocused {
            isDirty = false
            content.clearsFirst = setup.traits.isSecure && !state.text.isEmpty
            state.closeUndoGroup()
        } else {
            endTouchSelection()
            state.commitComposition()
            if setup.source.isLive { synchronize(with: setup.source.read()) }
            commit()
        }
        show()
        setup.onEditingChanged(isFocused)
    }

    /// Writes a value that is written at the end of the editing, and shows the value anew.
    func commit() {
        guard !setup.source.isLive else { return }
        if isDirty { setup.source.commit(state.text) }
        isDirty = false
        synchronize(with: setup.source.read())
        node?.textChanged()
    }

    /// What the return key does where there is one line: the text is done.
    func submit() {
        guard let node else { return }
        edit { $0.commitComposition() }
        commit()
        show()
        let requests = node.focusRequests
        setup.onCommit()
        setup.submit()
        // Somebody who asked for the focus meanwhile gets it, or keeps it.
        if node.focusRequests == requests { node.resignFocus() }
    }
}

extension Unicode.Scalar {
    /// Whether keys type it: not those that stand for keys that type nothing.
    fileprivate var isTyped: Bool {
        value >= 0x20 && value != 0x7F && !(0xF700...0xF8FF).contains(value) && !(0x80..<0xA0).contains(value)
    }
}
