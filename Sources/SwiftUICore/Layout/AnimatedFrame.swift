/// A frame that is on its way from one place and size to another.
package struct AnimatedFrame {
    private typealias Vector = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    /// Apart, so that the many views that stand still are smaller.
    private indirect enum Storage {
        case value(AnimatedAttribute<Vector>)
    }

    private var storage: Storage
    private var value: AnimatedAttribute<Vector> {
        get {
            switch storage {
            case .value(let value): value
            }
        }
        set { storage = .value(newValue) }
    }

    package init(_ frame: CGRect) { storage = .value(AnimatedAttribute(Self.vector(frame))) }

    /// Takes a new place and size.
    ///
    /// - Returns: whether an animation was started.
    @discardableResult
    package mutating func update(to frame: CGRect, _ transaction: Transaction, at now: Double) -> Bool {
        value.update(to: Self.vector(frame), transaction, at: now)
    }

    /// On its way from one place to another since now, with a speed.
    package init(from start: CGRect, to frame: CGRect, velocity: CGRect, _ animation: Animation, at now: Double) {
        self.init(start)
        value.launch(to: Self.vector(frame), velocity: Self.vector(velocity), animation, at: now)
    }

    /// Moves the place that it is on its way to, and what is seen by the same amount.
    package mutating func shift(to frame: CGRect) { value.shift(to: Self.vector(frame)) }

    package var target: CGRect { Self.rect(value.target) }

    /// How fast the frame moves and grows, per second.
    package func velocity(at now: Double) -> CGRect { Self.rect(value.velocity(at: now)) }

    private static func rect(_ vector: Vector) -> CGRect {
        CGRect(
            x: vector.first.first, y: vector.first.second, width: vector.second.first, height: vector.second.second)
    }

    package func presented(at now: Double) -> CGRect {
        let vector = value.presented(at: now)
        // An underdamped spring may overshoot below zero.
        return CGRect(
            x: vector.first.first, y: vector.first.second, width: max(vector.second.first, 0),
            height: max(vector.second.second, 0))
    }

    package func isActive(at now: Double) -> Bool { value.isActive(at: now) }

    /// Whether a spring that started now would go on with a finger's speed.
    package func isSampled(at now: Double) -> Bool { value.isSampled(at: now) }

    private static func vector(_ frame: CGRect) -> Vector {
        AnimatablePair(
            AnimatablePair(frame.minX, frame.minY), AnimatablePair(frame.width, frame.height))
    }
}
