import RiffleMotion
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

    @Test("delays, speeds and repetitions print what they change, and themselves")
    func modifiers() {
        let spring = "SwiftUI.FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"
        let delayed = "CustomAnimationModifiedContent<SwiftUI.FluidSpringAnimation, SwiftUI.DelayAnimation>"
        #expect(
            Animation.smooth.delay(0.25).description
                == "InternalCustomAnimationModifiedContent<FluidSpringAnimation, DelayAnimation>"
                + "(_base: SwiftUI.\(delayed)(base: \(spring), modifier: SwiftUI.DelayAnimation(delay: 0.25)))")
        #expect(Animation.smooth.speed(2).description.hasSuffix("modifier: SwiftUI.SpeedAnimation(speed: 2.0)))"))
        #expect(
            Animation.smooth.repeatCount(3).description.hasSuffix(
                "SwiftUI.RepeatAnimation(repeatCount: Optional(3), autoreverses: true)))"))
        #expect(
            Animation.smooth.repeatForever(autoreverses: false).description.hasSuffix(
                "SwiftUI.RepeatAnimation(repeatCount: nil, autoreverses: false)))"))
        #expect(
            Animation.smooth.delay(1).speed(2).description.hasPrefix(
                "InternalCustomAnimationModifiedContent<InternalCustomAnimationModifiedContent<FluidSpringAnimation, "
                    + "DelayAnimation>, SpeedAnimation>(_base: SwiftUI.CustomAnimationModifiedContent<"))
    }

    private struct Own: CustomAnimation {
        var speed = 2
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? { nil }
    }

    @Test("an animation of one's own prints as itself, and for debugging all name their modules")
    func names() {
        #expect(Animation(Own()).description == "Own(speed: 2)")
        let delayed = Animation(Own()).delay(1).description
        #expect(delayed.hasPrefix("CustomAnimationModifiedContent<Own, DelayAnimation>(base: "))
        #expect(String(reflecting: Animation.default) == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect("\([Animation.default])" == "[AnyAnimator(SwiftUI.DefaultAnimation())]")
    }
}
