/// What moves its content beneath a clip, and decides which of the content's layers are in sight.
@MainActor
package protocol LayerCuller: AnyObject {
    /// A layer inside one whose `culler` this is has moved, or is larger or smaller.
    func layerMoved(_ layer: EngineLayer)

    /// Decides which layers are in sight, in a frame that was asked for by `graph.layers.cull(by:)`.
    func cull(into changes: inout LayerCulling)
}

/// Which layers came into sight and which went out of it.
package struct LayerCulling {
    var shown: [EngineLayer] = []
    var hidden: [EngineLayer] = []
}
