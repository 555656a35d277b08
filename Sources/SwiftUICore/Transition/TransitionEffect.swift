/// What a view looks like at one end of a transition, or on the way.
package struct TransitionEffect: Hashable, Sendable {
    package var opacity = 1.0
    /// In points.
    package var offset = CGSize.zero
    /// In multiples of the view's own size.
    package var shift = CGSize.zero
    package var scale: CGFloat = 1
    package var anchor = UnitPoint.center

    /// The view as it is without a transition.
    package static let identity = TransitionEffect()

    /// The effect between this one (fraction 0) and none (fraction 1).
    package func relaxed(by fraction: Double) -> TransitionEffect {
        var effect = self
        let rest = 1 - fraction
        effect.opacity = min(max(opacity * rest + fraction, 0), 1)
        effect.offset = CGSize(width: offset.width * rest, height: offset.height * rest)
        effect.shift = CGSize(width: shift.width * rest, height: shift.height * rest)
        effect.scale = scale * rest + fraction
        return effect
    }

    /// The transform about a frame, in the coordinates the frame is in.
    package func transform(of frame: CGRect) -> CGAffineTransform {
        let x = frame.minX + anchor.x * frame.width
        let y = frame.minY + anchor.y * frame.height
        var transform = CGAffineTransform(
            translationX: offset.width + shift.width * frame.width,
            y: offset.height + shift.height * frame.height)
        if scale != 1 {
            transform = CGAffineTransform(translationX: -x, y: -y)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(translationX: x, y: y))
                .concatenating(transform)
        }
        return transform
    }
}
