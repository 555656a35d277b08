/// How a change of a value is shown over time: a description without clock or state.
///
/// An animation is a curve such as `easeInOut`, a spring such as `snappy`, or a `CustomAnimation`, and `delay(_:)`,
/// `speed(_:)`, `repeatCount(_:autoreverses:)` and `repeatForever(autoreverses:)` make others of it. It does nothing
/// alone: `withAnimation(_:_:)` and `animation(_:value:)` put it to use. The model has its new value at once; only what
/// is shown moves. A spring takes over the position and velocity of what runs on the same value, and other animations
/// are added to it. Durations and delays are seconds. A negative or NaN duration or delay counts as zero.
///
///     let deal = Animation.spring(duration: 0.4, bounce: 0.2)
///     withAnimation(deal.delay(0.1)) {
///         isDealt = true
///     }
public struct Animation: Hashable, Sendable {
    /// What the animation is made of, from the outside in.
    indirect enum Form: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case spring(Spring, blendDuration: Double)
        case interpolatingSpring(Spring, initialVelocity: Double)
        case delay(Double, Form)
        case speed(Double, Form)
        case repetition(count: Int?, autoreverses: Bool, Form)
        case logicallyComplete(after: Double, Form)
        case custom(AnyCustomAnimation)
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }

    /// The animation used where none is named: a spring without bounce, of response 0.55 s.
    public static let `default` = spring(response: 0.55, dampingFraction: 1.0)
}

extension Animation {
    /// Returns an animation that starts and ends slowly.
    ///
    /// The duration is in seconds; negative numbers and NaN count as zero, which changes the value at once. Where an
    /// animation runs on the value already, this one is added to it, so that nothing jumps; unlike a spring, it does
    /// not take over the velocity.
    ///
    ///     withAnimation(.easeInOut(duration: 0.25)) {
    ///         isOpen.toggle()
    ///     }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// An animation of 0.35 s that starts and ends slowly; see `easeInOut(duration:)`.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// Returns an animation that starts slowly.
    ///
    /// It follows the cubic Bézier curve with the controls (0.42, 0) and (1, 1): it gathers speed and stops abruptly.
    /// That suits what leaves the view, where the stop is not seen. A negative duration or NaN counts as zero.
    ///
    ///     RoundedRectangle(cornerRadius: 12)
    ///         .frame(width: 120, height: 180)
    ///         .offset(x: isGone ? 500 : 0)
    ///         .animation(.easeIn(duration: 0.2), value: isGone)
    ///
    /// - Parameter duration: in seconds; `easeIn` without arguments has 0.35.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// An animation of 0.35 s that starts slowly; see `easeIn(duration:)`.
    public static var easeIn: Animation { easeIn(duration: 0.35) }

    /// Returns an animation that ends slowly.
    ///
    /// It follows the cubic Bézier curve with the controls (0, 0) and (0.58, 1): it sets out at full speed and slows
    /// down until it stops. That suits what comes into view. A negative duration or NaN counts as zero.
    ///
    ///     Text("Saved")
    ///         .offset(y: isShown ? 0 : -80)
    ///         .animation(.easeOut(duration: 0.25), value: isShown)
    ///
    /// - Parameter duration: in seconds; `easeOut` without arguments has 0.35.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// An animation of 0.35 s that ends slowly; see `easeOut(duration:)`.
    public static var easeOut: Animation { easeOut(duration: 0.35) }

    /// Returns an animation of even speed.
    ///
    /// The duration is in seconds; negative numbers and NaN count as zero, which changes the value at once. It suits
    /// what turns or runs without end, and progress that follows a clock; movement of views mostly looks better with a
    /// spring.
    ///
    ///     Image(systemName: "fan")
    ///         .rotationEffect(.degrees(isOn ? 360 : 0))
    ///         .animation(isOn ? .linear(duration: 2).repeatForever(autoreverses: false) : .default, value: isOn)
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// An animation of 0.35 s and even speed; see `linear(duration:)`.
    public static var linear: Animation { linear(duration: 0.35) }

    /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1) with two controls.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }

    /// Returns an animation along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration.orZero))
    }
}

extension Double {
    /// The number, or zero where it is negative or NaN.
    var orZero: Double { self > 0 ? self : 0 }
}
