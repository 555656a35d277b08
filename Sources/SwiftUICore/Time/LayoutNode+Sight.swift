extension LayoutNode {
    /// Whether a scroll view keeps everything of the node from the host, because it is out of sight.
    var isCulled: Bool {
        var node: LayoutNode? = self
        while let current = node, current.layer == nil { node = current.parent }
        var layer = node?.layer
        if node !== self {
            // A node without a layer is as far in sight as those in it.
            var inner: [EngineLayer] = []
            appendOwnLayers(to: &inner)
            if !inner.isEmpty, inner.allSatisfy(\.isCulled) { return true }
        }
        while let current = layer {
            if current.isCulled { return true }
            layer = current.parent
        }
        return false
    }
}
