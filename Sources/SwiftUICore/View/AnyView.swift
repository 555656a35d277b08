/// A view whose type is hidden; another type at the same place is another view, with state of its own.
nonisolated public struct AnyView: View {
    private let box: AnyViewBox

    /// Hides the type of a view.
    public init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
            self = erased
        } else {
            box = TypedViewBox(view)
        }
    }

    /// Hides the type of a view.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// The view whose type is hidden.
    package var view: any View { box.erasedView }

    init(erasing view: any View) {
        func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = open(view)
    }

    /// Makes a node that holds a view of any type.
    @MainActor
    public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _ViewNode {
        let node = BranchNode(context)
        view.box.show(in: node, .init(), isFirst: true)
        return node
    }

    /// Updates the view, or replaces it by one of another type.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: AnyView, _ transaction: Transaction) {
        view.box.show(in: unsafeDowncast(node, to: BranchNode.self), transaction, isFirst: false)
    }
}

/// Views are made anywhere and looked at on the main actor only, as Apple's are, whose types belong to it.
extension AnyView: @unchecked Sendable {}

extension AnyView: WrittenTitle {
    @MainActor package var titleText: (any SpokenText)? { box.titleText }
}

extension AnyView: SubviewSource {
    @MainActor func addSubviews(to list: inout ViewListBuilder) { box.addSubviews(to: &list) }
}

private class AnyViewBox {
    @MainActor func show(in node: BranchNode, _ transaction: Transaction, isFirst: Bool) {}
    @MainActor func addSubviews(to list: inout ViewListBuilder) {}
    /// The text that the view consists of; see `WrittenTitle`.
    @MainActor var titleText: (any SpokenText)? { nil }
    var erasedView: any View { EmptyView() }
}

private final class TypedViewBox<V: View>: AnyViewBox {
    private let view: V
    init(_ view: V) { self.view = view }

    override var erasedView: any View { view }

    @MainActor
    override func show(in node: BranchNode, _ transaction: Transaction, isFirst: Bool) {
        node.show(view, key: ObjectIdentifier(V.self), transaction, isFirst: isFirst)
    }

    @MainActor
    override func addSubviews(to list: inout ViewListBuilder) { list.add(view) }

    @MainActor override var titleText: (any SpokenText)? { (view as? any WrittenTitle)?.titleText }
}
