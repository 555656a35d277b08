/// What can be undone and redone, in groups; it knows nothing of time or of who asks.
struct UndoHistory {
    /// Something to do to an object, if that is still there.
    struct Action {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
    }

    /// What is undone together, the last part first.
    struct Group {
        enum Part {
            case action(Action)
            case group(Group)
        }

        var parts: [Part] = []
        var name = ""
        var isDiscardable = false

        /// What is to be done, in that order.
        var actions: [Action] {
            parts.reversed().flatMap { part in
                switch part {
                case .action(let action): [action]
                case .group(let group): group.actions
                }
            }
        }

        fileprivate mutating func remove(target: AnyObject) {
            parts = parts.compactMap { part in
                switch part {
                case .action(let action): return action.target === target ? nil : part
                case .group(var group):
                    group.remove(target: target)
                    return group.parts.isEmpty ? nil : .group(group)
                }
            }
        }
    }

    /// What the actions that are registered now belong to.
    enum Phase { case doing, undoing, redoing }

    private(set) var undoGroups: [Group] = []
    private(set) var redoGroups: [Group] = []
    /// The groups that are not closed, the innermost last.
    private var open: [Group] = []
    var phase = Phase.doing
    /// How many groups are kept; 0 for all of them.
    var limit = 0 { didSet { trim() } }

    var level: Int { open.count }
    /// An open group can be undone, too: it is closed first.
    var canUndo: Bool { !undoGroups.isEmpty || phase == .doing && open.contains { !$0.parts.isEmpty } }
    var canRedo: Bool { !redoGroups.isEmpty }

    mutating func beginGroup(named name: String = "") { open.append(Group(name: name)) }

    /// Closes the innermost group; one with nothing in it is forgotten.
    mutating func endGroup() {
        guard let group = open.popLast(), !group.parts.isEmpty else { return }
        if !open.isEmpty {
            open[open.count - 1].parts.append(.group(group))
        } else if phase == .undoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
        }
        trim()
    }

    /// Adds an action to the innermost group. What had been undone cannot be redone after something new.
    mutating func add(_ action: Action) {
        guard !open.isEmpty else { return }
        open[open.count - 1].parts.append(.action(action))
        if phase == .doing { redoGroups = [] }
    }

    mutating func takeUndo() -> Group? { undoGroups.popLast() }
    mutating func takeRedo() -> Group? { redoGroups.popLast() }

    /// Changes the group that what is done now belongs to: an open one, else the last.
    mutating func editLatest(_ change: (inout Group) -> Void) {
        if !open.isEmpty {
            change(&open[0])
        } else if !undoGroups.isEmpty {
            change(&undoGroups[undoGroups.count - 1])
        }
    }

    /// The group that would be undone next.
    var nextUndo: Group? { phase == .doing ? open.first ?? undoGroups.last : undoGroups.last }

    mutating func removeAll() {
        undoGroups = []
        redoGroups = []
        open = open.map { _ in Group() }
    }

    mutating func remove(target: AnyObject) {
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.remove(target: target)
                return group
            }
        }
        undoGroups = without(undoGroups).filter { !$0.parts.isEmpty }
        redoGroups = without(redoGroups).filter { !$0.parts.isEmpty }
        open = without(open)
    }

    private mutating func trim() {
        guard limit > 0 else { return }
        undoGroups.removeFirst(max(undoGroups.count - limit, 0))
        redoGroups.removeFirst(max(redoGroups.count - limit, 0))
    }
}
