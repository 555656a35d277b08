/// How a container measures and places its views.
///
/// Types of an app conform by giving `sizeThatFits` and `placeSubviews`. A value of the type, called with views,
/// arranges them. Everything is called on the main actor.
public protocol Layout: Animatable {
    /// What containers of the type have in common.
    static var layoutProperties: LayoutProperties { get }
    /// What is kept between calls; made by `makeCache`.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// Makes what is to be kept between calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date after something about the views has changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances the container wants to its neighbors.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size the container takes when offered `proposal`, in points.
    ///
    /// Negative lengths count as 0. So do NaN and infinite ones, which are reported; where the offer is infinite the
    /// answer may be.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Calls `place` of each view; views that are not placed stand in the middle, and are offered `proposal`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a horizontal guide lies if the container sets it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where a vertical guide lies if the container sets it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What containers of a layout type have in common.
public struct LayoutProperties: Sendable {
    /// The direction in which views are lined up: spacers and dividers follow it. Nil for none.
    public var stackOrientation: Axis?

    /// No direction.
    public init() {}
}

extension Layout {
    /// No direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The largest wishes of all views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: .none) { $0.formUnion($1.spacing) }
    }

    /// The guides that the views set, put together; nil for edges and the middle, which are the container's own.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combined(guide.key, subviews, in: bounds, proposal, &cache)
    }

    /// The guides that the views set, put together; nil for edges and the middle, which are the container's own.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combined(guide.key, subviews, in: bounds, proposal, &cache)
    }

    private func combined(
        _ key: AlignmentKey, _ subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard subviews.maySetGuide(key) else { return nil }
        let copy = subviews.withOwnPlaces()
        placeSubviews(in: bounds, proposal: proposal, subviews: copy, cache: &cache)
        return copy.places.combined(key)
    }

    /// Arranges the views of a closure.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

extension Layout where AnimatableData == EmptyAnimatableData {
    /// Nothing in the layout itself moves; the views travel to their new places.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
