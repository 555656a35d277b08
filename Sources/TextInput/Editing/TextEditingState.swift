/// A text that is being edited, without any view: what is selected and being composed, and what can be undone.
///
/// Offsets count UTF-16 code units. Ranges that reach beyond the text, and ends between the halves of a surrogate pair, count
/// as the nearest place. An edit costs time in proportion to the text's length.
struct TextEditingState: Equatable {
    /// The text.
    private(set) var text: String
    /// The end of the selection that stays when it is extended.
    private(set) var anchor: Int
    /// The end of the selection that moves.
    private(set) var head: Int
    /// Whether the caret stands at the end of a line rather than at the beginning of the next.
    private(set) var isUpstream = false
    /// What an input method is composing.
    private(set) var marked: Range<Int>?
    /// Grows with every change of the text.
    private(set) var version = 0
    /// The most UTF-16 code units that the text is let grow to.
    var limit = TextEditingState.standardLimit
    /// Whether something did not fit, until somebody looks.
    var isOverfull = false

    private var history = EditHistory()
    /// The last changes, the newest last: what an edit of an older version has to be moved by.
    private var changes: [[TextReplacement]] = []

    /// A million characters, and room for what they are made of.
    static let standardLimit = 2_000_000
    /// How many versions back edits are still understood.
    static let versionsKept = 256

    init(_ text: String = "") {
        self.text = text
        anchor = text.utf16.count
        head = anchor
    }

    /// What is selected; empty at the caret.
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// UTF-16 code units of the text.
    var length: Int { text.utf16.count }

    /// The characters of a range.
    func string(in range: Range<Int>) -> String {
        let range = text.clamped(units: range)
        return String(text[text.index(atUnit: range.lowerBound)..<text.index(atUnit: range.upperBound)])
    }

    // MARK: Edits

    /// How an edit came about: edits of one kind that follow each other are undone together.
    enum Kind: Equatable {
        case typing, deleting, composing
        /// Pasted, replaced: undone by itself.
        case other
    }

    /// Replaces a range, and puts the caret behind what is new.
    mutating func replace(_ range: Range<Int>, with new: String, kind: Kind = .other) {
        let range = text.clamped(units: range)
        let new = fitting(new, inPlaceOf: range)
        guard !(range.isEmpty && new.isEmpty) else { return select(range) }
        let before = EditHistory.Selection(anchor: anchor, head: head)
        let old = string(in: range)
        change(range, to: new)
        put(caret: range.lowerBound + new.utf16.count)
        history.add(
            EditHistory.Step(location: range.lowerBound, old: old, new: new), kind: kind, before: before,
            after: EditHistory.Selection(anchor: anchor, head: head))
    }

    /// Replaces what is selected, or what is being composed.
    mutating func insert(_ new: String) {
        let range = marked ?? selection
        let isTyped = new.count == 1 && range == (marked ?? range.lowerBound..<range.lowerBound)
        marked = nil
        replace(range, with: new, kind: isTyped ? .typing : .other)
        if new.contains(where: \.isNewline) { history.close() }
    }

    /// Shows text that is still being composed; `selection` counts from its beginning.
    mutating func compose(_ new: String, selection: Range<Int>) {
        let range = marked ?? self.selection
        replace(range, with: new, kind: .composing)
        let length = head - range.lowerBound
        marked = new.isEmpty ? nil : range.lowerBound..<range.lowerBound + length
        let start = range.lowerBound
        setSelection(anchor: start + selection.lowerBound, head: start + selection.upperBound)
    }

    /// Keeps what was being composed.
    mutating func commitComposition() {
        guard marked != nil else { return }
        marked = nil
        history.close()
    }

    /// An edit as a host made it: on a version of the text that may be an older one.
    ///
    /// - Returns: whether the version is known.
    mutating func replace(
        _ range: Range<Int>, with new: String, selection: Range<Int>, marked: Range<Int>?, on version: Int
    ) -> Bool {
        guard let moved = current(range, from: version) else { return false }
        let isSame = version == self.version
        let wasMarked = self.marked != nil
        let isTyping = moved.isEmpty && new.count == 1
        let isDeleting = new.isEmpty && !moved.isEmpty
        let kind: Kind = marked != nil || wasMarked ? .composing : isTyping ? .typing : isDeleting ? .deleting : .other
        let length = self.length
        replace(moved, with: new, kind: kind)
        // Where the host put the caret in its own text: as far behind what is new.
        let shift = isSame ? 0 : moved.lowerBound - range.lowerBound
        let isWhole = self.length - length == new.utf16.count - moved.count
        if isWhole {
            setSelection(anchor: selection.lowerBound + shift, head: selection.upperBound + shift)
        }
        self.marked = isWhole ? marked.map { text.clamped(units: $0.lowerBound + shift..<$0.upperBound + shift) } : nil
        if wasMarked, self.marked == nil { history.close() }
        return true
    }

