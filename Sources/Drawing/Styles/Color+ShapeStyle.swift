extension Color: ShapeStyle {
    /// The color in the context's environment.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        guard let color = knownColor(in: context.environment) else { return _ResolvedStyle(.missingColor) }
        return _ResolvedStyle(.color(context.fade(color)))
    }
}

extension Color: View {
    /// The engine paints colors itself.
    public typealias Body = Never

    /// Makes a leaf that fills its frame.
    @MainActor public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _ViewNode {
        makeLeafNode(view, context)
    }

    /// Gives the leaf a newer color.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Color, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
}

extension Color: StyleView {}
