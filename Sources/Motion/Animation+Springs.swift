extension Animation {
    /// Returns a spring that takes over position and velocity from what runs on the same value.
    ///
    /// `blendDuration` is the time in seconds over which the response of a spring it replaces passes into its own.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(spring, blendDuration: blendDuration.orZero))
    }

    /// Returns a merging spring from its perceptual duration in seconds and its bounce.
    ///
    /// A merging spring takes over the position and velocity of what runs on the same value, so that interrupted
    /// movement goes on smoothly. The duration is how long the movement seems to take; a bouncing spring settles later.
    /// A bounce of 0 does not overshoot, 1 would swing forever, and below 0 the end is slower.
    ///
    ///     withAnimation(.spring(duration: 0.6, bounce: 0.35)) {
    ///         cardAngle += .degrees(180)
    ///     }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// Returns a merging spring from its response in seconds and its share of critical damping; see
    /// `spring(duration:bounce:blendDuration:)`.
    ///
    /// Disfavored as in Apple's interface: `.spring()` is the one with a duration, without bounce.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A merging spring of 0.5 s without bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// Returns a quick merging spring, for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// Returns a quick merging spring with a bounce of 0.15, for what follows a finger.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A quick merging spring with a bounce of 0.15, for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A merging spring of 0.5 s without bounce; see `smooth(duration:extraBounce:)`.
    public static var smooth: Animation { smooth() }

    /// Returns a merging spring without bounce.
    ///
    /// A merging spring continues from the position and the velocity that the animated value has at the moment, so that
    /// a change in mid-flight shows no jump. Without extra bounce it does not swing beyond its target. A duration below
    /// 0.1 ms, negative or NaN, counts as 0.1 ms, which shows the new value at once.
    ///
    ///     HStack(spacing: isSpread ? 8 : -50) {
    ///         ForEach(0..<4) { _ in Color.purple.frame(width: 60, height: 90) }
    ///     }
    ///     .animation(.smooth(duration: 0.4), value: isSpread)
    ///
    /// - Parameters:
    ///   - duration: how long the motion seems to last, in seconds: the period of the spring without damping.
    ///   - extraBounce: above 0 lets it swing over, up to 1, where it never comes to rest; below 0 makes it slower.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A merging spring of 0.5 s with a bounce of 0.15; see `snappy(duration:extraBounce:)`.
    public static var snappy: Animation { snappy() }

    /// Returns a merging spring with a bounce of 0.15.
    ///
    /// It is `spring(duration:bounce:blendDuration:)` with that bounce: it overshoots a little and settles quickly. A
    /// larger `extraBounce` overshoots more; `smooth` has no bounce, and `bouncy` 0.3.
    ///
    ///     ForEach(hand, id: \.self) { Text($0) }
    ///         .animation(.snappy(duration: 0.3, extraBounce: 0.05), value: hand)
    ///
    /// - Parameters:
    ///   - duration: how long the movement seems to take, in seconds.
    ///   - extraBounce: is added to the bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A merging spring of 0.5 s with a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    /// Returns a merging spring with a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

extension Animation {
    /// Returns a spring that adds to what runs on the same value.
    ///
    /// Each change starts a motion of its own, which is added to those that are still running;
    /// `spring(_:blendDuration:)` takes over their position and velocity instead. So each change ends with the spring
    /// that it began with, also where a later one has another spring. With the same spring throughout, both kinds show
    /// the same motion.
    ///
    ///     Image(systemName: "heart.fill")
    ///         .scaleEffect(1 + CGFloat(count) / 10)
    ///         .animation(.interpolatingSpring(Spring(duration: 0.4, bounce: 0.5)), value: count)
    ///
    /// - Parameters:
    ///   - spring: the motion from the old value to the new one.
    ///   - initialVelocity: in units of the whole change per second; one that is not finite counts as 0.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
    }

    /// Returns an adding spring from physical constants.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// Returns an adding spring from its perceptual duration in seconds and its bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// An adding spring of 0.5 s without bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
}
