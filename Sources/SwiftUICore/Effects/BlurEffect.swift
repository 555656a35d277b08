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
    /// A Gaussian spreads what the view and everything in it draw. The blur reaches beyond the view's frame, but the
    /// layout does not change. The radius is animatable. A radius above 500 points counts as 500.
    ///
    ///     Text("Monstera deliciosa")
    ///         .font(.title)
    ///         .blur(radius: isRevealed ? 0 : 8)
    ///         .animation(.easeOut, value: isRevealed)
    ///
    /// - Parameters:
    ///   - radius: the standard deviation in points; what is negative or not finite is reported and counts as 0, which
    ///     does not blur.
    ///   - opaque: whether the view keeps its alpha, so that its edges stay sharp.
    ///
    /// On Apple's platforms a radius above 500 points blurs further.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(animatableData: radius, isOpaque: opaque))
    }
}
