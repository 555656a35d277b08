/// The background of the views around: the system's ground, unless `backgroundStyle` set another.
///
/// Its second and third level are the grounds that the system lays on the first: `.background.secondary`.
public struct BackgroundStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The background style.
    public init() {}

    /// The background that was set, or the system's ground.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var context = context
        guard let style = context.environment.backgroundStyle else {
            return _ResolvedStyle(.color(Self.ground(level: context.level).resolvedColor(in: context.environment)))
        }
        // A background that refers to the background means the one it replaces, which is not kept: the ground.
        context.environment.backgroundStyle = nil
        return style._resolve(in: context)
    }

    /// The system has three grounds; levels beyond are on the third.
    private static func ground(level: Int) -> SystemColor {
        switch level {
        case ..<1: .background
        case 1: .secondaryBackground
        default: .tertiaryBackground
        }
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the views around.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The ground of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The ground of windows.
    public init() {}

    /// The system's ground, whatever background was set.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.color(SystemColor.background.resolvedColor(in: context.environment)))
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The ground of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `.background` stands for; nil for the system's ground.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what `.background` stands for in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
