/// One sample of a finger, mouse or pen.
package struct PointerEvent: Hashable, Sendable {
    /// Where in its life a touch is.
    package enum Phase: Hashable, Sendable {
        /// It touched down.
        case began
        /// It moved, or was sampled where it was.
        case moved
        /// It was lifted.
        case ended
        /// The host lost it: what it had started is undone.
        case cancelled

        /// Whether no sample of the touch comes after this one.
        package var isLast: Bool { self == .ended || self == .cancelled }
    }

    /// What touches.
    package enum Kind: Hashable, Sendable {
        /// A finger.
        case touch
        /// A mouse with its main button down.
        case mouse
        /// A pen on the surface.
        case pen
    }

    /// Which finger: unique among those that are down, and free again when lifted.
    package var id: Int
    /// Where in its life the touch is.
    package var phase: Phase
    /// Where it is, in points of the root view's space.
    package var location: CGPoint
    /// When, in seconds of the host's clock.
    package var time: Double
    /// What touches.
    package var kind: Kind

    /// Creates a sample; `PointerSanitizer` deals with bad numbers and orders.
    package init(id: Int, phase: Phase, location: CGPoint, time: Double, kind: Kind = .touch) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
        self.kind = kind
    }
}
