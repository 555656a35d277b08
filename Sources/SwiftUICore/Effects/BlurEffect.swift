import Layers

/// `blur`: shows a view blurred by a Gaussian.
struct BlurEffect: EffectModifier {
    /// The standard deviation, in points.
    var animatableData: CGFloat
    let isOpaque: Bool

    func apply(to layer: inout Layer, size: CGSize) {
        layer.effects = animatableData > 0 ? [.blur(radius: animatableData, isOpaque: isOpaque)] : []
    }

    static var name: String { "blur" }
}

extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation in points; negative and NaN count as 0, which does not blur.
    ///   - opaque: whether the view keeps its alpha, so that its edges stay sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(animatableData: radius.isFinite ? max(radius, 0) : 0, isOpaque: opaque))
    }
}
