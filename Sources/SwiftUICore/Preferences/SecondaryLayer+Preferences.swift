/// Each view of the content comes with its own secondary views: a background's preferences before those of the view, an
/// overlay's after them. Source: the order in which SwiftUI combines the outputs of both.
extension SecondaryLayerViewNode: PreferenceOrdering {
    func collectOrderedPreferenceSources<K>(into found: inout [PreferenceNode<K>]) {
        var own: [PreferenceNode<K>] = []
        content?.collectPreferenceSources(into: &own)
        // Sources that have nothing to show, as an item of a bar, stand beside the view before them.
        let layers = wrapped
        var indices = own.map { _ in 0 }
        if layers.count > 1 {
            var last = 0
            for (position, source) in own.enumerated() {
                last = layers.index(of: source) ?? last
                indices[position] = last
            }
        }
        if layers.isEmpty { found += own }
        for (index, layer) in layers.enumerated() {
            let views = unsafeDowncast(layer.wrapper, to: SecondaryLayerNode.self).views
            if modifier.isBackground { views?.collectPreferenceSources(into: &found) }
            for (position, source) in own.enumerated() where indices[position] == index { found.append(source) }
            if !modifier.isBackground { views?.collectPreferenceSources(into: &found) }
        }
    }
}

extension [WrappingNode.Wrapped] {
    /// Which of the content's views a node belongs to: the first of those that it shows something of.
    @MainActor fileprivate func index(of node: _ViewNode) -> Int? {
        var nodes: [LayoutNode] = []
        node.appendLayoutNodes(to: &nodes)
        var current = nodes.first
        while let layout = current {
            if let index = firstIndex(where: { $0.content === layout }) { return index }
            current = layout.parent
        }
        return nil
    }
}
