/// Callbacks: `onAppear`, `onChange` and their kin run, after layout and before anything is painted.
extension ViewGraph {
    /// Has a callback run after the layout of the update in progress.
    func afterLayout(_ callback: @escaping () -> Void) { callbacks.append(callback) }

    func runCallbacks() {
        let appeared = appearances
        appearances = []
        for node in appeared where node.isMounted { node.appear() }
        let due = callbacks
        callbacks = []
        for callback in due { callback() }
    }
}
