extension _StyleContext {
    /// A color of the system in the context's appearance and level.
    func paint(of color: SystemColor) -> _ResolvedStyle {
        _ResolvedStyle(.color(fade(color.resolvedColor(in: environment))))
    }
}

/// The style of: what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The style.
    public init() {}

    /// The tint.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { TintShapeStyle()._resolve(in: context) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of: what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of: lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The style.
    public init() {}

    /// The system's color for it.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { context.paint(of: .separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of: lines between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of: areas behind content.
public struct FillShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The style.
    public init() {}

    /// The system's color for it.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { context.paint(of: .systemFill) }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of: areas behind content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of: text that stands where some will be typed.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The style.
    public init() {}

    /// The system's color for it.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { context.paint(of: .placeholder) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of: text that stands where some will be typed.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of: text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The style.
    public init() {}

    /// The system's color for it.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { context.paint(of: .link) }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of: text that leads elsewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
