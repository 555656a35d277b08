/// The distances a view wants to its neighbors.
///
/// Each edge has a wish for some categories of neighbors. Two edges that meet keep the largest distance among the
/// categories both have a wish for, and none when they share no category. A `Spacer` has no wishes; a plain view wants
/// 8 points on every edge; text wants distances above and below that come from its font. Source of the model: measured
/// distances between views on iOS 26.
public struct ViewSpacing: Hashable, Sendable {
    /// The wishes of one edge, in points; nil where the edge has none for a category.
    struct EdgeWish: Hashable, Sendable {
        /// Between plain views: the standard distance, which only stands for what nobody asked for, or 0, which somebody
        /// did.
        var plain: CGFloat?
        /// Between two lines of text: the lower one's wish counts.
        var textToText: CGFloat?
        /// Between text above and a plain view below.
        var belowText: CGFloat?
        /// Between a plain view above and text below.
        var aboveText: CGFloat?

        func distance(to other: EdgeWish) -> CGFloat {
            var result: CGFloat = 0
            if let plain, let other = other.plain { result = min(plain, other) }
            for (first, second) in [
                (textToText, other.textToText), (belowText, other.belowText),
                (aboveText, other.aboveText),
            ] {
                if let first, let second { result = max(result, first, second) }
            }
            return result
        }

        func union(_ other: EdgeWish) -> EdgeWish {
            func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
                guard let first else { return second }
                return second.map { max($0, first) } ?? first
            }
            func smaller(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
                guard let first else { return second }
                return second.map { min($0, first) } ?? first
            }
            return EdgeWish(
                plain: smaller(plain, other.plain), textToText: larger(textToText, other.textToText),
                belowText: larger(belowText, other.belowText), aboveText: larger(aboveText, other.aboveText))
        }
    }

    var top: EdgeWish
    var bottom: EdgeWish
    var leading: EdgeWish
    var trailing: EdgeWish

    /// The distance between plain views, in points.
    package static let standard: CGFloat = 8

    /// The wishes of a plain view: 8 points on every edge.
    public init() {
        leading = EdgeWish(plain: Self.standard)
        trailing = leading
        top = EdgeWish(plain: Self.standard, belowText: 0)
        bottom = EdgeWish(plain: Self.standard, aboveText: 0)
    }

    /// No distance on any edge: whatever comes next touches, also where it joins the wishes of plain views.
    public static let zero = ViewSpacing(all: EdgeWish(plain: 0))

    /// No wishes, as of a container that has no views yet.
    static let none = ViewSpacing(all: EdgeWish())

    private init(all wish: EdgeWish) { (top, bottom, leading, trailing) = (wish, wish, wish, wish) }

    /// The wishes of text, in points from its font.
    package static func text(above: CGFloat, below: CGFloat, toText: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.top = EdgeWish(textToText: toText, aboveText: above)
        spacing.bottom = EdgeWish(textToText: 0, belowText: below)
        return spacing
    }

    /// The distance between this view and the one after it along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: trailing.distance(to: next.leading)
        case .vertical: bottom.distance(to: next.top)
        }
    }

    /// Takes over the wishes of another view's edges where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = top.union(other.top) }
        if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
        if edges.contains(.leading) { leading = leading.union(other.leading) }
        if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
    }

    /// The wishes of both views' edges, the larger of each.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
}
