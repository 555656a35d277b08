/// What moves its content beneath a clip, and decides which of the content's layers are in sight.
@MainActor
package protocol LayerCuller: AnyObject {
    /// A layer inside one whose `culler` this is has moved, or is larger or smaller.
    func layerMoved(_ layer: EngineLayer)

    /// Decides which layers are in sight, in a frame that was asked for by `ViewGraph.cullLayers(by:)`.
    func cull(into changes: inout LayerCulling)
}

extension ViewGraph {
    /// Says that there is somebody who culls: from now on layers tell when they change.
    package func expectCulling() { layers.hasCullers = true }

    /// Has the next frame ask a culler which layers are in sight.
    package func cullLayers(by culler: any LayerCuller) {
        layers.cullingQueue.append(culler)
        requestUpdate()
    }
}

/// Which layers came into sight and which went out of it.
package struct LayerCulling {
    var shown: [EngineLayer] = []
    var hidden: [EngineLayer] = []
}
