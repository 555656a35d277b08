import RiffleLayers

/// One way in which a view paints its shape.
package struct ShapeMark: Equatable {
    package enum Pen: Hashable {
        case fill(FillStyle)
        /// Centered on the outline.
        case stroke(StrokeStyle, isAntialiased: Bool)
        /// Inside the outline.
        case border(StrokeStyle, isAntialiased: Bool)
    }

    package var pen: Pen
    package var style: AnyShapeStyle

    package init(_ pen: Pen, _ style: AnyShapeStyle) {
        self.pen = pen
        self.style = style
    }

    /// What the pen paints with.
    ///
    /// - Parameter isOutline: whether the shape itself is a line, so that filling it draws one.
    func resolved(in environment: EnvironmentValues, isOutline: Bool) -> _ResolvedStyle {
        var resolved = environment.resolved(style)
        if case .fill = pen, !isOutline { return resolved }
        resolved.paint = resolved.paint.forThinContent
        return resolved
    }
}

extension ShapeMark.Pen {
    /// The stroke's numbers, for animation; zeros for a fill.
    var animatableData: StrokeStyle.AnimatableData {
        get {
            switch self {
            case .fill: .zero
            case .stroke(let style, _), .border(let style, _): style.animatableData
            }
        }
        set {
            switch self {
            case .fill: break
            case .stroke(var style, let isAntialiased):
                style.animatableData = newValue
                self = .stroke(style, isAntialiased: isAntialiased)
            case .border(var style, let isAntialiased):
                style.animatableData = newValue
                self = .border(style, isAntialiased: isAntialiased)
            }
        }
    }

    /// The path that the pen follows, for a shape in a frame, and the style of its stroke; nil for a fill.
    func track<S: Shape>(
        of shape: S, in size: CGSize, _ direction: LayoutDirection
    ) -> (path: Path, stroke: StrokeStyle?) {
        switch self {
        case .fill:
            if let stroked = shape as? any StrokedOutline { return stroked.track(in: size, direction) }
            return (shape.outline(in: size, direction), nil)
        case .stroke(let style, _):
            return (shape.outline(in: size, direction), style)
        case .border(let style, _):
            guard let shape = shape as? any InsettableShape else { return (Path(), style) }
            return (shape.insetOutline(by: style.lineWidth / 2, in: size, direction), style)
        }
    }

    /// The command that paints a shape.
    func command<S: Shape>(
        for shape: S, in size: CGSize, _ direction: LayoutDirection, _ paint: Paint
    ) -> DrawCommand? {
        let (path, stroke) = track(of: shape, in: size, direction)
        guard !path.isEmpty else { return nil }
        let paint = paint.framing(path, stroke)
        switch (self, stroke) {
        case (.fill(let style), nil):
            return .fill(path, paint, style)
        case (.fill(let style), let stroke?) where !style.isAntialiased:
            return .fill(path.strokedPath(stroke), paint, style)
        case (.stroke(_, isAntialiased: false), let stroke?), (.border(_, isAntialiased: false), let stroke?):
            // Strokes have no such switch, their outlines do.
            return .fill(path.strokedPath(stroke), paint, FillStyle(antialiased: false))
        case (_, let stroke?):
            guard stroke.lineWidth > 0 else { return nil }
            return .stroke(path, paint, stroke)
        default:
            return nil
        }
    }

    /// The region that the pen covers, for a picture that shows through it.
    func region<S: Shape>(of shape: S, in size: CGSize, _ direction: LayoutDirection) -> (path: Path, isEOFilled: Bool)
    {
        let (path, stroke) = track(of: shape, in: size, direction)
        if let stroke { return (path.strokedPath(stroke), false) }
        if case .fill(let style) = self { return (path, style.isEOFilled) }
        return (path, false)
    }

    /// How far from the shape's outline the pen paints, in points.
    var reach: CGFloat {
        switch self {
        case .fill, .border: 0
        case .stroke(let style, _): style.reach
        }
    }

    /// Whether the pen covers a point.
    func covers<S: Shape>(
        _ point: CGPoint, of shape: S, in size: CGSize, _ direction: LayoutDirection
    ) -> Bool {
        let (path, stroke) = track(of: shape, in: size, direction)
        if let stroke {
            // The outline of a stroke is expensive, and most points are far from it.
            guard path.boundingRect.insetBy(dx: -stroke.reach, dy: -stroke.reach).holds(point) else { return false }
            return path.strokedPath(stroke).contains(point)
        }
        if case .fill(let style) = self { return path.contains(point, eoFill: style.isEOFilled) }
        return false
    }
}

extension Paint {
    /// The paint for a path that need not stay in the shape's frame.
    fileprivate func framing(_ path: Path, _ stroke: StrokeStyle?) -> Paint {
        guard case .backdrop(let backdrop, _) = self else { return self }
        let reach = (stroke?.lineWidth ?? 0) / 2
        return .backdrop(backdrop, frame: path.boundingRect.insetBy(dx: -reach, dy: -reach))
    }
}

extension InsettableShape {
    fileprivate func insetOutline(by amount: CGFloat, in size: CGSize, _ direction: LayoutDirection) -> Path {
        inset(by: amount).outline(in: size, direction)
    }
}

extension StrokeStyle {
    /// How far from its path a stroke paints, in points.
    var reach: CGFloat { lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5) }
}

/// A shape that stays in its frame.
protocol BoundedShape: Shape {}

extension Rectangle: BoundedShape {}
extension RoundedRectangle: BoundedShape {}
extension UnevenRoundedRectangle: BoundedShape {}
extension Circle: BoundedShape {}
extension Ellipse: BoundedShape {}
extension Capsule: BoundedShape {}
