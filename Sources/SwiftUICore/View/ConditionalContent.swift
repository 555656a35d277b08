/// One of two views: what `if`-`else` and `switch` build.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// Makes the node that shows the branch taken.
    @MainActor
    public static func _makeNode(_ view: _ConditionalContent, _ context: _NodeContext) -> _ViewNode {
        let node = BranchNode(context)
        switch view.storage {
        case .trueContent(let content): node.show(content, key: true, .init(), isFirst: true)
        case .falseContent(let content): node.show(content, key: false, .init(), isFirst: true)
        }
        return node
    }

    /// Updates the branch, or removes one and inserts the other.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: _ConditionalContent, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        switch view.storage {
        case .trueContent(let content): node.show(content, key: true, transaction)
        case .falseContent(let content): node.show(content, key: false, transaction)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// An optional view draws nothing itself.
    public typealias Body = Never

    /// Makes the node that shows the view while there is one.
    public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode {
        let node = BranchNode(context)
        if let view { node.show(view, key: true, .init(), isFirst: true) }
        return node
    }

    /// Updates, inserts or removes the view.
    public static func _updateNode(_ node: _ViewNode, _ view: Wrapped?, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: BranchNode.self)
        if let view {
            node.show(view, key: true, transaction)
        } else {
            node.showNothing(transaction)
        }
    }
}
