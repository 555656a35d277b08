/// Builds the outline of a pen's trace, one side after the other.
///
/// Each subpath gives two contours when closed (along its segments, and back along the other side) and one when open.
/// The order of points is that of Apple's SwiftUI, read off its path descriptions.
struct StrokeOutliner {
    private let style: StrokeStyle
    private let half: CGFloat
    private(set) var outline = Path()

    init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    /// Adds the outline of one subpath.
    mutating func add(_ subpath: Subpath) {
        let pieces = subpath.closedSegments.enumerated().flatMap { index, segment in
            StrokePiece.pieces(of: segment, index: index, half: half)
        }
        guard !pieces.isEmpty else {
            addDot(at: subpath.start, isClosed: subpath.isClosed)
            return
        }
        let backward = pieces.reversed().map(\.reversed)
        begin(with: pieces[0])
        addSide(pieces)
        if subpath.isClosed {
            join(pieces[pieces.count - 1], pieces[0])
            outline.closeSubpath()
            // The way back starts at the same corner, and with the join there.
            let (first, last) = (backward[0], backward[backward.count - 1])
            outline.move(to: last.endOffset(by: half))
            join(last, first)
            addSide(backward)
        } else {
            cap(pieces[pieces.count - 1])
            addSide(backward)
            cap(backward[backward.count - 1])
        }
        outline.closeSubpath()
    }

    private mutating func begin(with piece: StrokePiece) {
        outline.move(to: piece.startOffset(by: half))
    }

    private mutating func addSide(_ pieces: [StrokePiece]) {
        for (index, piece) in pieces.enumerated() {
            if index > 0 {
                let before = pieces[index - 1]
                join(before, piece, isSmooth: before.index == piece.index)
            }
            for element in piece.offset(by: half) { outline.append(element) }
        }
    }

    /// Adds what lies between the offset of one piece and that of the next, whose first point is included.
    ///
    /// Parts of one curve are joined smoothly: the outer side of a bend is round, whatever the style.
    private mutating func join(_ before: StrokePiece, _ after: StrokePiece, isSmooth: Bool = false) {
        let target = after.startOffset(by: half)
        let (u, v) = (before.endDirection, after.startDirection)
        let cross = u.dx * v.dy - u.dy * v.dx
        let dot = u.dx * v.dx + u.dy * v.dy
        if abs(cross) < 1e-9, dot > 0 { return }
        // The offset side is on the right on screen; a turn to that side folds it inward.
        let isInner = cross > 0
        if isInner {
            if !before.reaches(half, turn: dot) || !after.reaches(half, turn: dot) {
                // Through the corner itself, or a short piece's far side would leave a hole.
                outline.addLine(to: after.segment.start)
            }
            outline.addLine(to: target)
            return
        }
        let corner = after.segment.start
        switch isSmooth ? .round : style.lineJoin {
        case .miter:
            // 1 / sin(half the angle between both lines), by the half-angle formula.
            let sine = ((1 + dot) / 2).squareRoot()
            if sine > 0, 1 / sine <= style.miterLimit {
                let scale = half / (1 + dot)
                outline.addLine(
                    to: CGPoint(x: corner.x + (-u.dy - v.dy) * scale, y: corner.y + (u.dx + v.dx) * scale))
            }
            outline.addLine(to: target)
        case .round:
            addArc(around: corner, from: u, to: v)
        case .bevel:
            outline.addLine(to: target)
        }
    }

    private mutating func cap(_ piece: StrokePiece) {
        let direction = piece.endDirection
        let end = piece.segment.end
        let opposite = CGVector(dx: -direction.dx, dy: -direction.dy)
        let target = CGPoint(x: end.x + direction.dy * half, y: end.y - direction.dx * half)
        switch style.lineCap {
        case .butt:
            outline.addLine(to: target)
        case .round:
            let middle = CGVector(dx: direction.dy, dy: -direction.dx)
            addArc(around: end, from: direction, to: middle)
            addArc(around: end, from: middle, to: opposite)
        case .square:
            let ahead = CGVector(dx: direction.dx * half, dy: direction.dy * half)
            outline.addLine(to: CGPoint(x: end.x - ahead.dy + ahead.dx, y: end.y + ahead.dx + ahead.dy))
            outline.addLine(to: CGPoint(x: target.x + ahead.dx, y: target.y + ahead.dy))
            outline.addLine(to: target)
        }
    }

    /// Adds arcs of at most 135 degrees between the right-hand sides of two directions, turning left.
    private mutating func addArc(around center: CGPoint, from: CGVector, to: CGVector) {
        let cross = from.dx * to.dy - from.dy * to.dx
        let dot = from.dx * to.dx + from.dy * to.dy
        let sweep = atan2(cross, dot)
        let turn = sweep > 0 ? sweep - 2 * .pi : sweep
        let count = max(Int(clamping: (abs(turn) / (0.75 * .pi) - 1e-6).rounded(.up)), 1)
        let step = turn / CGFloat(count)
        let tangent = 4 / 3 * tan(step / 4)
        var normal = CGVector(dx: -from.dy, dy: from.dx)
        for _ in 0..<count {
            let next = CGVector(
                dx: normal.dx * cos(step) - normal.dy * sin(step), dy: normal.dx * sin(step) + normal.dy * cos(step))
            func point(_ normal: CGVector, _ along: CGFloat) -> CGPoint {
                CGPoint(
                    x: center.x + half * (normal.dx - normal.dy * along),
                    y: center.y + half * (normal.dy + normal.dx * along))
            }
            outline.addCurve(to: point(next, 0), control1: point(normal, tangent), control2: point(next, -tangent))
            normal = next
        }
    }

    /// A subpath of no length shows only by its caps.
    private mutating func addDot(at point: CGPoint, isClosed: Bool) {
        let square = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        switch style.lineCap {
        case .butt: break
        case .round: outline.addPath(.ellipse(in: square))
        case .square: outline.addPath(.rect(square))
        }
    }
}
