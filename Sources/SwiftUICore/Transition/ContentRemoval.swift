/// Tells content that a feature keeps on the screen for a while, as that of a sheet on its way out, that it was removed:
/// from then on it keeps what it showed last, and takes no touches and keys, as every removed view does.
@MainActor
package final class ContentRemoval {
    /// Whether the content was removed.
    package private(set) var isRemoved = false
    /// The views that it tells, in the order in which they came: a screen, and what it has in bars.
    private var nodes: [BackReference<RemovableNode>] = []

    nonisolated package init() {}

    fileprivate func add(_ node: RemovableNode) { nodes.append(BackReference(node)) }

    fileprivate func remove(_ node: RemovableNode) { nodes.removeAll { $0.target == nil || $0.target === node } }

    /// The content is removed, or back. To be said as soon as it is known, before bodies in the content are evaluated.
    package func set(_ isRemoved: Bool) {
        guard isRemoved != self.isRemoved else { return }
        self.isRemoved = isRemoved
        for node in nodes { node.target?.removalChanged() }
    }
}

/// `removable(by:)`.
nonisolated struct RemovableModifier: NodeModifier {
    let removal: ContentRemoval

    @MainActor
    func makeNode(_ context: _NodeContext) -> RemovableNode {
        let node = RemovableNode(context)
        node.removal = removal
        return node
    }

    @MainActor
    func update(_ node: RemovableNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.removal = removal
        if !node.keepsLastContent { updateContent(transaction) }
    }
}

final class RemovableNode: SingleChildNode {
    var removal: ContentRemoval? {
        didSet {
            guard removal !== oldValue else { return }
            oldValue?.remove(self)
            removal?.add(self)
            removalChanged()
        }
    }
    private var isKept = false

    override var keepsLastContent: Bool { isKept }

    func removalChanged() {
        let isRemoved = removal?.isRemoved ?? false
        guard isRemoved != isKept, isMounted else { return }
        isKept = isRemoved
        guard isRemoved else { return graph.endKeepingContent(of: self) }
        graph.keepContent(of: self)
        // As of every removed view, fingers that are down inside of it let go.
        var layouts: [LayoutNode] = []
        appendLayoutNodes(to: &layouts)
        for layout in layouts { graph.input.forgetGestures(in: layout) }
    }

    override func didUnmount() {
        graph.endKeepingContent(of: self)
        removal?.remove(self)
    }
}

extension View {
    /// Has the view keep its last content while an object says that it was removed.
    nonisolated package func removable(by removal: ContentRemoval) -> some View {
        modifier(RemovableModifier(removal: removal))
    }
}
