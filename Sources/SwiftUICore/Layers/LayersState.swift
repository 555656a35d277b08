import RiffleLayers

/// What the layers phase has to bring up to date, and what it has to tell the host.
@MainActor
final class LayersState: EngineState {
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

    func nextID() -> LayerID {
        lastID += 1
        return LayerID(rawValue: lastID)
    }

    /// Lets go of everything, as the views have ended.
    func end() {
        stale = []
        changed = []
        inserted = []
        removed = []
        staleNodes = []
        cullingQueue = []
    }
}

extension ViewGraph {
    var layers: LayersState { state(of: .layers) }
}
