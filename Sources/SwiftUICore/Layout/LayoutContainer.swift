/// Views arranged by a layout of the app.
nonisolated struct LayoutContainer<L: Layout, Content: View>: ContainerView {
    let layout: L
    let content: Content

    typealias Body = Never

    @MainActor
    static func _makeNode(_ view: LayoutContainer, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }

    @MainActor
    static func _updateNode(_ node: _ViewNode, _ view: LayoutContainer, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }

    @MainActor
    static func makeLayoutNode(_ owner: _ViewNode) -> LayoutContainerNode<L> { LayoutContainerNode(owner) }

    @MainActor
    func update(_ layoutNode: LayoutContainerNode<L>, _ transaction: Transaction) {
        layoutNode.update(layout, transaction)
    }
}

/// Arranges its children as a layout of the app says.
package final class LayoutContainerNode<L: Layout>: LayoutNode, StackOriented {
    private var layout: L!
    private var attribute: AnimatedAttribute<L.AnimatableData>!
    private var cache: L.Cache?
    private var subviews: LayoutSubviews?
    private var cachedVersion: UInt32 = 0
    private var places = SubviewPlaces(count: 0)

    func update(_ newLayout: L, _ transaction: Transaction) {
        guard layout != nil else {
            layout = newLayout
            attribute = AnimatedAttribute(newLayout.animatableData)
            return
        }
        let isSame = ViewComparison.areEqual(layout!, newLayout)
        if isSame, transaction.isTrivial { return }
        layout = newLayout
        if L.AnimatableData.self == EmptyAnimatableData.self {
            if !isSame { invalidateLayout(transaction) }
            return
        }
        // What the layout animates itself must not be animated again by the views it places.
        let isAnimated = attribute.update(to: newLayout.animatableData, transaction, at: graph.now)
        if isAnimated { graph.motion.start(self, transaction) }
        if !isSame { invalidateLayout(isAnimated ? Transaction() : transaction) }
    }

    private var presented: L {
        guard L.AnimatableData.self != EmptyAnimatableData.self, attribute.isActive(at: graph.now) else {
            return layout
        }
        var copy = layout!
        copy.animatableData = attribute.presented(at: graph.now)
        return copy
    }

    package override func tick(_ now: Double) -> Bool {
        attribute.prune(at: now)
        invalidateLayout(Transaction())
        return attribute.isActive(at: now)
    }

    package var stackOrientation: Axis? {
        (layout as? any ChangingLayout)?.currentProperties.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    package override var isContainer: Bool { true }
    /// A layout of an app may say what it likes.
    package override var maySetGuides: Bool { true }

    /// Calls the layout with its views and a cache that fits them.
    private func withLayout<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        DependencyTracking.whileArranging(owner) { askLayout(body) }
    }

    private func askLayout<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let layout = presented
        let current =
            subviews
            ?? LayoutSubviews(children, environment.layoutDirection, SubviewPlaces(count: children.count))
        if var cache = cache {
            // The property lets go of its copy while the layout works on it.
            self.cache = nil
            var current = current
            if cachedVersion != layoutVersion {
                current = LayoutSubviews(children, environment.layoutDirection, places)
                places.clear(count: children.count)
                subviews = current
                places.maySetGuides = nil
                cachedVersion = layoutVersion
                layout.updateCache(&cache, subviews: current)
            }
            defer { self.cache = cache }
            return body(layout, current, &cache)
        }
        places.clear(count: children.count)
        let made = LayoutSubviews(children, environment.layoutDirection, places)
        subviews = made
        places.maySetGuides = nil
        cachedVersion = layoutVersion
        var cache = layout.makeCache(subviews: made)
        defer { self.cache = cache }
        return body(layout, made, &cache)
    }

    package override var spacing: ViewSpacing {
        withLayout { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let answer = withLayout { layout, subviews, cache in
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        // Whoever offers no end, as to find out how flexible the container is, may get none back.
        let isEndless = proposal.width == .infinity || proposal.height == .infinity
        return CGSize(width: contained(answer.width, isEndless), height: contained(answer.height, isEndless))
    }

    /// A length that the layout answers as one that others can be placed beside: 0 for one that is none.
    private func contained(_ length: CGFloat, _ mayBeInfinite: Bool) -> CGFloat {
        if length.isFinite, length < Self.greatestLength { return max(length, 0) }
        if mayBeInfinite, length > 0 { return length }
        if !(length < 0) { graph.report(.invalidAnswer(of: layoutName, "sizeThatFits", path: owner.path), from: owner) }
        return 0
    }

    private var layoutName: String {
        (layout as? any ChangingLayout)?.currentName ?? "\(L.self)".prefixUpToGenerics
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        withLayout { layout, subviews, cache in
            places.clear(count: children.count)
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
        }
        if places.hasInvalidPlace {
            graph.report(.invalidAnswer(of: layoutName, "placeSubviews", path: owner.path), from: owner)
        }
        for (index, child) in children.enumerated() {
            if let place = places[index] {
                placeChild(child, at: place.origin, place.proposal, in: size, cause)
            } else {
                // As Apple documents it: in the middle, with what the container was offered itself.
                let origin = child.origin(alignedBy: .center, in: size, proposal)
                placeChild(child, at: origin, proposal, in: size, cause)
            }
        }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard size.width.isFinite, size.height.isFinite else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let guide = withLayout { layout, subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        guard let guide, !guide.isFinite else { return guide }
        graph.report(.invalidAnswer(of: layoutName, "explicitAlignment", path: owner.path), from: owner)
        return nil
    }
}

/// A layout whose properties differ between values of its type.
protocol ChangingLayout {
    var currentProperties: LayoutProperties { get }
    /// The type, for messages.
    var currentName: String { get }
}

extension RuntimeIssue {
    /// - Parameter method: of the layout that gave the number.
    fileprivate static func invalidAnswer(of layout: String, _ method: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .invalidSize,
            message: "the layout \(layout) gave a length in \(method) that is not a number or has no end; 0 is used in "
                + "its place. Offers can be nil, and infinite when the layout is asked how large it can become: use "
                + "replacingUnspecifiedDimensions(by:), and look for divisions by zero.", path: path)
    }
}
