/// Points that animate as one value. A shorter list counts as filled up with its last point, so that a line grows out of
/// its end.
struct AnimatablePoints: VectorArithmetic {
    var points: [CGPoint]

    static var zero: AnimatablePoints { AnimatablePoints(points: []) }

    static func + (a: AnimatablePoints, b: AnimatablePoints) -> AnimatablePoints {
        combine(a, b) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    }

    static func - (a: AnimatablePoints, b: AnimatablePoints) -> AnimatablePoints {
        combine(a, b) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    }

    mutating func scale(by factor: Double) {
        for index in points.indices {
            points[index].x *= factor
            points[index].y *= factor
        }
    }

    var magnitudeSquared: Double { points.reduce(0) { $0 + Double($1.x * $1.x + $1.y * $1.y) } }

    private static func combine(
        _ a: AnimatablePoints, _ b: AnimatablePoints, _ operation: (CGPoint, CGPoint) -> CGPoint
    ) -> AnimatablePoints {
        let count = max(a.points.count, b.points.count)
        return AnimatablePoints(points: (0..<count).map { operation(a[$0], b[$0]) })
    }

    private subscript(index: Int) -> CGPoint { index < points.count ? points[index] : points.last ?? .zero }
}

/// A line through points that count from the corner of the rectangle.
nonisolated struct PolylineShape: Shape {
    var points: [CGPoint]
    let method: InterpolationMethod

    var animatableData: AnimatablePoints {
        get { AnimatablePoints(points: points) }
        set { points = newValue.points }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        Curve.add(points.map { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) }, method, to: &path)
        return path
    }
}

/// The area between two lines through points that count from the corner of the rectangle.
nonisolated struct BandShape: Shape {
    var upper: [CGPoint]
    var lower: [CGPoint]
    let method: InterpolationMethod

    var animatableData: AnimatablePair<AnimatablePoints, AnimatablePoints> {
        get { AnimatablePair(AnimatablePoints(points: upper), AnimatablePoints(points: lower)) }
        set { (upper, lower) = (newValue.first.points, newValue.second.points) }
    }

    func path(in rect: CGRect) -> Path {
        let moved = { (point: CGPoint) in CGPoint(x: rect.minX + point.x, y: rect.minY + point.y) }
        var path = Path()
        Curve.add(upper.map(moved), method, to: &path)
        Curve.add(lower.reversed().map(moved), method.reversed, to: &path)
        if !path.isEmpty { path.closeSubpath() }
        return path
    }
}

extension InterpolationMethod {
    /// The method of the same line gone through from its end.
    fileprivate var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

/// A bar.
nonisolated struct BarShape: Shape {
    var radius: CGFloat
    let style: RoundedCornerStyle

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: style) : Path(rect)
    }
}

/// A shape in a part of the rectangle, whose styles span all of it.
nonisolated struct ShapeInPlot<Content: Shape>: Shape {
    var shape: Content
    var frame: CGRect

    var animatableData: AnimatablePair<Content.AnimatableData, CGRect.AnimatableData> {
        get { AnimatablePair(shape.animatableData, frame.animatableData) }
        set { (shape.animatableData, frame.animatableData) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        shape.path(in: frame.offsetBy(dx: rect.minX, dy: rect.minY))
    }
}
