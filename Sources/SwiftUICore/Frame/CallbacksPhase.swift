/// Callbacks: `onAppear`, `onChange` and their kin run, after layout and before anything is painted.
extension LifecycleState {
    /// Has a callback run after the layout of the update in progress.
    package func afterLayout(_ callback: @escaping () -> Void) {
        if !graph.hasEnded { callbacks.append(callback) }
    }

    /// Has a callback run after the layout of the update in progress, unless the view that asked for it is gone by then.
    package func afterLayout(of node: _ViewNode, _ callback: @escaping () -> Void) {
        guard !graph.hasEnded else { return }
        let isPresented = !newLayers.isEmpty && node.isInside(newLayers)
        if isPresented {
            presentedCallbacks.append { if node.isMounted { callback() } }
        } else {
            callbacks.append { if node.isMounted { callback() } }
        }
    }

    /// Has a callback run as soon as the layout in progress is done, before anything appears and before anybody is told of
    /// changes: for what is told of where views are, and of what they tell those around them. What it writes belongs to
    /// the update in progress.
    package func afterMeasuring(of node: _ViewNode, _ callback: @escaping () -> Void) {
        if !graph.hasEnded { measurements.append { if node.isMounted { callback() } } }
    }

    func runMeasuringCallbacks() {
        let due = measurements
        guard !due.isEmpty else { return }
        measurements = []
        graph.updates.isMeasuring = true
        for callback in due { callback() }
        graph.updates.isMeasuring = false
    }

    /// Has a callback run after the layout of the update that takes up the last of what was written until now.
    package func afterWrites(_ callback: @escaping () -> Void) {
        if graph.updates.waiting.isEmpty {
            afterLayout(callback)
        } else {
            graph.updates.waiting[graph.updates.waiting.count - 1].callbacks.append(callback)
        }
    }

    /// Has a view subscribe after the layout of the update in progress, before anything appears: what an `onAppear` sends
    /// is received.
    func subscribe(_ callback: @escaping () -> Void) {
        if !graph.hasEnded { subscriptions.append(callback) }
    }

    func runCallbacks() {
        graph.focus.releaseFocusOfDisabled()
        let disappeared = disappearances
        disappearances = []
        for callback in disappeared { callback() }
        let subscribed = subscriptions
        subscriptions = []
        for callback in subscribed { callback() }
        let appeared = appearances
        appearances = []
        let layers = newLayers
        newLayers = []
        var presented: [any AppearanceCallback] = []
        for node in appeared {
            if layers.isEmpty || !node.isInside(layers) { run(node) } else { presented.append(node) }
        }
        let due = callbacks
        callbacks = []
        let duePresented = presentedCallbacks
        presentedCallbacks = []
        for callback in due { callback() }
        // What is presented comes after those who present it have been told why.
        for node in presented { run(node) }
        for callback in duePresented { callback() }
    }

    private func run(_ node: any AppearanceCallback) {
        graph.whileCurrent(on: node.environment.screen ?? graph.window.screen) { node.runAppearance() }
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
