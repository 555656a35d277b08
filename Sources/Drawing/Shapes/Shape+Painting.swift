extension Shape {
    /// Fills the shape.
    ///
    /// The result is a view that takes the room that it is offered, or 10 by 10 points where nothing is, and keeps the
    /// shape, so that `stroke` and another `fill` can follow. Without an argument it is painted in the foreground style
    /// of the views around. Gradients run across the frame of the view. `FillStyle(eoFill: true)` leaves holes where
    /// outlines overlap.
    ///
    ///     Circle()
    ///         .fill(.mint)
    ///         .stroke(.green, lineWidth: 2)
    ///         .frame(width: 32, height: 32)
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Draws the outline with a pen; half the line lies outside the frame.
    ///
    /// The `StrokeStyle` has the width in points, caps, joins and dashes. What lies outside the frame is shown, and
    /// takes no room. A width that is negative or not finite is reported. Use `strokeBorder` to keep the whole line
    /// inside. The result keeps the shape, so that a `fill` may follow, which is painted in front of the line.
    ///
    ///     Circle()
    ///         .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 8]))
    ///         .frame(width: 60, height: 60)
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws the outline with a line so many points wide; half of it lies outside the frame. See
    /// `stroke(_:style:antialiased:)`.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The line along the outline, as a shape.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }

    /// The line along the outline, so many points wide, as a shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws a line along the inside of the outline with a pen.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a line so many points wide along the inside of the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Fills the same shape in front of this view.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the same shape's outline with a pen in front of this view.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws the same shape's outline in front of this view.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line along the inside of the same shape's outline in front of this view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line so many points wide along the inside of the same shape's outline in front of this view.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
