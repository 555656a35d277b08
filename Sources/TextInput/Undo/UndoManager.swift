import Foundation

/// Keeps what an app can take back, and makes it undone and done again.
///
/// Foundation on Linux has none. Objects are not kept alive by what is registered for them: what belongs to one that is
/// gone is passed over. An object is used by one thread at a time.
open class UndoManager: NSObject, @unchecked Sendable {
    private var history = UndoHistory()
    private var pauses = 0
    /// Numbers the groups that open by themselves.
    private var eventGroup: UInt = 0
    private var isEventGroupOpen = false

    /// A manager with nothing to undo.
    public override init() { super.init() }

    // MARK: Groups

    /// Whether all that one event registers is undone together, which is so at first.
    open var groupsByEvent = true
    /// How many groups are open around what is registered now.
    open var groupingLevel: Int { history.level }
    /// How many groups are kept, the oldest going first; 0 for all of them.
    open var levelsOfUndo: Int {
        get { history.limit }
        set { history.limit = max(newValue, 0) }
    }

    /// Opens a group: what is registered until it is closed is undone together.
    open func beginUndoGrouping() {
        openEventGroup()
        history.beginGroup()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
        guard history.level > 0 else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        history.endGroup()
        if history.level == 0 { isEventGroupOpen = false }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The group of an event ends with what runs on the main actor now.
    private func openEventGroup() {
        guard groupsByEvent, history.level == 0, history.phase == .doing else { return }
        history.beginGroup()
        eventGroup &+= 1
        isEventGroupOpen = true
        let number = eventGroup
        Task { @MainActor [weak self] in self?.endEventGroup(number) }
    }

    private func endEventGroup(_ number: UInt) {
        guard isEventGroupOpen, number == eventGroup, history.phase == .doing else { return }
        // A group that the app has opened in the event is left open.
        if history.level == 1 { endUndoGrouping() }
    }

    // MARK: Registering

    /// Whether anything can be registered.
    open var isUndoRegistrationEnabled: Bool { pauses == 0 }

    /// Lets nothing be registered until `enableUndoRegistration` is called as often.
    open func disableUndoRegistration() { pauses += 1 }

    /// Ends the last `disableUndoRegistration`.
    open func enableUndoRegistration() { pauses = max(pauses - 1, 0) }

    /// Registers how to take back what is being done; what is registered while that runs does it again.
    ///
    /// - Parameter target: what the handler is given. It is not kept alive.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        // Where no group is open, and none opens by itself, it is one.
        let isAlone = history.level == 0
        if isAlone { history.beginGroup() }
        history.add(
            UndoHistory.Action(target: target) { target in
                if let target = target as? TargetType { handler(target) }
            })
        if isAlone { endUndoGrouping() }
    }

    /// Forgets everything.
    open func removeAllActions() { history.removeAll() }

    /// Forgets what was registered for an object.
    open func removeAllActions(withTarget target: Any) { history.remove(target: target as AnyObject) }

    // MARK: Undoing

    /// Whether there is anything to undo.
    open var canUndo: Bool { history.canUndo }
    /// Whether there is anything to do again.
    open var canRedo: Bool { history.canRedo }
    /// Whether something is being undone.
    open var isUndoing: Bool { history.phase == .undoing }
    /// Whether something is being done again.
    open var isRedoing: Bool { history.phase == .redoing }

    /// Closes the group that is open, if it is the only one, and undoes the last group.
    open func undo() {
        if history.level == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group; nothing while a group is open.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard history.phase == .doing, history.level == 0, let group = history.takeUndo() else { return }
        post(.NSUndoManagerWillUndoChange)
        run(group, .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last; nothing while a group is open.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard history.phase == .doing, history.level == 0, let group = history.takeRedo() else { return }
        post(.NSUndoManagerWillRedoChange)
        run(group, .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// What the group's actions register goes the other way, under the same name.
    private func run(_ group: UndoHistory.Group, _ phase: UndoHistory.Phase) {
        history.phase = phase
        history.beginGroup(named: group.name)
        for action in group.actions {
            if let target = action.target { action.perform(target) }
        }
        while history.level > 0 { history.endGroup() }
        history.phase = .doing
    }

    // MARK: Names

    /// Names what is being done, for menus: "Undo Delete".
    open func setActionName(_ actionName: String) { history.editLatest { $0.name = actionName } }

    /// Says whether what is being done need not be asked about when it is thrown away.
    open func setActionIsDiscardable(_ discardable: Bool) { history.editLatest { $0.isDiscardable = discardable } }

    /// The name of what would be undone; empty where it has none.
    open var undoActionName: String { history.nextUndo?.name ?? "" }
    /// The name of what would be done again; empty where it has none.
    open var redoActionName: String { history.redoGroups.last?.name ?? "" }
    /// Whether what would be undone need not be asked about.
    open var undoActionIsDiscardable: Bool { history.nextUndo?.isDiscardable ?? false }
    /// Whether what would be done again need not be asked about.
    open var redoActionIsDiscardable: Bool { history.redoGroups.last?.isDiscardable ?? false }
    /// What a menu calls undoing.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What a menu calls doing again.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu calls undoing something.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// What a menu calls doing something again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

// Foundation's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// An undo manager opens or closes a group, or is about to undo something.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// An undo manager has opened a group.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// An undo manager is about to close a group.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// An undo manager has closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// An undo manager is about to undo something.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// An undo manager has undone something.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// An undo manager is about to do something again.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// An undo manager has done something again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
