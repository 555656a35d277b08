/// A view whose type is hidden; another type at the same place is another view, with state of its own.
public struct AnyView: View {
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

    init(erasing view: any View) {
        func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = open(view)
    }

    /// Makes a node that holds a view of any type.
    public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _ViewNode {
        let node = BranchNode(context)
        view.box.show(in: node, .init())
        return node
    }

    /// Updates the view, or replaces it by one of another type.
    public static func _updateNode(_ node: _ViewNode, _ view: AnyView, _ transaction: Transaction) {
        view.box.show(in: unsafeDowncast(node, to: BranchNode.self), transaction)
    }
}

extension AnyView: SubviewSource {
    func addSubviews(to list: inout SubviewList) { box.addSubviews(to: &list) }
}

@MainActor
private class AnyViewBox {
    func show(in node: BranchNode, _ transaction: Transaction) {}
    func addSubviews(to list: inout SubviewList) {}
}

private final class TypedViewBox<V: View>: AnyViewBox {
    private let view: V
    init(_ view: V) { self.view = view }

    override func show(in node: BranchNode, _ transaction: Transaction) {
        node.show(view, key: ObjectIdentifier(V.self), transaction)
    }

    override func addSubviews(to list: inout SubviewList) { list.add(view) }
}
