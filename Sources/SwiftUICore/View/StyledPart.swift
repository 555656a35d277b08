/// A part of a control that a style is given to place, whatever views it is made of.
public protocol _StyledPart: View where Body == Never {
    /// The views.
    var _content: AnyView { get }
}

extension _StyledPart {
    /// That of the views: containers and lists see through the part to them.
    @MainActor public static var _listShape: _ListShape { AnyView._listShape }

    /// Makes the nodes of the views.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        AnyView._makeNode(view._content, context)
    }

    /// Updates the views.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        AnyView._updateNode(node, view._content, transaction)
    }
}
