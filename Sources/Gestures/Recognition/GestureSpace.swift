/// How the view a gesture is attached to lies in the root view, asked at the time of each event.
package struct GestureSpace {
    private let convertPoint: (CGPoint, CoordinateSpace) -> CGPoint
    private let localBounds: () -> CGRect

    /// Creates a space from a conversion of points of the root view, and the view's bounds in its own space.
    package init(
        convert: @escaping (_ globalPoint: CGPoint, _ space: CoordinateSpace) -> CGPoint,
        bounds: @escaping () -> CGRect
    ) {
        convertPoint = convert
        localBounds = bounds
    }

    /// A view that covers its root and is not transformed.
    package static func root(size: CGSize) -> GestureSpace {
        GestureSpace(convert: { point, _ in point }, bounds: { CGRect(origin: .zero, size: size) })
    }

    /// The same point in another space, by the view's present geometry. Global coordinates, too, may be others: those of
    /// a window inside the root view.
    package func convert(_ globalPoint: CGPoint, to space: CoordinateSpace) -> CGPoint {
        convertPoint(globalPoint, space)
    }

    /// The view's bounds in its own space.
    package var bounds: CGRect { localBounds() }
}
