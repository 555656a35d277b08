/// `safeAreaInset`: puts a bar at an edge of a view and shrinks the safe area by it.
nonisolated struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
    let parameters: SafeAreaInsetNode.Parameters
    let bar: Bar

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = SafeAreaInsetViewNode<Bar>(context)
        let layout = SafeAreaInsetNode(node)
        node.layoutNode = layout
        layout.update(modifier.parameters, Transaction())
        node.content = V._makeNode(content, node.childContext)
        node.bar = Bar._makeNode(modifier.bar, node.childContext)
        node.childListChanged(Transaction())
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: SafeAreaInsetViewNode<Bar>.self)
        unsafeDowncast(node.layoutNode, to: SafeAreaInsetNode.self).update(modifier.parameters, transaction)
        V._updateNode(node.content!, content, transaction)
        Bar._updateNode(node.bar!, modifier.bar, transaction)
    }
}

/// Holds a view and its bar, each laid over each other where they are several.
package final class SafeAreaInsetViewNode<Bar: View>: ContainerNode {
    var bar: _ViewNode?

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        if let bar { body(bar) }
    }

    package override func gatherLayoutNodes() -> [LayoutNode] {
        var contents: [LayoutNode] = []
        content?.appendLayoutNodes(to: &contents)
        var bars: [LayoutNode] = []
        bar?.appendLayoutNodes(to: &bars)
        unsafeDowncast(layoutNode, to: SafeAreaInsetNode.self).barCount = bars.count
        return contents + bars
    }
}

package final class SafeAreaInsetNode: LayoutNode, StackOriented {
    nonisolated struct Parameters: Equatable {
        var edge: Edge
        var alignment: AlignmentKey
        /// Between the bar and the view, in points; nil stands for the standard distance.
        var spacing: CGFloat?
    }

    private var parameters = Parameters(edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: nil)
    /// How many of the children, at the end, are the bar.
    var barCount = 0

    func update(_ new: Parameters, _ transaction: Transaction) {
        guard new != parameters else { return }
        parameters = new
        invalidateLayout(transaction)
    }

    package var stackOrientation: Axis? { nil }
    package override var isContainer: Bool { true }
    package override var spacing: ViewSpacing { .ofLayers(contents) }
    private var contents: [LayoutNode] { Array(children.dropLast(barCount)) }
    private var bars: [LayoutNode] { Array(children.suffix(barCount)) }
    private var axis: Axis { parameters.edge == .top || parameters.edge == .bottom ? .vertical : .horizontal }
    private var isAtStart: Bool { parameters.edge == .top || parameters.edge == .leading }

    private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = nil
        return offer
    }

    /// What the bar and its distance take away, in points.
    private func inset(_ proposal: ProposedViewSize) -> CGFloat {
        let offer = barOffer(proposal)
        let bar = bars.map { $0.sizeThatFits(offer)[axis] }.max() ?? 0
        let distance = validLength(parameters.spacing, "the spacing of a safe area inset") ?? ViewSpacing.standard
        return max(bar.isFinite ? bar + distance : 0, 0)
    }

    private func contentOffer(_ proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
        var offer = proposal
        if let length = proposal[axis] { offer[axis] = max(length - inset, 0) }
        return offer
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inset = inset(proposal)
        let solution = StackSolution.layering(
            contents.filter { !$0.extendsIntoSafeArea }, .center, contentOffer(proposal, inset))
        var size = solution.size
        size[axis] += inset
        for content in contents where content.extendsIntoSafeArea {
            let full = content.sizeThatFits(proposal)
            size = CGSize(width: max(size.width, full.width), height: max(size.height, full.height))
        }
        return size
    }

    /// The part of the node's frame that the bar leaves.
    private func safeFrame(in size: CGSize, _ inset: CGFloat) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        frame.size[axis] = max(size[axis] - inset, 0)
        if isAtStart { frame.origin[axis] = inset }
        return frame
    }

    package override var safeArea: CGRect? {
        var safe = safeFrame(in: size, inset(proposal))
        if environment.layoutDirection == .rightToLeft { safe.origin.x = size.width - safe.maxX }
        return safe
    }

    package override func covers(_ child: LayoutNode) -> Bool { !bars.contains { $0 === child } }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        let inset = inset(proposal)
        let safe = safeFrame(in: size, inset)
        for content in contents {
            let isFull = content.extendsIntoSafeArea
            let offer = isFull ? proposal : contentOffer(proposal, inset)
            let area = isFull ? CGRect(origin: .zero, size: size) : safe
            let child = content.sizeThatFits(offer)
            let corner = CGPoint(x: area.midX - child.width / 2, y: area.midY - child.height / 2)
            placeChild(content, at: corner, offer, in: size, cause)
        }
        let offer = barOffer(ProposedViewSize(size))
        for bar in bars {
            let dimensions = bar.dimensions(offer)
            let barSize = CGSize(width: dimensions.width, height: dimensions.height)
            var corner = CGPoint.zero
            corner[axis] = isAtStart ? 0 : size[axis] - barSize[axis]
            let outer = ViewDimensions(nil, size: size, proposal)
            corner[axis.other] = outer[parameters.alignment] - dimensions[parameters.alignment]
            placeChild(bar, at: corner, offer, in: size, cause)
        }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard contents.count == 1, let content = contents.first else { return nil }
        let inset = inset(proposal)
        let offer = contentOffer(proposal, inset)
        let safe = safeFrame(in: size, inset)
        let child = content.sizeThatFits(offer)
        let corner = CGPoint(x: safe.midX - child.width / 2, y: safe.midY - child.height / 2)
        return content.guide(key, in: child, offer).map { $0 + corner[key.axis] }
    }
}

extension View {
    /// Puts views at the top or bottom edge of this one and shrinks its safe area by them.
    ///
    /// - Parameter spacing: between them and this view, in points; nil stands for 8.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                parameters: .init(edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing),
                bar: content()))
    }

    /// Puts views at the leading or trailing edge of this one and shrinks its safe area by them.
    ///
    /// - Parameter spacing: between them and this view, in points; nil stands for 8.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                parameters: .init(
                    edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing),
                bar: content()))
    }
}
