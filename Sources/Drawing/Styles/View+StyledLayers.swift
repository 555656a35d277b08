extension View {
    /// Fills the view's frame with a style behind it.
    ///
    /// If the view touches an edge of the safe area, the style goes on to the edge of the screen; the view itself stays
    /// where it is. The size of the result is the view's.
    ///
    ///     Text("Tonight's menu")
    ///         .frame(maxWidth: .infinity, maxHeight: .infinity)
    ///         .background(.yellow.gradient)
    ///
    /// - Parameter edges: where the style goes on to the edge of the screen if the view touches the safe area's edge.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_BackgroundStyleModifier(style: style, edges: edges))
    }

    /// Fills the view's frame with the background style behind it.
    ///
    /// - Parameter edges: where the style goes on to the edge of the screen if the view touches the safe area's edge.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape in the view's frame with a style behind it.
    ///
    /// The shape is offered the view's frame and does not clip the view. Unlike `background(_:ignoresSafeAreaEdges:)`,
    /// it ends at the frame, also where that touches the safe area's edge.
    ///
    ///     Text("Sold out")
    ///         .padding(8)
    ///         .background(.red.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
    }

    /// Fills a shape in the view's frame with the background style behind it.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the view's frame with a style in front of it.
    ///
    /// - Parameter edges: where the style goes on to the edge of the screen if the view touches the safe area's edge.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_OverlayStyleModifier(style: style, edges: edges))
    }

    /// Fills a shape in the view's frame with a style in front of it.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
    }

    /// Draws a line along the inside of the view's frame, in front of it.
    ///
    /// The whole line lies inside of the frame, so that it covers a strip of the view and does not change the layout.
    /// Its corners are square; use `overlay` with `strokeBorder` of another shape for round ones. A width of 0 draws
    /// nothing; a negative one or NaN is reported and draws nothing either.
    ///
    ///     Text("Platform 9")
    ///         .padding(8)
    ///         .border(.secondary, width: 2)
    ///
    /// - Parameters:
    ///   - content: what the line is painted with: a color, a gradient or another style.
    ///   - width: the width of the line, in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            SecondaryLayer(
                secondary: Rectangle().strokeBorder(content, lineWidth: width), isBackground: false,
                alignment: .center))
    }
}

nonisolated struct _BackgroundStyleModifier<Style: ShapeStyle>: LayeringModifier {
    let style: Style
    let edges: Edge.Set

    var layer: SecondaryLayer<some View> {
        SecondaryLayer(
            secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), isBackground: true, alignment: .center)
    }
}

nonisolated struct _OverlayStyleModifier<Style: ShapeStyle>: LayeringModifier {
    let style: Style
    let edges: Edge.Set

    var layer: SecondaryLayer<some View> {
        SecondaryLayer(
            secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), isBackground: false, alignment: .center)
    }
}

nonisolated struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: LayeringModifier {
    let style: Style
    let shape: Bounds
    let fillStyle: FillStyle

    var layer: SecondaryLayer<some View> {
        SecondaryLayer(secondary: shape.fill(style, style: fillStyle), isBackground: true, alignment: .center)
    }
}

nonisolated struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: LayeringModifier {
    let style: Style
    let shape: Bounds
    let fillStyle: FillStyle

    var layer: SecondaryLayer<some View> {
        SecondaryLayer(secondary: shape.fill(style, style: fillStyle), isBackground: false, alignment: .center)
    }
}
