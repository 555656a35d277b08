// The looks are iOS's; numbers without another source were measured on its simulator.

/// The style for where a button stands: borderless.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// The label in the tint's color.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderlessPressStyle(), configuration: configuration, fillsBounds: true)
    }
}

/// A label in the tint's color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// The label in the tint's color.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderlessPressStyle(), configuration: configuration, fillsBounds: true)
    }
}

/// A label as it is, but for a sign of being pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlainPressStyle(), configuration: configuration, fillsBounds: false)
    }
}

/// A label on a gray ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// The label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: BorderedPressStyle(isProminent: false), configuration: configuration, fillsBounds: true)
    }
}

/// A label on a ground in the tint's color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// The label on its ground.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: BorderedPressStyle(isProminent: true), configuration: configuration, fillsBounds: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style for where a button stands.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint's color.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label on a gray ground.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A label on a ground in the tint's color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// How far labels fade under a finger, and how they come back.
enum Press {
    /// As UIKit's system buttons.
    static let borderlessOpacity = 0.2
    static let plainOpacity = 0.5
    static let borderedOpacity = 0.75
    /// The opacity of a disabled label.
    static let disabledOpacity = 0.24

    /// A press shows at once and fades back.
    static func animation(isPressed: Bool) -> Animation? { isPressed ? nil : .easeOut(duration: 0.25) }
}

struct BorderlessPressStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundOverridesTint) private var foregroundOverridesTint

    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(color(of: configuration))
            .opacity(configuration.isPressed ? Press.borderlessOpacity : 1)
            .animation(Press.animation(isPressed: configuration.isPressed), value: configuration.isPressed)
    }

    /// A color that was set around the button counts more than the tint.
    private func color(of configuration: Configuration) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.primary.opacity(Press.disabledOpacity)) }
        if foregroundOverridesTint { return AnyShapeStyle(ForegroundStyle()) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

struct PlainPressStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isEnabled ? (configuration.isPressed ? Press.plainOpacity : 1) : Press.disabledOpacity)
            .animation(Press.animation(isPressed: configuration.isPressed), value: configuration.isPressed)
    }
}

struct BorderedPressStyle: ButtonStyle {
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.foregroundOverridesTint) private var foregroundOverridesTint

    nonisolated init(isProminent: Bool) { self.isProminent = isProminent }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .plainLabels()
            .foregroundStyle(labelStyle(configuration.role))
            .padding(.horizontal, controlSize.buttonPadding.width)
            .padding(.vertical, controlSize.buttonPadding.height)
            .background { borderShape.outline.fill(ground(configuration.role)) }
            .opacity(configuration.isPressed ? Press.borderedOpacity : 1)
            .animation(Press.animation(isPressed: configuration.isPressed), value: configuration.isPressed)
    }

    private func tint(_ role: ButtonRole?) -> AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    private func labelStyle(_ role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.primary.opacity(Press.disabledOpacity)) }
        // The ground keeps the tint.
        if foregroundOverridesTint { return AnyShapeStyle(ForegroundStyle()) }
        return isProminent ? AnyShapeStyle(Color.white) : tint(role)
    }

    private func ground(_ role: ButtonRole?) -> AnyShapeStyle {
        if isProminent && isEnabled { return tint(role) }
        return AnyShapeStyle(Color(red: 118 / 255, green: 118 / 255, blue: 124 / 255, opacity: 0.16))
    }
}
