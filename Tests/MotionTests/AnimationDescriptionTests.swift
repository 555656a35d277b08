import Motion
import Testing

/// As logs of Apple's runtime have them.
struct AnimationDescriptionTests {
    @Test("springs print their response and damping")
    func springs() {
        #expect("\(Animation.default)" == "DefaultAnimation()")
        #expect(
            "\(Animation.smooth)" == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
        #expect(
            "\(Animation.spring(response: 0.55, dampingFraction: 0.825, blendDuration: 0))"
                == "FluidSpringAnimation(response: 0.55, dampingFraction: 0.825, blendDuration: 0.0)")
    }

    @Test("curves print the coefficients of their polynomials")
    func curves() {
        #expect(
            Animation.linear.description
                == "BezierAnimation(duration: 0.35, curve: SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, cx: 0.0, "
                + "ay: -2.0, by: 3.0, cy: 0.0))")
        #expect(
            Animation.easeIn.description
                == "BezierAnimation(duration: 0.35, curve: SwiftUI.UnitCurve.CubicSolver(ax: -0.7400000000000002, "
                + "bx: 0.4800000000000002, cx: 1.26, ay: -2.0, by: 3.0, cy: 0.0))")
    }
}
