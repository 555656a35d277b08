import RiffleHosting

/// The layer that tells where an element is on a page: its own, else the first inside it, else the nearest around it.
@MainActor
struct ElementAnchor {
    /// The layer's id.
    let layer: UInt32
    /// Where the engine has the layer now, in the window.
    private let layerFrame: CGRect
    /// Where the engine has the element now.
    private let elementFrame: CGRect

    /// nil for an element that is gone, or has no layer anywhere around it.
    init?(of element: UInt32, in graph: ViewGraph) {
        guard let layout = graph.elements.layoutNode(of: element) else { return nil }
        var anchor = Self.first(in: layout)
        var outer = layout.parent
        while anchor == nil, let node = outer {
            if node.layer != nil { anchor = node }
            outer = node.parent
        }
        guard let anchor, let layer = anchor.layer else { return nil }
        self.layer = layer.state.id.rawValue
        layerFrame = Self.frame(of: anchor, in: graph)
        elementFrame = Self.frame(of: layout, in: graph)
    }

    /// The node itself or the first in it that has a layer of some size.
    private static func first(in layout: LayoutNode) -> LayoutNode? {
        guard layout.isPlaced else { return nil }
        if let layer = layout.layer, !layer.state.bounds.isEmpty { return layout }
        for child in layout.shownChildren {
            if let found = first(in: child) { return found }
        }
        return nil
    }

    private static func frame(of layout: LayoutNode, in graph: ViewGraph) -> CGRect {
        layout.globalFrame(of: CGRect(origin: .zero, size: layout.frame(at: graph.now).size), at: graph.now)
    }

    /// Where the element is, given where the layer is found to be.
    func frame(whereLayerIsAt shown: CGRect) -> CGRect {
        let width = layerFrame.width > 0 ? shown.width / layerFrame.width : 1
        let height = layerFrame.height > 0 ? shown.height / layerFrame.height : 1
        return CGRect(
            x: shown.minX + (elementFrame.minX - layerFrame.minX) * width,
            y: shown.minY + (elementFrame.minY - layerFrame.minY) * height,
            width: elementFrame.width * width, height: elementFrame.height * height)
    }
}
