extension Shape {
    /// The part of the outline between two shares of its length, each clamped to 0...1.
    ///
    /// The length runs through all parts of the outline in the order in which they were drawn, closing lines included:
    /// a `Circle` starts on the right and goes clockwise. Stroke the result; filled, each part is closed by a straight
    /// line. Both shares are animatable. The result is empty where `endFraction` is not above `startFraction` or one of
    /// them is NaN.
    ///
    ///     Circle()
    ///         .trim(from: 0, to: share)
    ///         .stroke(.teal, style: StrokeStyle(lineWidth: 10, lineCap: .round))
    ///         .rotationEffect(.degrees(-90))
    ///
    /// - Parameters:
    ///   - startFraction: where the part begins.
    ///   - endFraction: where it ends.
    /// - Complexity: O(*n*) in the elements of the outline, each time that it is drawn.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, start: startFraction, end: endFraction)
    }

    /// The shape moved by so many points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape moved by so many points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape moved by so many points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape scaled by direction about a point of its frame.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape scaled about a point of its frame.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned clockwise about a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape with an affine transform about its frame's origin.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a rectangle of a fixed size at its frame's origin.
    public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size, anchor: .topLeading) }

    /// The shape in a rectangle of a fixed size at its frame's origin.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// The shape in a rectangle of a fixed size, whose unit point lies on the same point of the frame.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(base: self, size: size, anchor: anchor)
    }

    /// The shape in a rectangle of a fixed size, whose unit point lies on the same point of the frame.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}

/// A part of a shape's outline.
private struct _TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var start: CGFloat
    var end: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
        set {
            base.animatableData = newValue.first
            (start, end) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape in a rectangle of its own size.
private struct SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize
    var anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        let point = anchor.point(in: rect)
        return base.path(
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(base.animatableData, size.animatableData) }
        set {
            base.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
