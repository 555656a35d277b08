/// Several views side by side, as a closure with several statements builds them.
nonisolated public struct TupleView<T>: View {
    /// The views.
    public var value: T
    private let functions: TupleFunctions<T>

    /// Wraps a tuple of views; members that are not views are left out.
    public init(_ value: T) {
        self.value = value
        functions = .reflecting
    }

    package init<each Content: View>(parts: repeat each Content) where T == (repeat each Content) {
        value = (repeat each parts)
        functions = TupleFunctions(
            make: { value, node in repeat node.append(each value) },
            update: { value, node, transaction in
                var index = 0
                repeat node.update(each value, at: &index, transaction)
            })
    }

    /// Makes a node with one child for each view.
    @MainActor
    public static func _makeNode(_ view: TupleView, _ context: _NodeContext) -> _ViewNode {
        let node = TupleNode(context)
        view.functions.make(view.value, node)
        return node
    }

    /// Updates each child.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: TupleView, _ transaction: Transaction) {
        view.functions.update(view.value, unsafeDowncast(node, to: TupleNode.self), transaction)
    }
}

/// Views are made anywhere and looked at on the main actor only, as Apple's are, whose types belong to it.
extension TupleView: @unchecked Sendable {}

/// How to walk a tuple whose element types only the place that built it knows.
struct TupleFunctions<T> {
    let make: @MainActor (T, TupleNode) -> Void
    let update: @MainActor (T, TupleNode, Transaction) -> Void

    /// For tuples made outside a view builder: looks at the members at run time.
    static var reflecting: TupleFunctions {
        TupleFunctions(
            make: { value, node in
                for view in views(in: value) { node.append(AnyView(erasing: view)) }
            },
            update: { value, node, transaction in
                var index = 0
                for view in views(in: value) { node.update(AnyView(erasing: view), at: &index, transaction) }
            })
    }

    static func views(in value: T) -> [any View] {
        if let view = value as? any View { return [view] }
        return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
}

/// A fixed number of children at fixed places.
final class TupleNode: _ViewNode {
    private var children: [_ViewNode] = []

    func append<Content: View>(_ content: Content) {
        children.append(Content.makeListNode(content, childContext))
    }

    func update<Content: View>(_ content: Content, at index: inout Int, _ transaction: Transaction) {
        guard index < children.count else { return }
        Content.updateListNode(children[index], content, transaction)
        index += 1
    }

    package override func forEachChild(_ body: (_ViewNode) -> Void) { children.forEach(body) }

    package override var onlyChild: _ViewNode? { children.count == 1 ? children[0] : nil }
}
