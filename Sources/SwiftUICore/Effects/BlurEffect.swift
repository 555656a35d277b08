import RiffleLayers

/// `blur`: shows a view blurred by a Gaussian.
struct _BlurEffect: EffectModifier {
    /// The standard deviation, in points.
    var animatableData: CGFloat
    let isOpaque: Bool

    func apply(to layer: inout Layer, size: CGSize) {
        layer.effects = animatableData > 0 ? [.blur(radius: animatableData, isOpaque: isOpaque)] : []
    }

    func validated(_ report: (String) -> Void) -> _BlurEffect {
        guard !(animatableData >= 0 && animatableData.isFinite) else { return self }
        report("the radius of a blur")
        return _BlurEffect(animatableData: 0, isOpaque: isOpaque)
    }

    static var name: String { "blur" }
}

extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation in points; what is negative or not finite is reported and counts as 0, which
    ///     does not blur.
    ///   - opaque: whether the view keeps its alpha, so that its edges stay sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(animatableData: radius, isOpaque: opaque))
    }
}
