import RiffleLayers

/// A style that is mixed with what is behind it.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let mode: BlendMode

    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var style = base._resolve(in: context)
        style.blendMode = mode
        return style
    }
}

extension ShapeStyle {
    /// The style mixed with what is behind it: shapes, texts and symbols that are painted with it are.
    ///
    /// A view that is painted with several styles is mixed as a whole, as the last of them says that says something.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style mixed with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
}
