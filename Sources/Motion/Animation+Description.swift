extension Animation: CustomStringConvertible {
    /// What Apple's print: springs by response and damping, curves by the coefficients of their polynomials.
    ///
    /// Others are described by what they are made of.
    public var description: String {
        if self == .default { return "DefaultAnimation()" }
        switch form {
        case .spring(let spring, let blendDuration):
            return "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
                + "blendDuration: \(blendDuration))"
        case .curve(let curve, let duration):
            guard let solver = curve.solverDescription else { return "Animation(\(form))" }
            return "BezierAnimation(duration: \(duration), curve: \(solver))"
        default:
            return "Animation(\(form))"
        }
    }
}

extension UnitCurve {
    /// The curve as polynomials, in Apple's words; nil for those that are no Bézier curves here.
    fileprivate var solverDescription: String? {
        guard !isInverse else { return nil }
        switch function {
        case .linear: return CurveBezier(x1: 0, y1: 0, x2: 1, y2: 1).solverDescription
        case .bezier(let bezier): return bezier.solverDescription
        case .circularIn, .circularOut, .circularInOut: return nil
        }
    }
}

extension CurveBezier {
    fileprivate var solverDescription: String {
        func coefficients(_ first: Double, _ second: Double) -> (a: Double, b: Double, c: Double) {
            let c = 3 * first
            let b = 3 * (second - first) - c
            return (1 - c - b, b, c)
        }
        let (x, y) = (coefficients(x1, x2), coefficients(y1, y2))
        return "SwiftUI.UnitCurve.CubicSolver(ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c))"
    }
}
