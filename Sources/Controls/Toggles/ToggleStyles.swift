/// The style for where a toggle stands: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// A row with the label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: nil)
    }
}

/// A row with the label at its start and a switch at its end.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    /// The style, with the tint of the views around, or green.
    nonisolated public init() { tint = nil }

    /// The style, with a color for switches that are on.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    /// A row with the label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint)
    }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// A button with the label.
    public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style for where a toggle stands.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A row with the label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is filled while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The label, and at the end of the row the switch.
private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    var body: some View {
        ControlRow(label: configuration.label) {
            SwitchControl(isOn: configuration.$isOn, isMixed: configuration.isMixed, tint: tint)
        }
    }
}

/// The look of iOS's buttons that stay on: a label in the tint's color, on a ground of it while on.
private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.foregroundOverridesTint) private var foregroundOverridesTint

    private var isFilled: Bool { configuration.isOn || configuration.isMixed }

    var body: some View {
        configuration.label
            .plainLabels()
            .foregroundStyle(labelStyle)
            .padding(.horizontal, controlSize.buttonPadding.width)
            .padding(.vertical, controlSize.buttonPadding.height)
            .background { borderShape.outline.fill(TintShapeStyle()).opacity(isFilled && isEnabled ? 1 : 0) }
            .opacity(isPressed ? 0.75 : 1)
            .animation(isPressed ? nil : .easeOut(duration: 0.25), value: isPressed)
            .modifier(
                PressModifier(
                    fillsBounds: true, setPressed: { isPressed = $0 }, trigger: { configuration.isOn.toggle() }))
    }

    private var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.primary.opacity(0.24)) }
        if foregroundOverridesTint { return AnyShapeStyle(ForegroundStyle()) }
        return isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle())
    }
}
