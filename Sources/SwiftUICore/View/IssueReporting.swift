/// Hands a view a way to report mistakes of what is in it, with its place.
nonisolated struct IssueReportingModifier: NodeModifier, ActsOnce {
    let take: @MainActor (@escaping @MainActor (String) -> Void) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> SingleChildNode {
        let node = SingleChildNode(context)
        take { [weak node] message in
            guard let node else { return }
            node.graph.report(RuntimeIssue(kind: .other, message: message, path: node.path), from: node)
        }
        return node
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
