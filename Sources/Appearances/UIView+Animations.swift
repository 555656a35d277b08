import Foundation

// UIKit's ways to animate: what the closures write moves as inside of `withAnimation`.
extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out what is inside along with it; SwiftUI always does.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Can be touched on the way; views here always can.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Starts where things are shown; animations here always do.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Again and again.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Forth and back, with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Slow at first and at last, as without any option.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        fileprivate func animation(_ duration: Double) -> Animation {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn(duration: duration)
            case 2: .easeOut(duration: duration)
            case 3: .linear(duration: duration)
            default: .easeInOut(duration: duration)
            }
        }

        fileprivate func repeating(_ animation: Animation) -> Animation {
            contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
        }
    }

    /// Whether what UIKit moves is moved.
    public static var areAnimationsEnabled: Bool { SystemMotion.isOn }

    /// Says whether sheets, covers and screens of a stack move when they come and go, and whether `UIView.animate` animates:
    /// in the window whose code this is, else in all.
    public static func setAnimationsEnabled(_ enabled: Bool) { SystemMotion.turn(on: enabled) }

    /// Runs a closure whose changes are shown at once.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        var transaction = Transaction.current
        transaction.animation = nil
        transaction.disablesAnimations = true
        withTransaction(transaction, actionsWithoutAnimation)
    }

    /// Animates what a closure writes.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 or less shows the changes at once.
    ///   - delay: how long it waits before, in seconds.
    ///   - completion: called with true when nothing moves any more.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration > 0 ? options.repeating(options.animation(duration)) : nil, delay, animations, completion)
    }

    /// Animates what a closure writes with a spring that comes to rest in a time.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 or less shows the changes at once.
    ///   - delay: how long it waits before, in seconds.
    ///   - dampingRatio: 1 for no swinging, less for some.
    ///   - velocity: at the start, in whole ways a second.
    ///   - completion: called with true when nothing moves any more.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = duration > 0 ? Self.spring(resting: duration, Double(dampingRatio), Double(velocity)) : nil
        run(spring.map(options.repeating), delay, animations, completion)
    }

    /// Animates what a closure writes with a spring.
    ///
    /// - Parameters:
    ///   - duration: how long it seems to take, in seconds.
    ///   - bounce: -1...1; 0 for no swinging.
    ///   - initialSpringVelocity: in whole ways a second.
    ///   - delay: how long it waits before, in seconds.
    ///   - completion: called with true when nothing moves any more.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Animation.interpolatingSpring(
            duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        run(options.repeating(spring), delay, animations, completion)
    }

    /// Animates what a closure writes.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        run(animation, 0, changes, completion.map { completion in { _ in completion() } })
    }

    private static func run(
        _ animation: Animation?, _ delay: TimeInterval, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let animation = areAnimationsEnabled ? animation.map { delay > 0 ? $0.delay(delay) : $0 } : nil
        guard let completion else { return withAnimation(animation, changes) }
        withAnimation(animation, completionCriteria: .logicallyComplete, changes) { completion(true) }
    }

    /// A spring whose way is down to a thousandth after a time, by the envelope of its swings.
    private static func spring(resting duration: Double, _ ratio: Double, _ velocity: Double) -> Animation {
        let ratio = ratio > 0 ? min(ratio, 1) : 0.01
        // Without swings (1 + x)·exp(-x) is a thousandth at 9.23.
        let swings = log(1000 / max(1 - ratio * ratio, 1e-9).squareRoot()) / ratio
        let frequency = (ratio < 1 ? min(swings, max(9.23, 6.91 / ratio)) : 9.23) / duration
        return .interpolatingSpring(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }
}
