/// `offset`: moves what is shown.
struct _OffsetEffect: EffectModifier {
    var offset: CGSize

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
    }

    func transform(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(translationX: offset.width, y: offset.height)
    }

    func validated(_ report: (String) -> Void) -> _OffsetEffect {
        guard !offset.isFinite else { return self }
        report("an offset")
        return _OffsetEffect(offset: .zero)
    }

    /// Leading is the right side under a right-to-left direction, so that positive offsets point away from it.
    func resolved(in environment: EnvironmentValues) -> _OffsetEffect {
        guard environment.layoutDirection == .rightToLeft else { return self }
        return _OffsetEffect(offset: CGSize(width: -offset.width, height: offset.height))
    }

    static var name: String { "offset" }
    static var readsEnvironment: Bool { true }
}

/// `rotationEffect`: turns what is shown, clockwise.
struct _RotationEffect: EffectModifier {
    var angle: Angle
    var anchor: UnitPoint

    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.radians, anchor.animatableData) }
        set {
            angle.radians = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func transform(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size)
    }

    func validated(_ report: (String) -> Void) -> _RotationEffect {
        if !angle.radians.isFinite { report("the angle of a rotation") }
        return _RotationEffect(angle: angle.radians.isFinite ? angle : .zero, anchor: anchor.validated(report))
    }

    static var name: String { "rotationEffect" }
}

/// `scaleEffect`: makes what is shown larger or smaller.
struct _ScaleEffect: EffectModifier {
    var scale: CGSize
    var anchor: UnitPoint

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData> {
        get { AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData) }
        set {
            scale = CGSize(width: newValue.first.first, height: newValue.first.second)
            anchor.animatableData = newValue.second
        }
    }

    func transform(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size)
    }

    /// Negative scales mirror.
    func validated(_ report: (String) -> Void) -> _ScaleEffect {
        if !scale.isFinite { report("a scale") }
        return _ScaleEffect(
            scale: scale.isFinite ? scale : CGSize(width: 1, height: 1), anchor: anchor.validated(report))
    }

    static var name: String { "scaleEffect" }
}

/// `transformEffect`: any affine transform about the view's origin; it does not animate.
struct TransformEffect: EffectModifier {
    let matrix: CGAffineTransform
    var animatableData = EmptyAnimatableData()

    func transform(size: CGSize) -> CGAffineTransform { matrix }

    func validated(_ report: (String) -> Void) -> TransformEffect {
        guard !matrix.isFinite else { return self }
        report("a number of a transform")
        return TransformEffect(matrix: .identity)
    }

    static var name: String { "transformEffect" }
}

extension UnitPoint {
    /// The point, or the middle in the place of one that is nowhere.
    func validated(_ report: (String) -> Void) -> UnitPoint {
        guard !(x.isFinite && y.isFinite) else { return self }
        report("the anchor of an effect")
        return .center
    }
}

extension CGAffineTransform {
    /// The transform about a point of a frame with its corner at the origin.
    package func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        let x = anchor.x * size.width
        let y = anchor.y * size.height
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

extension View {
    /// Shows the view moved by an amount in points, as the translation of a drag is; see `offset(x:y:)`.
    ///
    /// NaN and infinite amounts move nothing.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Shows the view moved by an amount in points; its place in the layout stays.
    ///
    /// Positive `x` points to the right, or to the left where text is read from the right; positive `y` points down.
    /// Other views do not make room, and touches follow what is shown. Amounts are animated. NaN and infinite amounts
    /// are reported and move nothing. Modifiers that come after it, such as a background, stay at the old place.
    ///
    ///     Image(systemName: "paperplane")
    ///         .offset(x: hasLeft ? 200 : 0, y: hasLeft ? -80 : 0)
    ///         .animation(.easeIn(duration: 0.6), value: hasLeft)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Shows the view turned clockwise about a point of its frame.
    ///
    /// The layout keeps the frame without the turn, so that corners may stand out of it; touches follow what is shown.
    /// The angle is animated by its number: from 0 to 720 degrees are two turns. An angle that is not finite is
    /// reported and counts as 0, an anchor that is not as the center.
    ///
    ///     Image(systemName: "arrow.clockwise")
    ///         .rotationEffect(.degrees(isRefreshing ? 360 : 0))
    ///         .animation(.linear(duration: 1), value: isRefreshing)
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Shows the view scaled in both directions about a point of its frame; see `scaleEffect(_:anchor:)`.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Shows the view scaled about a point of its frame.
    ///
    /// The layout keeps the size without the effect, so that other views do not move; touches follow what is shown. A
    /// scale of 1 changes nothing, a negative one mirrors, and 0 shows nothing. A scale that is not finite is reported
    /// and counts as 1, an anchor that is not as the center. The scale is animated.
    ///
    ///     Image(systemName: "heart.fill")
    ///         .scaleEffect(isLiked ? 1.4 : 1, anchor: .bottom)
    ///         .animation(.bouncy, value: isLiked)
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor))
    }

    /// Shows the view scaled by direction about a point of its frame; see `scaleEffect(_:anchor:)`.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
    }

    /// Shows the view with an affine transform about its origin.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(matrix: transform))
    }
}
