/// A cubic Bézier curve from (0, 0) to (1, 1) as polynomials in its parameter.
struct CurveBezier: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The curve with both axes exchanged.
    var swapped: CurveBezier { CurveBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

    func x(at s: Double) -> Double { CurveBezier.value(x1, x2, s) }

    func y(at s: Double) -> Double { CurveBezier.value(y1, y2, s) }

    /// dy/dx at a parameter; where the curve stands still in x, the slope just beside.
    func slope(at s: Double) -> Double {
        let dx = CurveBezier.derivative(x1, x2, s)
        let dy = CurveBezier.derivative(y1, y2, s)
        if dx > 1e-9 { return dy / dx }
        // A control on its end point makes both derivatives vanish there, and their ratio has a limit.
        let nearby = s < 0.5 ? s + 1e-5 : s - 1e-5
        let nearbyX = CurveBezier.derivative(x1, x2, nearby)
        let nearbyY = CurveBezier.derivative(y1, y2, nearby)
        return nearbyX > 0 ? nearbyY / nearbyX : (nearbyY < 0 ? -UnitCurve.steepest : UnitCurve.steepest)
    }

    /// The parameter at which x is reached: Newton's steps, kept inside a shrinking bracket.
    func parameter(x target: Double) -> Double {
        if target <= 0 { return 0 }
        if target >= 1 { return 1 }
        var lower = 0.0
        var upper = 1.0
        var s = target
        for _ in 0..<64 {
            let excess = x(at: s) - target
            if abs(excess) < 1e-15 { break }
            if excess > 0 { upper = s } else { lower = s }
            let slope = CurveBezier.derivative(x1, x2, s)
            let newton = s - excess / slope
            s = newton > lower && newton < upper ? newton : (lower + upper) / 2
            if upper - lower < 1e-15 { break }
        }
        return s
    }

    private static func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
        let u = 1 - s
        return 3 * u * u * s * first + 3 * u * s * s * second + s * s * s
    }

    private static func derivative(_ first: Double, _ second: Double, _ s: Double) -> Double {
        let u = 1 - s
        return 3 * u * u * first + 6 * u * s * (second - first) + 3 * s * s * (1 - second)
    }
}
