/// Distances inward from the four sides of a rectangle, in points; negative ones point outward.
///
/// Leading and trailing follow the direction of the layout. `padding(_:)`, `safeAreaPadding(_:)`, `listRowInsets(_:)`
/// and the cap insets of pictures are given in it, and `GeometryProxy.safeAreaInsets` tells the covered edges. Any
/// number can be stored; who uses the insets decides on those that are not finite.
///
///     Text("Basil")
///         .padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 40))
///         .background(.green.opacity(0.2))
@frozen
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the leading side.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the trailing side.
    public var trailing: CGFloat

    /// Creates insets from four distances.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    @inlinable
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

extension EdgeInsets {
    /// Creates insets of one length on some edges and zero on the others.
    @inlinable
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The leading and trailing insets together, in points.
    @inlinable
    package var horizontal: CGFloat { leading + trailing }

    /// The top and bottom insets together, in points.
    @inlinable
    package var vertical: CGFloat { top + bottom }
}
