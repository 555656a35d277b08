/// What is drawn of marks, at its place in the plot.
struct PlacedMark: Identifiable {
    enum Figure {
        case bar(radius: CGFloat, style: RoundedCornerStyle)
        /// Points count from the frame's corner.
        case line([CGPoint], InterpolationMethod)
        case area([CGPoint], [CGPoint], InterpolationMethod)
        case symbol(AnyChartSymbolShape)
        case view(AnyView)
        case sector(SectorShape)
        /// Many marks of the same look.
        case batch(Path)
    }

    let id: PlacedID
    var figure: Figure
    var frame: CGRect
    var paint: AnyShapeStyle
    /// Nil for what is filled.
    var stroke: StrokeStyle?
    var style: MarkStyle

    /// The outline in the plot; nil for views.
    var outline: Path? {
        switch figure {
        case .bar(let radius, let style): BarShape(radius: radius, style: style).path(in: frame)
        case .symbol(let shape): shape.path(in: frame)
        case .line(let points, let method): PolylineShape(points: points, method: method).path(in: frame)
        case .area(let upper, let lower, let method):
            BandShape(upper: upper, lower: lower, method: method).path(in: frame)
        case .sector(let sector): sector.path(in: frame)
        case .batch(let path): path
        case .view: nil
        }
    }
}

/// What tells figures apart while the data changes.
struct PlacedID: Hashable {
    enum Part: Hashable {
        case mark(MarkID)
        case series(SeriesKey)
        case batch(Int)
    }

    var part: Part
    var kind: Mark.Kind
    /// Above 0 for marks with the id of another one.
    var occurrence = 0
}

/// What the points of a line or area have in common.
struct SeriesKey: Hashable {
    var series: _PlottedValue?
    var foreground: _PlottedValue?
    var symbol: _PlottedValue?
    var lineStyle: _PlottedValue?

    init(_ mark: Mark) {
        if let series = mark.series {
            self.series = series.value
            return
        }
        foreground = Self.category(mark.style.foregroundValue)
        symbol = Self.category(mark.style.symbolValue)
        lineStyle = Self.category(mark.style.lineStyleValue)
    }

    /// Quantities color a line, but do not part it.
    private static func category(_ channel: Channel?) -> _PlottedValue? {
        channel?.value.kind == .category ? channel?.value : nil
    }
}

/// A part of a circle.
nonisolated struct SectorShape: Shape {
    /// Clockwise from the top, in radians.
    var start: CGFloat
    var end: CGFloat
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    var inset: CGFloat
    var cornerRadius: CGFloat

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(start, end), AnimatablePair(innerRadius, outerRadius)) }
        set {
            (start, end) = (newValue.first.first, newValue.first.second)
            (innerRadius, outerRadius) = (newValue.second.first, newValue.second.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        guard outerRadius > 0, end > start else { return Path() }
        let isFull = end - start >= 2 * .pi - 1e-6
        // An inset keeps the same distance along the whole edge, and so is a smaller angle further out.
        let outerInset = isFull ? 0 : asin(min(1, inset / outerRadius))
        let innerInset = isFull || innerRadius <= 0 ? 0 : asin(min(1, inset / innerRadius))
        guard end - start > 2 * outerInset else { return Path() }
        let outer = Arc(center: center, radius: outerRadius, from: start + outerInset, to: end - outerInset)
        var path = Path()
        let middle = (start + end) / 2
        if innerRadius > 0, end - start > 2 * innerInset {
            let inner = Arc(center: center, radius: innerRadius, from: start + innerInset, to: end - innerInset)
            Self.add(outer, inner, corner: isFull ? 0 : cornerRadius, &path)
        } else {
            // The edges of a part that is moved away from its neighbors meet before the center.
            let distance = min(outerRadius, max(innerRadius, inset / max(sin((end - start) / 2), 1e-3)))
            let tip = isFull ? center : Arc.point(center, distance, middle)
            Self.add(outer, tip, corner: isFull ? 0 : cornerRadius, &path)
        }
        return path
    }

    private static func add(_ outer: Arc, _ inner: Arc, corner: CGFloat, _ path: inout Path) {
        let corner = min(corner, (outer.radius - inner.radius) / 2, outer.length / 2)
        let small = min(corner, inner.length / 2)
        path.move(to: outer.along(corner, inward: 0))
        outer.add(to: &path, from: corner, to: corner)
        path.addQuadCurve(to: outer.edge(atEnd: true, inward: corner), control: outer.endPoint)
        path.addLine(to: inner.edge(atEnd: true, inward: -small))
        path.addQuadCurve(to: inner.along(small, inward: 0, fromEnd: true), control: inner.endPoint)
        inner.addReversed(to: &path, from: small, to: small)
        path.addQuadCurve(to: inner.edge(atEnd: false, inward: -small), control: inner.startPoint)
        path.addLine(to: outer.edge(atEnd: false, inward: corner))
        path.addQuadCurve(to: outer.along(corner, inward: 0), control: outer.startPoint)
        path.closeSubpath()
    }

    private static func add(_ outer: Arc, _ tip: CGPoint, corner: CGFloat, _ path: inout Path) {
        let corner = min(corner, outer.radius / 2, outer.length / 2)
        path.move(to: outer.along(corner, inward: 0))
        outer.add(to: &path, from: corner, to: corner)
        path.addQuadCurve(to: outer.edge(atEnd: true, inward: corner), control: outer.endPoint)
        path.addLine(to: tip)
        path.addLine(to: outer.edge(atEnd: false, inward: corner))
        path.addQuadCurve(to: outer.along(corner, inward: 0), control: outer.startPoint)
        path.closeSubpath()
    }
}

/// A part of a circle's line, clockwise from the top.
private struct Arc {
    let center: CGPoint
    let radius: CGFloat
    let from: CGFloat
    let to: CGFloat

    var length: CGFloat { (to - from) * radius }
    var startPoint: CGPoint { Self.point(center, radius, from) }
    var endPoint: CGPoint { Self.point(center, radius, to) }

    static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
    }

    /// The point some way along the arc.
    func along(_ distance: CGFloat, inward: CGFloat, fromEnd: Bool = false) -> CGPoint {
        let angle = radius > 0 ? distance / radius : 0
        return Self.point(center, radius - inward, fromEnd ? to - angle : from + angle)
    }

    /// A point on the straight edge at an end of the arc.
    func edge(atEnd: Bool, inward: CGFloat) -> CGPoint { Self.point(center, radius - inward, atEnd ? to : from) }

    func add(to path: inout Path, from start: CGFloat, to end: CGFloat) { add(&path, start, end, clockwise: false) }

    func addReversed(to path: inout Path, from start: CGFloat, to end: CGFloat) {
        add(&path, start, end, clockwise: true)
    }

    private func add(_ path: inout Path, _ start: CGFloat, _ end: CGFloat, clockwise: Bool) {
        guard radius > 0 else { return }
        let first = from + start / radius - .pi / 2
        let last = to - end / radius - .pi / 2
        path.addArc(
            center: center, radius: radius, startAngle: .radians(clockwise ? last : first),
            endAngle: .radians(clockwise ? first : last), clockwise: clockwise)
    }
}
