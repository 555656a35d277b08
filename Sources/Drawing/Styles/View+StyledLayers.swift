extension View {
    /// Fills the view's frame with a style behind it.
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

    /// Draws a line along the inside of the view's frame, in front of it; its width is in points.
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
