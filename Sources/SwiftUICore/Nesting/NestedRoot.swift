/// Views that are shown in a window of their own inside of another: a device on a page.
///
/// To what is inside, the frame is the window: it is what `.global` is measured from, its covered edges are the safe
/// area, its environment starts anew from the host's, the ground goes with `preferredColorScheme`, and preferences end
/// here. Touches outside of the frame reach nothing inside.
nonisolated package struct NestedRoot<Content: View>: View {
    let values: NestedEnvironment
    let onPreferredColorScheme: (ColorScheme?) -> Void
    let content: Content

    /// - Parameter onPreferredColorScheme: told after the layout in which what the views want for their window changed.
    package init(
        _ values: NestedEnvironment, onPreferredColorScheme: @escaping (ColorScheme?) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.values = values
        self.onPreferredColorScheme = onPreferredColorScheme
        self.content = content()
    }

    package typealias Body = Never

    @MainActor
    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        let screen = UIScreen(size: view.values.screenSize, scale: context.graph.window.scale)
        let node = WindowNode(context, screen: screen, values: view.values)
        node.onPreferredColorScheme = view.onPreferredColorScheme
        node.show(view.content)
        return node
    }

    @MainActor
    package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: WindowNode.self)
        node.onPreferredColorScheme = view.onPreferredColorScheme
        node.update(view.values, transaction)
        node.update(view.content, transaction)
    }
}
