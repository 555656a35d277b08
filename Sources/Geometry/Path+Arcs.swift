extension Path {
    /// Adds an arc of a circle that turns by an angle, with a line to its start if there is a current point.
    ///
    /// A positive delta turns clockwise on screen. Deltas beyond a whole turn go round again; exactly one positive turn
    /// closes the subpath. A negative radius counts as zero.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle.radians, sweep: delta.radians,
            closes: Path.isWholeTurn(delta.radians), transform: transform)
    }

    /// Adds an arc of a circle between two angles, with a line to its start if there is a current point.
    ///
    /// `clockwise` is meant in coordinates where y grows upward: on screen, `false` sweeps clockwise.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let difference = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        var sweep = difference
        // A sweep in the wrong direction becomes its remainder the other way; one in the right direction stays whole.
        if clockwise, difference > 0 {
            sweep = difference.truncatingRemainder(dividingBy: turn)
            sweep -= sweep < 1e-9 ? turn - sweep : turn
            if sweep < -turn { sweep = -turn }
        } else if !clockwise, difference < 0 {
            sweep = difference.truncatingRemainder(dividingBy: turn) + turn
        }
        addArc(
            center: center, radius: radius, startAngle: startAngle.radians, sweep: sweep,
            closes: Path.isWholeTurn(difference), transform: transform)
    }

    /// Adds a line and the arc of a circle that touches two lines: current point to first end, first to second end.
    ///
    /// Where the three points lie on a line, or the radius is zero, only a line to the first end is added.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The current point is already transformed; the construction happens in the coordinates of the arguments.
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let backward = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let forward = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let backwardLength = hypot(backward.dx, backward.dy)
        let forwardLength = hypot(forward.dx, forward.dy)
        let cross = backward.dx * forward.dy - backward.dy * forward.dx
        let dot = backward.dx * forward.dx + backward.dy * forward.dy
        guard radius > 0, abs(cross) > 1e-9 * backwardLength * forwardLength else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let halfAngle = atan2(abs(cross), dot) / 2
        let distance = radius / tan(halfAngle)
        let touch = CGPoint(
            x: tangent1End.x + backward.dx / backwardLength * distance,
            y: tangent1End.y + backward.dy / backwardLength * distance)
        // The center lies beside the first touching point, on the side of the second line.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch.x - backward.dy / backwardLength * radius * side,
            y: touch.y + backward.dx / backwardLength * radius * side)
        let startAngle = atan2(touch.y - center.y, touch.x - center.x)
        let sweep = -side * (.pi - 2 * halfAngle)
        addArc(
            center: center, radius: radius, startAngle: Double(startAngle), sweep: Double(sweep), closes: false,
            transform: transform)
    }

    private static func isWholeTurn(_ sweep: Double) -> Bool {
        abs(sweep - 2 * .pi) < 1e-6
    }

    /// Adds quarter arcs of cubic curves, and the rest as a shorter one.
    private mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Double, sweep: Double, closes: Bool, transform: CGAffineTransform
    ) {
        guard startAngle.isFinite, sweep.isFinite, radius.isFinite, center.isFinite, transform.isFinite else { return }
        let radius = Double(max(radius, 0))
        func point(_ angle: Double, tangent: Double = 0) -> CGPoint {
            let (sine, cosine) = (sin(angle), cos(angle))
            return CGPoint(
                x: Double(center.x) + radius * (cosine - tangent * sine),
                y: Double(center.y) + radius * (sine + tangent * cosine)
            ).applying(transform)
        }
        append(isEmpty ? .move(to: point(startAngle)) : .line(to: point(startAngle)))
        let quarter = Double.pi / 2
        // Far more turns than anybody draws; keeps a nonsensical sweep from eating memory.
        let sweep = min(max(sweep, -2000), 2000)
        let direction: Double = sweep < 0 ? -1 : 1
        var remaining = abs(sweep)
        var angle = startAngle
        while remaining > 1e-6 {
            let step = remaining < quarter + 1e-6 ? remaining : quarter
            let next = angle + direction * step
            let tangent = direction * 4 / 3 * tan(step / 4)
            append(
                .curve(
                    to: point(next), control1: point(angle, tangent: tangent), control2: point(next, tangent: -tangent))
            )
            angle = next
            remaining -= step
        }
        if closes { append(.closeSubpath) }
    }
}
