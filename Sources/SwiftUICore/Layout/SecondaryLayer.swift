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
package final class SecondaryLayerViewNode<Secondary: View>: GeometryNode {
    struct Layered {
        let content: LayoutNode
        let wrapper: SecondaryLayerNode
        let secondary: ContainerNode
    }

    private(set) var modifier: SecondaryLayer<Secondary>
    private(set) var layers: [Layered] = []
    private var isStale = true

    init(_ modifier: SecondaryLayer<Secondary>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ newModifier: SecondaryLayer<Secondary>, _ transaction: Transaction) {
        modifier = newModifier
        for layer in layers {
            layer.wrapper.update(modifier.alignment, transaction)
            if let node = layer.secondary.content {
                Secondary._updateNode(node, modifier.secondary, transaction)
            }
        }
    }

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        for layer in layers { body(layer.secondary) }
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        let isMirrored = environment.layoutDirection != self.environment.layoutDirection
        super.environmentChanged(environment, transaction)
        if isMirrored {
            for layer in layers { layer.wrapper.invalidateLayout(transaction) }
        }
    }

    package override func didUnmount() {
        for layer in layers { layer.wrapper.detach() }
    }

    package override func childListChanged(_ transaction: Transaction) {
        isStale = true
        super.childListChanged(transaction)
    }

    package override func appendOwnLayoutNodes(to list: inout [LayoutNode]) {
        if isStale { gather() }
        for layer in layers where !layer.content.isLeaving(inside: self) { list.append(layer.wrapper) }
    }

    private func gather() {
        isStale = false
        var contents: [LayoutNode] = []
        content?.appendLayoutNodes(to: &contents)
        if layers.count == contents.count, zip(layers, contents).allSatisfy({ $0.content === $1 }) { return }
        if layers.isEmpty {
            layers.reserveCapacity(contents.count)
            for content in contents { layers.append(makeLayers(for: content)) }
            return
        }
        let previous = layers
        let known = Dictionary(uniqueKeysWithValues: previous.map { (ObjectIdentifier($0.content), $0) })
        let kept = Set(contents.map { ObjectIdentifier($0) })
        layers = contents.map { known[ObjectIdentifier($0)] ?? makeLayers(for: $0) }
        for layer in previous where !kept.contains(ObjectIdentifier(layer.content)) {
            // A view on its way out keeps what lies around it: it is found again should the view come back.
            if layer.content.isLeaving(inside: self) {
                layers.append(layer)
            } else {
                layer.secondary.unmount()
                layer.wrapper.detach()
            }
        }
    }

    private func makeLayers(for content: LayoutNode) -> Layered {
        let secondary = ContainerNode(childContext)
        let container = SecondaryContainerNode(secondary)
        secondary.layoutNode = container
        secondary.content = Secondary._makeNode(modifier.secondary, secondary.childContext)
        secondary.childListChanged(Transaction())
        let wrapper = SecondaryLayerNode(self, isBackground: modifier.isBackground)
        container.update(alignment: modifier.alignment, Transaction())
        wrapper.update(modifier.alignment, Transaction())
        wrapper.setChildren(modifier.isBackground ? [container, content] : [content, container])
        return Layered(content: content, wrapper: wrapper, secondary: secondary)
    }
}

/// A view with others in front of or behind it: it measures and counts as that view alone.
package final class SecondaryLayerNode: LayoutNode {
    private let isBackground: Bool
    private var alignment = Alignment.center

    init(_ owner: _ViewNode, isBackground: Bool) {
        self.isBackground = isBackground
        super.init(owner)
    }

    func update(_ newAlignment: Alignment, _ transaction: Transaction) {
        guard newAlignment != alignment else { return }
        alignment = newAlignment
        (secondary as? SecondaryContainerNode)?.update(alignment: alignment, transaction)
        invalidateLayout(transaction)
    }

    package override var principal: LayoutNode? { isBackground ? children.last : children.first }
    private var secondary: LayoutNode? { isBackground ? children.first : children.last }
    package override var mirrorsPlacement: Bool { true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        principal?.sizeThatFits(proposal) ?? .zero
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let principal, let secondary else { return }
        placeChild(principal, at: .zero, proposal, in: size, cause)
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
    /// That of the view they belong to, so that the order is not changed by a z-index meant for the view's container.
    package override var zIndex: Double { parent?.principal?.zIndex ?? 0 }
    package override var passesAllGuides: Bool { children.count == 1 }
}
