/// What has been done to a text, in groups that are undone together.
struct EditHistory: Equatable {
    /// A part of the text that was replaced.
    struct Step: Equatable {
        var location: Int
        var old: String
        var new: String

        var oldRange: Range<Int> { location..<location + old.utf16.count }
        var newRange: Range<Int> { location..<location + new.utf16.count }
    }

    /// What was selected.
    struct Selection: Equatable {
        var anchor: Int
        var head: Int
    }

    /// What is undone together.
    struct Group: Equatable {
        var steps: [Step]
        var before: Selection
        var after: Selection
        var kind: TextEditingState.Kind
        /// Whether an edit of the same kind at its end still belongs to it.
        var isOpen = true
        /// Bytes of the texts that are kept.
        var cost: Int { steps.reduce(0) { $0 + $1.old.utf8.count + $1.new.utf8.count } }
    }

    private var done: [Group] = []
    private var undone: [Group] = []

    /// How many groups are kept, and how many bytes.
    static let groupsKept = 200
    static let bytesKept = 4 << 20

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }
    /// The kind of the last edit.
    var lastKind: TextEditingState.Kind? { done.last?.kind }

    /// Notes an edit.
    mutating func add(_ step: Step, kind: TextEditingState.Kind, before: Selection, after: Selection) {
        undone = []
        // An edit elsewhere says that the caret has moved, which hosts may tell later than the edit.
        let isAtCaret = step.oldRange.lowerBound <= before.head && before.head <= step.oldRange.upperBound
        if let last = done.last, last.isOpen, last.kind == kind, kind != .other, last.after == before, isAtCaret {
            done[done.count - 1].append(step)
            done[done.count - 1].after = after
        } else {
            done.append(Group(steps: [step], before: before, after: after, kind: kind))
        }
        if kind == .other { close() }
        trim()
    }

    /// Notes what the app made of the last edit: it is undone with that.
    mutating func follow(_ step: Step) {
        undone = []
        guard !done.isEmpty else { return }
        done[done.count - 1].steps.append(step)
        trim()
    }

    /// Notes where the app's change has put the selection.
    mutating func retarget(_ selection: Selection) {
        guard !done.isEmpty else { return }
        done[done.count - 1].after = selection
    }

    /// What comes next is a group of its own.
    mutating func close() {
        guard !done.isEmpty else { return }
        done[done.count - 1].isOpen = false
    }

    mutating func takeUndo() -> Group? {
        guard var group = done.popLast() else { return nil }
        group.isOpen = false
        undone.append(group)
        close()
        return group
    }

    mutating func takeRedo() -> Group? {
        guard let group = undone.popLast() else { return nil }
        done.append(group)
        return group
    }

    private mutating func trim() {
        var cost = done.reduce(0) { $0 + $1.cost }
        var first = 0
        while first < done.count, done.count - first > Self.groupsKept || cost > Self.bytesKept {
            cost -= done[first].cost
            first += 1
        }
        if first > 0 { done.removeFirst(first) }
    }
}

extension EditHistory.Group {
    /// Adds a step, as a part of the last one where it goes on with that.
    fileprivate mutating func append(_ step: EditHistory.Step) {
        guard let last = steps.last else { return steps.append(step) }
        if step.old.isEmpty, step.location == last.newRange.upperBound {
            steps[steps.count - 1].new += step.new
        } else if step.new.isEmpty, last.new.isEmpty, step.oldRange.upperBound == last.location {
            steps[steps.count - 1].old = step.old + last.old
            steps[steps.count - 1].location = step.location
        } else if step.new.isEmpty, last.new.isEmpty, step.location == last.location {
            steps[steps.count - 1].old += step.old
        } else {
            steps.append(step)
        }
    }
}
