/// A style with its alpha multiplied.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let opacity: Double

    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var style = base._resolve(in: context)
        style.paint = style.paint.multiplyingAlpha(by: opacity)
        return style
    }
}

extension ShapeStyle {
    /// The style with its alpha multiplied; NaN leaves it unchanged.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity.isNaN ? 1 : opacity)
    }
}
