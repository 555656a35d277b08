/// Callbacks: `onAppear`, `onChange` and their kin run, after layout and before anything is painted.
extension ViewGraph {
    /// Has a callback run after the layout of the update in progress.
    package func afterLayout(_ callback: @escaping () -> Void) {
        if !hasEnded { lifecycle.callbacks.append(callback) }
    }

    /// Has a callback run after the layout of the update in progress, unless the view that asked for it is gone by then.
    package func afterLayout(of node: _ViewNode, _ callback: @escaping () -> Void) {
        afterLayout { if node.isMounted { callback() } }
    }

    /// Has a callback run after the layout of the update that takes up the last of what was written until now.
    package func afterWrites(_ callback: @escaping () -> Void) {
        if updates.waiting.isEmpty {
            afterLayout(callback)
        } else {
            updates.waiting[updates.waiting.count - 1].callbacks.append(callback)
        }
    }

    /// Has a view subscribe after the layout of the update in progress, before anything appears: what an `onAppear` sends
    /// is received.
    func subscribe(_ callback: @escaping () -> Void) {
        if !hasEnded { lifecycle.subscriptions.append(callback) }
    }

    func runCallbacks() {
        releaseFocusOfDisabled()
        let disappeared = lifecycle.disappearances
        lifecycle.disappearances = []
        for callback in disappeared { callback() }
        let subscribed = lifecycle.subscriptions
        lifecycle.subscriptions = []
        for callback in subscribed { callback() }
        let appeared = lifecycle.appearances
        lifecycle.appearances = []
        for node in appeared { (node.environment.screen ?? screen).whileInUse { node.runAppearance() } }
        let due = lifecycle.callbacks
        lifecycle.callbacks = []
        for callback in due { callback() }
    }
}
