/// `overlay` and `background`: views in front of or behind a view, in the frame of that view.
nonisolated package struct SecondaryLayer<Secondary: View>: NodeModifier {
    let secondary: Secondary
    let isBackground: Bool
    let alignment: Alignment

    package init(secondary: Secondary, isBackground: Bool, alignment: Alignment) {
        self.secondary = secondary
        self.isBackground = isBackground
        self.alignment = alignment
    }

    @MainActor
    package func makeNode(_ context: _NodeContext) -> SecondaryLayerViewNode<Secondary> {
        SecondaryLayerViewNode(self, context)
    }

    @MainActor
    package func update(
        _ node: SecondaryLayerViewNode<Secondary>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void
    ) {
        updateContent(transaction)
        node.update(self, transaction)
    }
}

/// A modifier that is nothing but a secondary layer under the name that code sees which prints the type of a view.
nonisolated package protocol LayeringModifier: PrimitiveModifier {
    associatedtype Secondary: View
    var layer: SecondaryLayer<Secondary> { get }
}

extension LayeringModifier {
    @MainActor
    package static func _makeNode<V: View>(
        _ modifier: Self, _ content: V, _ context: _NodeContext
    ) -> _ViewNode {
        SecondaryLayer._makeNode(modifier.layer, content, context)
    }

    @MainActor
    package static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        SecondaryLayer._updateNode(node, modifier.layer, content, transaction)
    }
}

/// Keeps, for each layout node of its content, the secondary views and the layout node around both.
package final class SecondaryLayerViewNode<Secondary: View>: WrappingNode {
    private(set) var modifier: SecondaryLayer<Secondary>

    init(_ modifier: SecondaryLayer<Secondary>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    /// The secondary views of each layout node of the content.
    private func forEachSecondary(_ body: (SecondaryViewsNode) -> Void) {
        forEachWrapper { wrapper in
            if let views = unsafeDowncast(wrapper, to: SecondaryLayerNode.self).views { body(views) }
        }
    }

    func update(_ newModifier: SecondaryLayer<Secondary>, _ transaction: Transaction) {
        modifier = newModifier
        forEachWrapper { wrapper in
            unsafeDowncast(wrapper, to: SecondaryLayerNode.self).update(modifier.alignment, transaction)
        }
        forEachSecondary { views in
            views.update(modifier.alignment, transaction)
            if let node = views.content { Secondary._updateNode(node, modifier.secondary, transaction) }
        }
    }

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        forEachSecondary(body)
    }

    package override func makeWrapper(around content: LayoutNode) -> LayoutNode {
        let wrapper = SecondaryLayerNode(self, isBackground: modifier.isBackground)
        wrapper.update(modifier.alignment, Transaction())
        wrapper.setChildren([content])
        let views = SecondaryViewsNode(wrapper, childContext)
        wrapper.views = views
        views.content = Secondary._makeNode(modifier.secondary, views.childContext)
        views.childListChanged(Transaction())
        return wrapper
    }

    package override func endWrapper(_ wrapper: LayoutNode) {
        unsafeDowncast(wrapper, to: SecondaryLayerNode.self).views?.unmount()
        super.endWrapper(wrapper)
    }
}

/// The node of the secondary views of one view.
///
/// Mostly there is one leaf, such as a shape or a color: it then lies in the layout node around both. All else is in a
/// container.
package final class SecondaryViewsNode: ContainerNode {
    /// Keeps this node.
    private unowned let wrapper: SecondaryLayerNode

    init(_ wrapper: SecondaryLayerNode, _ context: _NodeContext) {
        self.wrapper = wrapper
        super.init(context)
    }

    func update(_ alignment: Alignment, _ transaction: Transaction) {
        guard let layoutNode else { return }
        unsafeDowncast(layoutNode, to: SecondaryContainerNode.self).update(alignment: alignment, transaction)
    }

    override func takeUp(_ nodes: [LayoutNode], _ transaction: Transaction) {
        guard isMounted else { return }
        if layoutNode == nil {
            if nodes.count == 1, wrapper.secondary == nil || wrapper.secondary === nodes[0], isLoneLeaf(nodes[0]) {
                return wrapper.setSecondary(nodes[0], transaction)
            }
            let new = SecondaryContainerNode(self)
            new.update(alignment: wrapper.alignment, transaction)
            // With what there was, so that it can leave from here.
            if let old = wrapper.secondary { new.setChildren([old]) }
            layoutNode = new
            wrapper.setSecondary(new, transaction)
        }
        super.takeUp(nodes, transaction)
    }

    /// Whether a leaf is the only one for as long as it is there: no branch and no collection is around it.
    private func isLoneLeaf(_ leaf: LayoutNode) -> Bool {
        guard leaf.isPlainLeaf else { return false }
        var node = leaf.owner.parent
        while let current = node, current !== self {
            guard current is SingleChildNode else { return false }
            node = current.parent
        }
        return true
    }
}

/// A view with others in front of or behind it: it measures and counts as that view alone.
package final class SecondaryLayerNode: LayoutNode {
    private let isBackground: Bool
    private(set) var alignment = Alignment.center
    /// Nil only while they are made.
    var views: SecondaryViewsNode?

    init(_ owner: _ViewNode, isBackground: Bool) {
        self.isBackground = isBackground
        super.init(owner)
    }

    func update(_ newAlignment: Alignment, _ transaction: Transaction) {
        guard newAlignment != alignment else { return }
        alignment = newAlignment
        invalidateLayout(transaction)
    }

    func setSecondary(_ node: LayoutNode, _ transaction: Transaction) {
        guard node !== secondary, let principal else { return }
        setChildren(isBackground ? [node, principal] : [principal, node])
        invalidateLayout(transaction)
    }

    package override var principal: LayoutNode? { isBackground ? children.last : children.first }
    var secondary: LayoutNode? { children.count < 2 ? nil : isBackground ? children.first : children.last }
    /// What a z-index in the views is meant for is the container of the view.
    package override func zIndex(of child: LayoutNode) -> Double { 0 }
    package override var mirrorsPlacement: Bool { true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        principal?.sizeThatFits(proposal) ?? .zero
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let principal else { return }
        placeChild(principal, at: .zero, proposal, in: size, cause)
        guard let secondary else { return }
        let offer = ProposedViewSize(size)
        let outer = ViewDimensions(principal, size: size, proposal)
        let inner = secondary.dimensions(offer)
        let origin = CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
        placeChild(secondary, at: origin, offer, in: size, cause)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        principal?.guide(key, in: size, proposal)
    }
}

/// The secondary views, laid over each other.
package final class SecondaryContainerNode: ZStackLayoutNode {
    package override var passesAllGuides: Bool { children.count == 1 }
}
