import RiffleLayers

/// `clipShape`: cuts a view with a shape in its frame.
struct _ClipEffect<Outline: Shape>: EffectModifier {
    var shape: Outline
    let style: FillStyle
    var direction = LayoutDirection.leftToRight

    var animatableData: Outline.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func resolved(in environment: EnvironmentValues) -> _ClipEffect {
        var copy = self
        copy.direction = environment.layoutDirection
        return copy
    }

    @MainActor func placed(at node: LayoutNode) -> _ClipEffect {
        guard Outline.self is any PlacedShape.Type else { return self }
        var copy = self
        copy.shape = shape.atPlace(of: node)
        return copy
    }

    func apply(to layer: inout Layer, size: CGSize) {
        layer.clip = .path(shape.outline(in: size, direction), isEvenOdd: style.isEOFilled)
    }

    func validated(_ report: (String) -> Void) -> _ClipEffect {
        shape.reportMistakes(report)
        return self
    }

    static var name: String { "clip" }
    static var readsEnvironment: Bool { true }
}

extension View {
    /// Cuts the view with a shape in its frame; touches outside the shape still reach the view.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Cuts off what sticks out of the view's frame.
    ///
    /// A view may draw outside of its frame: a picture that fills a smaller frame does, and so does one that `offset`
    /// or `scaleEffect` moves. `clipped` shows only what lies inside the rectangle of the frame. The layout does not
    /// change. Touches outside the frame still reach the view, as with `clipShape`; `contentShape` limits them.
    ///
    ///     Image("garden")
    ///         .resizable()
    ///         .scaledToFill()
    ///         .frame(width: 240, height: 150)
    ///         .clipped()
    ///
    /// - Parameter antialiased: has no effect: edges of clips are always smooth.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Cuts the corners of the view's frame; the radius is in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
