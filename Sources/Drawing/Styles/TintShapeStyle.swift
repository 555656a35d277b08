/// The tint of the views around, or the accent color where none is set.
public struct TintShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The tint.
    public init() {}

    /// The tint that was set, or the accent color.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        guard let tint = context.environment.tint else { return Color.accentColor._resolve(in: context) }
        var context = context
        // A tint that refers to the tint means the one it replaces, which is not kept: the accent color.
        context.environment = context.environment.withoutTint
        return tint._resolve(in: context)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the views around.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `tint` and `accentColor` set; nil for the accent color of the system.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint's color, where a color was set.
    var accent: Color? { tint?.color }

    var withoutTint: EnvironmentValues {
        var environment = self
        environment.tint = nil
        return environment
    }
}

extension EnvironmentValues: AccentPainting {
    package func accentPaint(in rect: CGRect) -> Paint { paint(of: TintShapeStyle()).paint(in: rect) }
}

extension View {
    /// Sets the style of controls and of `.tint` in this view, such as a gradient; see `tint(_:)`.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tint, AnyShapeStyle(tint))
    }

    /// Sets the color of controls and of `.tint` in this view; nil gives the system's.
    ///
    /// Buttons, toggles, sliders, progress views, selected tabs and links show it, and so does what is painted with the
    /// style `.tint`. The innermost color counts. Text that is no control keeps the foreground style. Without a tint it
    /// is the accent color of the app's asset catalog, or blue.
    ///
    ///     VStack {
    ///         Button("Water") {}
    ///         ProgressView(value: 0.4)
    ///         Text("Humidity")
    ///             .foregroundStyle(.tint)
    ///     }
    ///     .tint(.green)
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent color of this view, which is the same as its tint; nil gives the system's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.tint, accentColor.map { AnyShapeStyle($0) })
    }
}
