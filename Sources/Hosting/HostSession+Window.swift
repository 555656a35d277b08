import Foundation

/// What a host asks for between frames, and says of itself.
extension HostSession {
    // MARK: The keyboard

    /// The texts that can be edited and have changed since the last call.
    package func takeTextInputs() -> [TextInputChange] { graph.textInputs.drainChanges() }

    /// All texts that can be edited, for a host that knows none of them.
    package func allTextInputs() -> [TextInputChange] { graph.textInputs.all() }

    package func textInput(_ element: UInt32) -> TextInputState? { graph.textInputs.state(of: element) }

    /// Who takes what is typed; nil where nothing does.
    package var focusedTextInput: (any TextInputClient)? { graph.textInputs.focused }

    /// Where the keyboard can go on to elements that are not there yet.
    package var focusGaps: FocusGaps { graph.focus.focusGaps }

    package var clipboard: Clipboard { graph.window.resources.clipboard }

    // MARK: History

    /// The steps into the views that can be taken back, the last one last.
    package var trail: [TrailStep] { graph.trail.steps }

    /// Keeps the history for views that are made again.
    package func keepTrail() { graph.trail.keep() }

    package var hasKeptTrail: Bool { graph.trail.hasKept }

    package func restoreTrail() { graph.trail.restore() }

    // MARK: Addresses

    /// The address of what is shown; nil where the app has none.
    package var address: [String]? { graph.address.isUsed ? graph.address.components : nil }

    package var addressDescription: String? { graph.address.description }

    /// Whether the app has said that nothing is at the address.
    package var isMissingAtAddress: Bool { graph.address.isMissing }

    /// Shows what is at an address.
    ///
    /// - Parameter update: makes a frame, as some of an address is known only when the views before it are there.
    /// - Returns: whether the views know it.
    package func show(address: [String], updatingBy update: () -> Void) -> Bool {
        guard graph.address.isUsed else { return false }
        return graph.address.components == address || graph.address.show(address, update: update)
    }

    // MARK: State

    /// What the views have in their state; nil where nobody keeps it.
    package var state: SessionState? { graph.window.resources.session?.state() }

    /// What of the state of the process before could not be had again.
    package var losses: [SessionState.Loss] { graph.window.resources.session?.lost ?? [] }

    /// Whether a view wants to stay while nobody sees it.
    package var staysAwake: Bool { graph.window.resources.staysAwake }

    // MARK: The host

    /// Told of each runtime issue, as it is found.
    package var onIssue: ((RuntimeIssue) -> Void)? {
        get { graph.onIssue }
        set { graph.onIssue = newValue }
    }

    /// The runtime issues that were found so far.
    package var issues: [RuntimeIssue] { graph.issues }

    /// Tells the views that the bytes of a picture are none.
    package func report(undecodableImage id: String, _ message: String) {
        graph.report(undecodableImage: id, message)
    }

    /// Lets go of what can be found again.
    package func forgetCaches() { graph.forgetCaches() }

    /// Whether views appear and run their tasks; to be said before the first frame.
    package var runsLifecycle: Bool {
        get { graph.lifecycle.isLive }
        set { graph.lifecycle.isLive = newValue }
    }

    /// Names the views' tasks, and has them run on an executor.
    package func nameTasks(on executor: (any TaskExecutor)?) {
        graph.tasks.areNamed = true
        if let executor { graph.tasks.executor = executor }
    }

    /// How many of the views' tasks have not ended.
    package var runningTasks: Int { graph.tasks.running }

    /// The time of the last frame, in seconds.
    package var now: Double { graph.now }

    /// The size that the root views take together when they are offered one, in points.
    package func size(offered: ProposedViewSize) -> CGSize {
        graph.window.rootViews.reduce(CGSize.zero) { size, node in
            let own = node.sizeThatFits(offered)
            return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }
}
