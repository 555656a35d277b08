/// A frame that is on its way from one place and size to another.
package struct AnimatedFrame {
    private typealias Vector = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    /// Apart, so that the many views that stand still are smaller.
    private indirect enum Storage {
        case value(AnimatedAttribute<Vector>, SwingEnd?, Start?)
    }

    private var storage: Storage
    private var value: AnimatedAttribute<Vector> {
        get {
            switch storage {
            case .value(let value, _, _): value
            }
        }
        set { storage = .value(newValue, swingEnd, start) }
    }

    /// Beyond what the frame does not swing; nil where it swings as far as its animation takes it.
    private var swingEnd: SwingEnd? {
        get {
            switch storage {
            case .value(_, let end, _): end
            }
        }
        set { storage = .value(value, newValue, start) }
    }

    /// What set the frame in motion last.
    private var start: Start? {
        get {
            switch storage {
            case .value(_, _, let start): start
            }
        }
        set { storage = .value(value, swingEnd, newValue) }
    }

    private struct Start {
        let animation: Animation
        let time: Double
    }

    private struct SwingEnd {
        let axis: Axis
        var least: CGFloat
    }

    /// Keeps the frame from swinging farther beyond its target than there is room. Where that is not limited, a swing
    /// that was goes on to its end.
    mutating func limitSwing(_ room: SwingRoom?) {
        if let room {
            swingEnd = SwingEnd(axis: room.axis, least: target.origin[room.axis] - room.distance)
        } else if let end = swingEnd, target.origin[end.axis] < end.least {
            swingEnd = nil
        }
    }

    package init(_ frame: CGRect) { storage = .value(AnimatedAttribute(Self.vector(frame)), nil, nil) }

    /// Takes a new place and size.
    ///
    /// - Returns: whether an animation was started.
    @discardableResult
    package mutating func update(to frame: CGRect, _ transaction: Transaction, at now: Double) -> Bool {
        let isStarted = value.update(to: Self.vector(frame), transaction, at: now)
        if isStarted, let animation = transaction.animation { start = Start(animation: animation, time: now) }
        return isStarted
    }

    /// Takes another place and size in a later round of the update that set the frame in motion: it is on its way there
    /// from the start.
    ///
    /// - Returns: whether there was such a round before.
    mutating func correct(to frame: CGRect, at now: Double) -> Bool {
        guard let start, start.time == now else { return false }
        update(to: frame, Transaction(animation: start.animation), at: now)
        return true
    }

    /// Takes a place and size to which it is on its way already, but for the noise of sums.
    ///
    /// - Returns: whether it is.
    mutating func absorb(_ frame: CGRect) -> Bool { value.absorb(Self.vector(frame)) }

    /// On its way from one place to another since now, with a speed.
    package init(from start: CGRect, to frame: CGRect, velocity: CGRect, _ animation: Animation, at now: Double) {
        self.init(start)
        value.launch(to: Self.vector(frame), velocity: Self.vector(velocity), animation, at: now)
    }

    /// Moves the place that it is on its way to, and what is seen by the same amount.
    package mutating func shift(to frame: CGRect) {
        if var end = swingEnd {
            end.least += frame.origin[end.axis] - target.origin[end.axis]
            swingEnd = end
        }
        value.shift(to: Self.vector(frame))
    }

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
        var frame = CGRect(
            x: vector.first.first, y: vector.first.second, width: max(vector.second.first, 0),
            height: max(vector.second.second, 0))
        if let swingEnd { frame.origin[swingEnd.axis] = max(frame.origin[swingEnd.axis], swingEnd.least) }
        return frame
    }

    package func isActive(at now: Double) -> Bool { value.isActive(at: now) }

    /// Whether a spring that started now would go on with a finger's speed.
    package func isSampled(at now: Double) -> Bool { value.isSampled(at: now) }

    private static func vector(_ frame: CGRect) -> Vector {
        AnimatablePair(
            AnimatablePair(frame.minX, frame.minY), AnimatablePair(frame.width, frame.height))
    }
}

/// How far toward the start of an axis a frame may swing beyond the place that it is on its way to.
///
/// What moves because another view becomes shorter comes no nearer than if that view had no length at all.
struct SwingRoom {
    let axis: Axis
    /// In points, not below 0.
    let distance: CGFloat
}
