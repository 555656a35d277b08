/// Callbacks: `onAppear`, `onChange` and their kin run, after layout and before anything is painted.
extension ViewGraph {
    /// Has a callback run after the layout of the update in progress.
    func afterLayout(_ callback: @escaping () -> Void) { callbacks.append(callback) }

    /// Has a callback run after the layout of the update that takes up the last of what was written until now.
    func afterWrites(_ callback: @escaping () -> Void) {
        if waiting.isEmpty { callbacks.append(callback) } else { waiting[waiting.count - 1].callbacks.append(callback) }
    }

    func runCallbacks() {
        let appeared = appearances
        appearances = []
        for node in appeared where node.isMounted {
            (node.environment.screen ?? screen).whileInUse { node.appear() }
        }
        let due = callbacks
        callbacks = []
        for callback in due { callback() }
    }
}
