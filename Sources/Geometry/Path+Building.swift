extension Path {
    /// Starts a subpath at a point.
    ///
    /// The part before stays as it is, without a line to the point and without being closed. Every path begins with a
    /// move; lines and curves before the first one are ignored. A point with a coordinate that is not finite is
    /// ignored, so that what follows continues from the point before.
    ///
    ///     var path = Path()
    ///     path.move(to: CGPoint(x: 0, y: 40))
    ///     path.addLine(to: CGPoint(x: 40, y: 0))
    ///
    /// - Parameter end: in points; it becomes the current point.
    public mutating func move(to end: CGPoint) {
        append(.move(to: end))
    }

    /// Adds a straight line from the current point.
    ///
    /// The end becomes the current point. After `closeSubpath()` that is the start of the subpath. Nothing is added
    /// where there is no current point, as in an empty path, or where a coordinate is not finite. For a series of
    /// points use `addLines(_:)`, which begins with a move.
    ///
    ///     var path = Path()
    ///     path.move(to: CGPoint(x: 0, y: heights.first ?? 0))
    ///     for (day, height) in heights.enumerated().dropFirst() {
    ///         path.addLine(to: CGPoint(x: CGFloat(day) * 20, y: height))
    ///     }
    ///
    /// - Parameter end: in points.
    public mutating func addLine(to end: CGPoint) {
        append(.line(to: end))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Ends the subpath with a line to its start; a second close in a row is ignored.
    public mutating func closeSubpath() {
        if lastElement.map({ $0 != .closeSubpath }) == true { append(.closeSubpath) }
    }

    /// The last element; nil for a recognized shape, which is closed. Appending copies the elements while others hold them.
    private var lastElement: Element? {
        if case .elements(let elements) = storage { elements.last } else { nil }
    }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(.rect(rect), transform: transform)
    }

    /// Adds a closed rectangle with four equal rounded corners, limited to half the smaller side.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(.roundedRect(in: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a closed rectangle with four rounded corners of their own.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(.roundedRect(in: rect, radii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the closed ellipse inside a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(.ellipse(in: rect), transform: transform)
    }

    /// Adds closed rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds all elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty {
            self = path.applying(transform)
            return
        }
        for element in path.elements {
            append(transform.isIdentity ? element : element.mapped { $0.applying(transform) })
        }
    }
}

extension Path {
    /// Returns the path with every point transformed; elements that become non-finite are left out.
    ///
    /// A rectangle, ellipse or rounded rectangle stays recognized under translation and positive scale.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.isPositiveScaleAndTranslation, let result = recognizedApplying(transform) { return result }
        return Path(elements: elements.map { element in element.mapped { $0.applying(transform) } })
    }

    /// Returns the path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    private func recognizedApplying(_ transform: CGAffineTransform) -> Path? {
        switch storage {
        case .empty:
            return self
        case .rect(let rect):
            return .rect(rect.applying(transform))
        case .ellipse(let rect):
            return .ellipse(in: rect.applying(transform))
        case .roundedRect(var geometry):
            geometry.rect = geometry.rect.applying(transform)
            guard geometry.rect.isFinite else { return Path() }
            switch geometry.corners {
            case .uniform(let size):
                geometry.corners = .uniform(CGSize(width: size.width * transform.a, height: size.height * transform.d))
            case .uneven(let radii):
                guard transform.a == transform.d else { return nil }
                geometry.corners = .uneven(radii.mapped { $0 * transform.a })
            }
            var result = Path()
            result.storage = .roundedRect(geometry)
            return result
        case .elements:
            return nil
        }
    }
}
