/// Calls into the app that wait for the end of a round.
@MainActor
package final class LifecycleState: EngineState {
    unowned let graph: ViewGraph
    /// Whether `onAppear`, `onDisappear` and `task` do anything: not in a window that nobody will ever see, of which only is
    /// asked what it shows first. To be set before the first frame.
    package var isLive = true
    var callbacks: [() -> Void] = []
    /// What runs after a layout, before all else: see `afterMeasuring`.
    var measurements: [() -> Void] = []
    /// Those of views in new layers.
    var presentedCallbacks: [() -> Void] = []
    /// The layers above windows that have come since anything appeared last.
    var newLayers: [WindowLayerNode] = []
    var appearances: [any AppearanceCallback] = []
    /// What runs before anything appears.
    var disappearances: [() -> Void] = []
    /// What begins to receive before anything appears.
    var subscriptions: [() -> Void] = []
    /// Whether what is being removed disappears before anything appears.
    var disappearsFirst = false

    /// Whether a call waits.
    var isDue: Bool {
        !callbacks.isEmpty || !appearances.isEmpty || !disappearances.isEmpty || !subscriptions.isEmpty
            || !measurements.isEmpty || !presentedCallbacks.isEmpty
    }

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Lets go of everything, as the views have ended.
    package func end() {
        callbacks = []
        measurements = []
        newLayers = []
        presentedCallbacks = []
        appearances = []
        disappearances = []
        subscriptions = []
    }
}

extension ViewGraph {
    package var lifecycle: LifecycleState { state(of: .lifecycle) }
}
