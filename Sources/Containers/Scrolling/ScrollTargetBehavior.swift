/// Where a scroll view is going to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will be visible, counted from the content's leading and upper edge, in points.
    public var rect: CGRect
    /// The point of the viewport that the target is meant for.
    public var anchor: UnitPoint?

    /// A target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where scroll views come to rest after a finger let go.
public protocol ScrollTargetBehavior {
    /// What the behavior decides by.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where the content would come to rest by its speed; offsets beyond the ends are put at the ends.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a scroll view was doing when a finger let go; values of its environment are members too.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The part of the content that was visible when the finger came.
    public let originalTarget: ScrollTarget
    /// How fast the viewport moves over the content, in points per second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the viewport, in points.
    public let containerSize: CGSize
    /// The axes that scroll.
    public let axes: Axis.Set
    /// The frames of the views that `scrollTargetLayout` names, counted as `ScrollTarget.rect` is.
    let targets: [CGRect]
    /// The offset that shows the end of the content.
    let furthest: CGPoint
    let environment: EnvironmentValues

    /// A value of the scroll view's environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: keyPath]
    }
}

/// Comes to rest at multiples of the viewport's size, at most one further than where the finger came.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Pages.
    public init() {}

    /// Moves the target to the start of a page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / length).rounded()
            let page = (target.rect.origin[axis] / length).rounded()
            target.rect.origin[axis] = min(max(page, start - 1), start + 1) * length
        }
    }
}

/// Comes to rest with a view of the `scrollTargetLayout` at the leading or upper edge, or at another point of the viewport.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one swipe may pass.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate let rawValue: UInt8

        /// A few along an axis of compact size class, as across a phone; as many as its speed allows along others.
        public static let automatic = LimitBehavior(rawValue: 0)
        /// A few: no further than the viewport is long, from where the finger came, but the next one in any case.
        public static let always = LimitBehavior(rawValue: 1)
        /// As many as its speed allows.
        public static let never = LimitBehavior(rawValue: 2)
        /// One.
        public static let alwaysByOne = LimitBehavior(rawValue: 3)
        /// A few, as with `always`.
        public static let alwaysByFew = LimitBehavior(rawValue: 4)
    }

    let limit: LimitBehavior
    let anchor: UnitPoint

    /// Aligns views.
    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

    /// Aligns points of views with points of the viewport: their centers by `UnitPoint.center`, their leading and upper
    /// edges by nil.
    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor ?? .topLeading
    }

    /// Moves the target to the start of the view nearest to it.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let length = context.containerSize[axis]
            let share = axis == .horizontal ? anchor.x : anchor.y
            // Views that cannot get there are as near as they can be at the ends of the content.
            let end = context.furthest[axis]
            let starts = Set(
                context.targets.map { min(max($0.origin[axis] + share * ($0.size[axis] - length), 0), end) }
            ).sorted()
            let start = context.originalTarget.rect.origin[axis]
            guard let nearest = Self.nearest(to: target.rect.origin[axis], in: starts),
                let origin = Self.nearest(to: start, in: starts)
            else { continue }
            var reached = nearest
            if limit == .alwaysByOne {
                reached = min(max(nearest, origin - 1), origin + 1)
            } else if isLimited(along: axis, context) {
                let first = Self.nearest(to: start - length, in: starts) ?? origin
                let last = Self.nearest(to: start + length, in: starts) ?? origin
                reached = min(max(nearest, min(first, origin - 1)), max(last, origin + 1))
            }
            target.rect.origin[axis] = starts[min(max(reached, 0), starts.count - 1)]
        }
    }

    private func isLimited(along axis: Axis, _ context: TargetContext) -> Bool {
        switch limit {
        case .never: false
        case .automatic: (axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass) == .compact
        default: true
        }
    }

    private static func nearest(to offset: CGFloat, in starts: [CGFloat]) -> Int? {
        starts.indices.min { abs(starts[$0] - offset) < abs(starts[$1] - offset) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at multiples of the viewport's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest with a view of the `scrollTargetLayout` at the edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest with a view of the `scrollTargetLayout` at the edge.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Comes to rest with a point of a view of the `scrollTargetLayout` at the same point of the viewport.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// Names a layout whose views are what a scroll view comes to rest at.
struct ScrollTargetModifier: LayoutModifier {
    let isEnabled: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollTargetNode { ScrollTargetNode(owner) }

    @MainActor
    func update(_ wrapper: ScrollTargetNode, _ transaction: Transaction, isNew: Bool) { wrapper.isEnabled = isEnabled }
}

package final class ScrollTargetNode: LayoutNode {
    var isEnabled = true
}

extension View {
    /// Makes the views of this layout what a scroll view around it comes to rest at and counts its position by.
    ///
    /// Apply it to the stack or the grid inside of the scroll view, also a lazy one; its direct children are the
    /// targets, not views further in. By itself it changes nothing: `scrollTargetBehavior(.viewAligned)` stops at
    /// targets, and `scrollPosition(id:anchor:)` reads their ids.
    ///
    ///     ScrollView(.horizontal) {
    ///         LazyHStack(spacing: 16) {
    ///             ForEach(colors, id: \.self) { $0.frame(width: 280, height: 180) }
    ///         }
    ///         .scrollTargetLayout()
    ///     }
    ///     .scrollTargetBehavior(.viewAligned)
    ///
    /// - Parameter isEnabled: false takes the views out again.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled))
    }
}
