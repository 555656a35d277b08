/// Gives a view an identity: another id is another view.
struct IDModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = BranchNode(context)
        node.isIdentified = true
        node.show(content, key: modifier.id, Transaction(), isFirst: true)
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        unsafeDowncast(node, to: BranchNode.self).show(content, key: modifier.id, transaction)
    }
}

extension View {
    /// Binds the view's identity to a value: when it changes, the view is removed and a new one inserted.
    ///
    /// The new view starts with fresh state, `onAppear` and `task` run again, and in an animated change both views run
    /// their transitions. `ScrollViewProxy.scrollTo` and `scrollPosition(id:)` find a view by its id. Ids need to be
    /// unique only where they are looked for. An id that is not equal to itself, such as NaN, is reported: it makes a
    /// new view in each update.
    ///
    ///     VStack {
    ///         Text("Card \(draft)")
    ///         TextField("Front", text: .constant(""))
    ///     }
    ///     .id(draft)
    ///
    /// - Parameter id: any hashable value.
    /// - Complexity: another id costs as much as inserting the view and everything in it. Scrolling a lazy container to
    ///   such an id is O(*n*) in its elements, whose contents are evaluated to find it; scrolling to the id of a
    ///   `ForEach` element evaluates none.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}

extension IDModifier: IdentityGiving {
    var identity: AnyHashable { AnyHashable(id) }
}

extension IDModifier {
    @MainActor
    static func _listShape(of content: _ListShape) -> _ListShape {
        var shape = content
        shape.hasID = true
        return shape
    }
}
