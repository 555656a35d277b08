/// A level of the foreground style: secondary content steps back behind primary.
public struct HierarchicalShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level: the secondary label color, or half of a foreground style that was set.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The foreground at this level, counted from the context's.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        context.foreground(level: context.level + level)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A level of a style: what `.secondary` of a color or gradient gives.
struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let level: Int

    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var context = context
        context.level += level
        return base._resolve(in: context)
    }
}

extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
}
