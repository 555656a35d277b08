import RiffleLayers

/// The style of the views around: text color, unless `foregroundStyle` set another.
public struct ForegroundStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The foreground style.
    public init() {}

    /// The foreground style at the context's level.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        context.foreground(level: context.level)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the views around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What `foregroundStyle` set: up to three levels, and what they were set inside of.
package final class ForegroundStyles: Sendable {
    package let levels: [AnyShapeStyle]
    /// A level may itself refer to the foreground, as `.secondary` does: then it means that of the views around.
    let outer: ForegroundStyles?
    /// Whether a container set them for its texts, not the app for all that is in it.
    let isDefault: Bool

    package init(_ levels: [AnyShapeStyle], inside outer: ForegroundStyles?, isDefault: Bool = false) {
        self.levels = levels
        self.outer = outer
        self.isDefault = isDefault
    }

    var overridesTint: Bool { !isDefault || outer?.overridesTint == true }
}

private struct ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
    /// What `foregroundStyle` and `foregroundColor` set; nil for the system's label colors.
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Whether controls show the foreground style where they would show the tint: only where the app set one.
    package var foregroundOverridesTint: Bool { foregroundStyles?.overridesTint ?? false }

    /// What text, shapes and symbols are painted with by default.
    ///
    /// - Parameter level: 0 for primary, 1 for secondary, and so on.
    package func foregroundStyle(level: Int = 0) -> StylePaint {
        _StyleContext(environment: self).foreground(level: level).paint
    }

    /// The paint of text, shapes and symbols by default.
    ///
    /// - Parameters:
    ///   - level: 0 for primary, 1 for secondary, and so on.
    ///   - rect: the frame of what is painted, in the coordinates of its layer.
    package func foregroundPaint(level: Int = 0, in rect: CGRect) -> Paint {
        foregroundStyle(level: level).paint(in: rect)
    }

    /// The shadows of what is painted with the foreground style.
    package var foregroundEffects: [LayerEffect] {
        guard foregroundStyles != nil else { return [] }
        return _StyleContext(environment: self).foreground(level: 0).effects
    }

    /// How what is painted with the foreground style is mixed with what is behind it.
    package var foregroundBlendMode: BlendMode {
        guard foregroundStyles != nil else { return .normal }
        return _StyleContext(environment: self).foreground(level: 0).blendMode
    }

    /// What a style comes to here.
    package func resolved<S: ShapeStyle>(_ style: S) -> _ResolvedStyle {
        style._resolve(in: _StyleContext(environment: self))
    }

    /// What a style paints here.
    package func paint<S: ShapeStyle>(of style: S) -> StylePaint {
        style._resolve(in: _StyleContext(environment: self)).paint
    }
}

extension _StyleContext {
    /// The paint of the foreground at a level.
    package func foreground(level: Int) -> _ResolvedStyle {
        guard let foreground, let last = foreground.levels.indices.last else {
            let color = Self.label(level: level).resolvedColor(in: environment)
            // There are four colors of labels.
            let share = level > 3 ? Self.opacity(level: level) / Self.opacity(level: 3) : 1
            return _ResolvedStyle(.color(share < 1 ? color.multiplyingAlpha(by: share) : color))
        }
        // Levels that were not given step back from the last one that was.
        let index = min(level, last)
        var context = self
        context.foreground = foreground.outer
        context.level = level - index
        return foreground.levels[index]._resolve(in: context)
    }

    private static func label(level: Int) -> SystemColor {
        switch level {
        case ..<1: .primary
        case 1: .secondary
        case 2: .tertiaryLabel
        default: .quaternaryLabel
        }
    }
}

extension View {
    /// Paints text, shapes and symbols of this view in a style.
    ///
    /// A style is a color, a gradient, a material, or a level such as `.secondary`, which steps back from the style
    /// that is set around it. The innermost style counts. A gradient spans each text or shape on its own, not the view
    /// as a whole. Pictures keep their colors, unless they are templates. An `ImagePaint` does not show on texts and
    /// symbols, which keep the style around.
    ///
    ///     VStack(alignment: .leading) {
    ///         Text("Night train to Vienna")
    ///         Text("Berth 14, lower")
    ///             .foregroundStyle(.secondary)
    ///     }
    ///     .foregroundStyle(.indigo)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(foreground: [AnyShapeStyle(style)]))
    }

    /// Paints text, shapes and symbols of this view in a style each for primary and secondary content; see
    /// `foregroundStyle(_:)`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(EnvironmentModifier(foreground: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Paints text, shapes and symbols of this view in a style each for three levels of content; see
    /// `foregroundStyle(_:)`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            EnvironmentModifier(
                foreground: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Paints text, shapes and symbols of this view in a color; nil gives the system's label color.
    ///
    /// A view further in that sets its own color keeps it, and `foregroundColor` of a `Text` comes before that of a
    /// view. Labels of controls that show the tint, such as those of borderless buttons, take the color instead.
    /// `foregroundStyle(_:)` also takes gradients, materials and hierarchical styles.
    ///
    ///     Label("Overdue", systemImage: "clock.badge.exclamationmark")
    ///         .foregroundColor(isOverdue ? .red : nil)
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(EnvironmentModifier(foreground: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    /// Paints texts, shapes and symbols of this view in a style; controls with a tint keep it.
    ///
    /// Containers use it for what an app puts into them: the value of a row is gray, a button there is not.
    nonisolated package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(foreground: [AnyShapeStyle(style)], isDefault: true))
    }
}

extension EnvironmentModifier {
    /// - Parameters:
    ///   - levels: empty for the system's label colors.
    ///   - isDefault: whether controls keep their tint.
    init(foreground levels: [AnyShapeStyle], isDefault: Bool = false) {
        self.init(
            value: levels,
            isSame: { ($0 as? [AnyShapeStyle]) == levels },
            apply: {
                let outer = $0.foregroundStyles
                $0.foregroundStyles =
                    levels.isEmpty ? nil : ForegroundStyles(levels, inside: outer, isDefault: isDefault)
            })
    }
}
