/// What shows a layout node as it comes or goes: a layer around it, with what stands around the node in there.
///
/// Effects are the node's own, as for opacity and scale, or those of views that stand around it: the stage.
@MainActor
package class NodeTransition {
    package final let layer: EngineLayer
    /// Whether the view is going: then the transition stays until the view is gone.
    final var isRemoval = false

    init(_ layer: EngineLayer) { self.layer = layer }

    /// The outermost of the layout nodes that stand around the node; nil where none do.
    var stage: LayoutNode? { nil }
    /// The layer that directly holds the node's own.
    var innermostLayer: EngineLayer { layer }

    func isActive(at now: Double) -> Bool { false }

    /// What the effects apart from the stage do to a frame.
    func plainTransform(of frame: CGRect, at now: Double) -> CGAffineTransform { .identity }
    /// How opaque the effects apart from the stage show the node.
    func plainOpacity(at now: Double) -> Double { 1 }
    /// What all of it does to the node's frame, in the coordinates the frame is in.
    func transform(for node: LayoutNode, at now: Double) -> ProjectionTransform { ProjectionTransform() }
    /// How opaque all of it shows the node.
    func opacity(at now: Double) -> Double { 1 }

    /// Appends what lies directly in the layer.
    func appendLayers(of node: LayoutNode, to list: inout [EngineLayer]) { node.appendOwnLayers(to: &list) }
    func updateLayers(for node: LayoutNode, at now: Double) {}
    /// The node has been placed.
    func follow(_ cause: Transaction) {}
    /// The node is gone, or the transition is over.
    func end() {}
}
