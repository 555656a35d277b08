/// Which part of its content a scroll view shows.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the visible part starts, counted from the content's leading and upper edge, in points; below 0 or beyond the
    /// content where there are insets, and where content is pulled beyond its ends.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// What is kept free around the content, in points.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view without the insets, in points.
    public var containerSize: CGSize
    /// What of the scroll view's size is insets.
    private var covered = CGSize.zero

    /// A geometry. The whole scroll view is as large as the container: none of it is insets.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The geometry of a scroll view of a size, of which the insets are a part.
    init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, size: CGSize) {
        self.init(
            contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: CGSize(
                width: max(size.width - contentInsets.horizontal, 0),
                height: max(size.height - contentInsets.vertical, 0)))
        covered = CGSize(width: size.width - containerSize.width, height: size.height - containerSize.height)
    }

    /// The geometry of a scroll view that has not been laid out.
    static let zero = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)

    /// The part of the content that is seen, under insets too, in points.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + covered.width,
            height: containerSize.height + covered.height)
    }

    /// As much of the content as the container holds, from the content offset on, in points.
    ///
    /// At rest it begins at the negative of the insets, as measured on Apple's runtime by iamcgn/swiftui-web (fixture
    /// scroll/geometry).
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
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
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top - lead),
            contentSize: content?.size ?? .zero, contentInsets: insets, size: size)
    }

    var phaseChangeContext: ScrollPhaseChangeContext {
        let velocity = machine.velocity(at: graph.now)
        return ScrollPhaseChangeContext(geometry: geometry, velocity: velocity == .zero ? nil : velocity)
    }
}
