/// A layout whose type is hidden: when it changes to another type, the views and their state stay.
public struct AnyLayout: Layout, ChangingLayout {
    private let box: AnyLayoutBox

    /// What the hidden layout keeps between calls.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var value: Any
    }

    /// Hides the type of a layout.
    public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout) }

    var currentProperties: LayoutProperties { box.properties }
    var currentName: String { box.name }

    /// Makes the cache of the hidden layout.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: box.type, value: box.makeCache(subviews))
    }

    /// Updates the cache of the hidden layout, or makes another when its type has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.type == box.type {
            box.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    /// The distances that the hidden layout wants to its neighbors.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        fit(&cache, subviews)
        return box.spacing(subviews, &cache.value)
    }

    /// The size that the hidden layout takes.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        fit(&cache, subviews)
        return box.size(proposal, subviews, &cache.value)
    }

    /// Has the hidden layout place its views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        fit(&cache, subviews)
        box.place(bounds, proposal, subviews, &cache.value)
    }

    /// Where a guide of the hidden layout lies if it sets it.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        fit(&cache, subviews)
        return box.alignment(guide, bounds, proposal, subviews, &cache.value)
    }

    /// Where a guide of the hidden layout lies if it sets it.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        fit(&cache, subviews)
        return box.alignment(guide, bounds, proposal, subviews, &cache.value)
    }

    /// A cache outlives the layout it was made for when another type takes its place.
    private func fit(_ cache: inout Cache, _ subviews: Subviews) {
        if cache.type != box.type { cache = makeCache(subviews: subviews) }
    }
}

/// A layout of any type.
private class AnyLayoutBox {
    var type: ObjectIdentifier { ObjectIdentifier(AnyLayoutBox.self) }
    var properties: LayoutProperties { LayoutProperties() }
    var name: String { "" }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {}
    func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
    func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }

    override var properties: LayoutProperties { L.layoutProperties }

    override var name: String { "\(L.self)".prefixUpToGenerics }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        withCache(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        withCache(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        withCache(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        withCache(&cache) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func alignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func alignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func withCache<Result>(_ cache: inout Any, _ body: (inout L.Cache) -> Result) -> Result {
        guard var typed = cache as? L.Cache else {
            preconditionFailure("A layout's cache has another type than the layout: \(L.Cache.self).")
        }
        // The erased copy is let go, so that the layout works on the only one.
        cache = ()
        defer { cache = typed }
        return body(&typed)
    }
}
