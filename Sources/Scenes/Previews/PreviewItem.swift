/// One preview of a `PreviewProvider`: a view at the top level of its `previews`.
@MainActor
package struct PreviewItem {
    package let name: String?
    package let layout: PreviewLayout
    package let device: PreviewDevice?
    package let isLandscape: Bool
    /// The view alone.
    package let content: AnyView

    /// The previews that a builder gives, each by itself.
    package static func items<Content: View>(in previews: Content) -> [PreviewItem] {
        let graph = ViewGraph(previews, size: CGSize(width: 393, height: 852), scale: 2)
        _ = graph.frame(at: 0)
        defer { graph.end() }
        return graph.window.rootViews.indices.map { index in
            let node = graph.window.rootViews[index]
            return PreviewItem(
                name: value(PreviewName.self, of: node),
                layout: value(PreviewSize.self, of: node),
                device: value(PreviewScreen.self, of: node),
                isLandscape: value(PreviewOrientation.self, of: node).isLandscape,
                content: AnyView(SinglePreview(content: previews, index: index)))
        }
    }

    private static func value<Key: LayoutValueKey>(_ key: Key.Type, of node: LayoutNode) -> Key.Value {
        node.traitValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}

/// Shows one of the views of a builder.
private struct SinglePreview<Content: View>: View {
    let content: Content
    let index: Int

    var body: some View {
        Group(subviews: content) { views in
            if views.indices.contains(index) { views[index] }
        }
    }
}