    /// Selects as a host did on a version of the text.
    ///
    /// - Returns: whether the version is known.
    mutating func select(_ range: Range<Int>, on version: Int) -> Bool {
        guard let moved = current(range, from: version) else { return false }
        if moved != selection { select(moved) }
        return true
    }

    /// What a range of an older version has become; nil for a version that is unknown.
    private func current(_ range: Range<Int>, from version: Int) -> Range<Int>? {
        guard version <= self.version, version >= self.version - changes.count else { return nil }
        var range = range
        for change in changes.suffix(self.version - version) {
            range = range.moved(by: change)
        }
        return text.clamped(units: range)
    }

    /// Takes over a text that the app has set, with the caret where its place is in that.
    mutating func take(_ new: String) {
        guard !new.hasSameUnits(as: text) else { return }
        let difference = TextDifference(from: text, to: new)
        let old = string(in: difference.range)
        let carriesAfter = history.lastKind != .deleting
        let places = [anchor, head].map { difference.place($0, carriesAfter: carriesAfter) }
        let steps = TextReplacement.steps(from: text, to: new)
        change(difference.range, to: difference.replacement)
        // Edits of the text before are meant for the letters that they were made at.
        changes[changes.count - 1] = steps
        history.follow(
            EditHistory.Step(location: difference.range.lowerBound, old: old, new: difference.replacement))
        marked = nil
        setSelection(anchor: places[0], head: places[1])
        history.retarget(EditHistory.Selection(anchor: anchor, head: head))
    }

    private mutating func change(_ range: Range<Int>, to new: String) {
        let low = text.index(atUnit: range.lowerBound)
        text.replaceSubrange(low..<text.index(atUnit: range.upperBound), with: new)
        // Text that comes from elsewhere is kept in a form whose offsets are found quickly.
        text.makeContiguousUTF8()
        version += 1
        let replacement = TextReplacement(range, length: new.utf16.count)
        changes.append([replacement])
        if changes.count > Self.versionsKept { changes.removeFirst(changes.count - Self.versionsKept) }
        if let old = marked { marked = old.moved(by: replacement) }
    }

    /// As much of a text as there is room for.
    private mutating func fitting(_ new: String, inPlaceOf range: Range<Int>) -> String {
        let room = limit - (length - range.count)
        guard new.utf16.count > room else { return new }
        isOverfull = true
        let end = new.index(atUnit: max(room, 0))
        return String(new[..<new.characterStart(atOrBefore: end)])
    }

    // MARK: Selection

    /// Selects a range.
    mutating func select(_ range: Range<Int>) {
        history.close()
        setSelection(anchor: range.lowerBound, head: range.upperBound)
    }

    /// Moves the caret, or the end of the selection that moves.
    mutating func move(to place: Int, extends: Bool, isUpstream: Bool = false) {
        history.close()
        setSelection(anchor: extends ? anchor : place, head: place)
        self.isUpstream = isUpstream
    }

    private mutating func put(caret place: Int) { setSelection(anchor: place, head: place) }

    private mutating func setSelection(anchor: Int, head: Int) {
        self.anchor = text.clamped(anchor)
        self.head = text.clamped(head)
        isUpstream = false
    }

    // MARK: Undo

    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }

    /// Takes back the last group of edits.
    mutating func undo() {
        guard let group = history.takeUndo() else { return }
        for step in group.steps.reversed() { change(step.newRange, to: step.old) }
        marked = nil
        setSelection(anchor: group.before.anchor, head: group.before.head)
    }

    /// Makes anew what was taken back last.
    mutating func redo() {
        guard let group = history.takeRedo() else { return }
        for step in group.steps { change(step.oldRange, to: step.new) }
        marked = nil
        setSelection(anchor: group.after.anchor, head: group.after.head)
    }

    /// What comes next is undone by itself.
    mutating func closeUndoGroup() { history.close() }
}
