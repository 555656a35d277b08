/// Hands a view a way to report mistakes of what is in it, with its place.
nonisolated struct IssueReportingModifier: PrimitiveModifier {
    let take: @MainActor (@escaping @MainActor (String) -> Void) -> Void

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = SingleChildNode(context)
        modifier.take { [weak node] message in
            guard let node else { return }
            node.graph.report(RuntimeIssue(kind: .other, message: message, path: node.path), from: node)
        }
        node.content = V._makeNode(content, node.childContext)
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        V._updateNode(unsafeDowncast(node, to: SingleChildNode.self).content!, content, transaction)
    }
}

extension View {
    /// Hands out, before the view is made, what reports a mistake: a message that says what happened, why it is wrong and
    /// what to try. Each message is reported once.
    nonisolated package func issueReporting(
        _ take: @escaping @MainActor (_ report: @escaping @MainActor (String) -> Void) -> Void
    ) -> some View {
        modifier(IssueReportingModifier(take: take))
    }
}
