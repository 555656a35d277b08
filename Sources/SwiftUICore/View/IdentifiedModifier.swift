/// Marks a view for tools, which changes nothing of it: where an id is an identity, `id(_:)` gives it.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
    /// The engine needs no body to change nothing.
    public typealias Body = Never

    /// The mark.
    public var identifier: Identifier

    /// Makes such a modifier.
    @inlinable
    public init(identifier: Identifier) { self.identifier = identifier }

    /// Makes the node of the view itself.
    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext)
        -> _ViewNode
    {
        V._makeNode(content, context)
    }

    /// Gives it newer values.
    @MainActor public static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        V._updateNode(node, content, transaction)
    }
}

/// What Xcode marks the views of a preview with, for extensions that look through the mark.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let identifier: String

    /// The mark of a name.
    public init(_ identifier: String) { self.identifier = identifier }
}

extension View {
    /// Marks the view for tools.
    @inlinable
    nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
        modifier(_IdentifiedModifier(identifier: identifier))
    }
}
