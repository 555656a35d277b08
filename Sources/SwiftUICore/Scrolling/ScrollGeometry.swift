/// Which part of its content a scroll view shows.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the visible part starts, counted from the content's leading and upper edge, in points; below 0 or beyond the
    /// content where there are insets, and where content is pulled beyond its ends.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// What is kept free around the content, in points.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, in points.
    public var containerSize: CGSize

    /// A geometry.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen, in points.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content between the insets, in points.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.horizontal, 0),
            height: max(containerSize.height - contentInsets.vertical, 0))
    }
}

/// What moves a scroll view's content.
public enum ScrollPhase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// A finger holds content that was moving, and has not moved it yet.
    case tracking
    /// A finger.
    case interacting
    /// The speed that a finger left it, or an end that it was pulled beyond.
    case decelerating
    /// An animation of the app's.
    case animating

    /// Whether something moves the content, or may be about to.
    public var isScrolling: Bool { self != .idle }
}

/// What a scroll view was like when something else began to move its content.
public struct ScrollPhaseChangeContext {
    /// Which part of the content was shown.
    public let geometry: ScrollGeometry
    /// How fast the visible part moved over the content, in points per second; nil where nothing moved by itself.
    public let velocity: CGVector?
}

extension ScrollNode {
    /// Which part of the content is shown.
    var geometry: ScrollGeometry {
        let offset = offset(at: graph.now)
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: content?.size ?? .zero, contentInsets: insets, containerSize: size)
    }

    var phaseChangeContext: ScrollPhaseChangeContext {
        let velocity = CGVector(dx: horizontal.velocity(at: graph.now), dy: vertical.velocity(at: graph.now))
        return ScrollPhaseChangeContext(geometry: geometry, velocity: velocity == .zero ? nil : velocity)
    }
}
