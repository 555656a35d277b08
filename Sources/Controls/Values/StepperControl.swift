/// The two buttons of a stepper.
///
/// Sizes and colors are those of UIKit's stepper.
struct StepperControl: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            StepperButton(symbol: "minus", action: isEnabled ? decrement : nil, onEditingChanged: onEditingChanged)
            Rectangle().fill(Color(uiColor: .separator)).frame(width: 1, height: 18)
            StepperButton(symbol: "plus", action: isEnabled ? increment : nil, onEditingChanged: onEditingChanged)
        }
        .frame(width: 94, height: 32)
        .background(Color(uiColor: .tertiarySystemFill))
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

/// One of the buttons; it repeats what it does while it is held.
private struct StepperButton: View {
    let symbol: String
    /// Nil while there is nothing to do.
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false

    init(symbol: String, action: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
        self.symbol = symbol
        self.action = action
        self.onEditingChanged = onEditingChanged
    }

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 17))
            .imageScale(.medium)
            .foregroundStyle(Color(uiColor: action == nil ? .tertiaryLabel : .label))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(uiColor: .systemFill).opacity(isPressed && action != nil ? 1 : 0))
            .accessibilityHidden(true)
            .modifier(
                PressModifier(
                    fillsBounds: true, repeats: true,
                    setPressed: { isInside in
                        guard isInside != isPressed else { return }
                        isPressed = isInside
                        onEditingChanged(isInside)
                    },
                    trigger: { action?() }))
    }
}
