/// Callbacks: `onAppear`, `onChange` and their kin run, after layout and before anything is painted.
extension ViewGraph {
    /// Has a callback run after the layout of the update in progress.
    package func afterLayout(_ callback: @escaping () -> Void) {
        if !hasEnded { lifecycle.callbacks.append(callback) }
    }

    /// Has a callback run after the layout of the update in progress, unless the view that asked for it is gone by then.
    package func afterLayout(of node: _ViewNode, _ callback: @escaping () -> Void) {
        guard !hasEnded else { return }
        let isPresented = !lifecycle.newLayers.isEmpty && node.isInside(lifecycle.newLayers)
        if isPresented {
            lifecycle.presentedCallbacks.append { if node.isMounted { callback() } }
        } else {
            lifecycle.callbacks.append { if node.isMounted { callback() } }
        }
    }

    /// Has a callback run as soon as the layout in progress is done, before anything appears and before anybody is told of
    /// changes: for what is told of where views are, and of what they tell those around them. What it writes belongs to
    /// the update in progress.
    package func afterMeasuring(of node: _ViewNode, _ callback: @escaping () -> Void) {
        if !hasEnded { lifecycle.measurements.append { if node.isMounted { callback() } } }
    }

    func runMeasuringCallbacks() {
        let due = lifecycle.measurements
        guard !due.isEmpty else { return }
        lifecycle.measurements = []
        updates.isMeasuring = true
        for callback in due { callback() }
        updates.isMeasuring = false
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
        focus.releaseFocusOfDisabled()
        let disappeared = lifecycle.disappearances
        lifecycle.disappearances = []
        for callback in disappeared { callback() }
        let subscribed = lifecycle.subscriptions
        lifecycle.subscriptions = []
        for callback in subscribed { callback() }
        let appeared = lifecycle.appearances
        lifecycle.appearances = []
        let layers = lifecycle.newLayers
        lifecycle.newLayers = []
        var presented: [any AppearanceCallback] = []
        for node in appeared {
            if layers.isEmpty || !node.isInside(layers) { run(node) } else { presented.append(node) }
        }
        let due = lifecycle.callbacks
        lifecycle.callbacks = []
        let duePresented = lifecycle.presentedCallbacks
        lifecycle.presentedCallbacks = []
        for callback in due { callback() }
        // What is presented comes after those who present it have been told why.
        for node in presented { run(node) }
        for callback in duePresented { callback() }
    }

    private func run(_ node: any AppearanceCallback) {
        whileCurrent(on: node.environment.screen ?? screen) { node.runAppearance() }
    }
}

extension _ViewNode {
    /// Whether the node is in one of some layers above a window.
    fileprivate func isInside(_ layers: [WindowLayerNode]) -> Bool {
        var node: _ViewNode? = self
        while let current = node {
            if layers.contains(where: { $0 === current }) { return true }
            node = current.parent
        }
        return false
    }
}
