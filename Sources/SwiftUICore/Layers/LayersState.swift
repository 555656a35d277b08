import RiffleLayers

/// What the layers phase has to bring up to date, and what it has to tell the host.
@MainActor
package final class LayersState: EngineState {
    unowned let graph: ViewGraph
    var stale: [EngineLayer] = []
    var changed: [EngineLayer] = []
    var inserted: [EngineLayer] = []
    var removed: [EngineLayer] = []
    /// Nodes whose layers do not show their geometry and effects as they are.
    var staleNodes: [LayoutNode] = []
    /// Those who have to find out anew which layers are in sight.
    var cullingQueue: [any LayerCuller] = []
    /// Whether there has been a culler, whose content's layers have to tell when they change.
    var hasCullers = false
    var lastID: UInt32 = 0

    /// Says that there is somebody who culls: from now on layers tell when they change.
    package func expectCulling() { hasCullers = true }

    /// Has the next frame ask a culler which layers are in sight.
    package func cull(by culler: any LayerCuller) {
        cullingQueue.append(culler)
        graph.requestUpdate()
    }

    func nextID() -> LayerID {
        lastID += 1
        return LayerID(rawValue: lastID)
    }

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Lets go of everything, as the views have ended.
    package func end() {
        stale = []
        changed = []
        inserted = []
        removed = []
        staleNodes = []
        cullingQueue = []
    }
}

extension ViewGraph {
    package var layers: LayersState { state(of: .layers) }
}
