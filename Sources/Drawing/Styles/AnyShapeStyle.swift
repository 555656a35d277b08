/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    private let box: StyleBox

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        box = (style as? AnyShapeStyle)?.box ?? TypedStyleBox(style)
    }

    /// What the hidden style paints.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { box.resolve(in: context) }
}

extension AnyShapeStyle: Equatable {
    /// Whether both hide styles of one type that paint the same.
    public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool { first.box.isEqual(to: second.box) }
}

extension AnyShapeStyle {
    /// The color, if that is what is hidden.
    var color: Color? { (box as? TypedStyleBox<Color>)?.style }
}

private class StyleBox: @unchecked Sendable {
    func resolve(in context: _StyleContext) -> _ResolvedStyle { preconditionFailure("StyleBox is never made itself") }
    func isEqual(to other: StyleBox) -> Bool { self === other }
}

private final class TypedStyleBox<S: ShapeStyle>: StyleBox, @unchecked Sendable {
    let style: S

    init(_ style: S) { self.style = style }

    override func resolve(in context: _StyleContext) -> _ResolvedStyle { style._resolve(in: context) }

    override func isEqual(to other: StyleBox) -> Bool {
        guard let other = other as? TypedStyleBox<S> else { return false }
        return ViewComparison.areEqual(style, other.style)
    }
}
