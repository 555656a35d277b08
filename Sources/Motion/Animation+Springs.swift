extension Animation {
    /// Returns a spring that takes over position and velocity from what runs on the same value.
    ///
    /// `blendDuration` is the time in seconds over which the response of a spring it replaces passes into its own.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(spring, blendDuration: blendDuration.orZero))
    }

    /// Returns a merging spring from its perceptual duration in seconds and its bounce.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// Returns a merging spring from its response in seconds and its share of critical damping.
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

    /// A merging spring of 0.5 s without bounce.
    public static var smooth: Animation { smooth() }

    /// Returns a merging spring without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A merging spring of 0.5 s with a bounce of 0.15.
    public static var snappy: Animation { snappy() }

    /// Returns a merging spring with a bounce of 0.15.
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
    /// `initialVelocity` is in units of the whole change per second.
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
