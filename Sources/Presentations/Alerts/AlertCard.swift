import SwiftUICore

/// An alert: what it says, and its buttons.
struct AlertCard: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView

    /// Those of the app, once they are known.
    @State private var known: [DialogAction]?
    @State private var automatic: [DialogAction] = []
    @Environment(\.presentationMemory) private var memory
    @Environment(\.dialogMaxHeight) private var maxHeight
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        DialogStack(maxHeight: maxHeight) {
            ScrollView { words }
                .scrollBounceBehavior(.basedOnSize)
            ScrollView { buttons }
                .scrollBounceBehavior(.basedOnSize)
        }
        .frame(width: typeSize.isAccessibilitySize ? 310 : 270)
        .background { DialogGround() }
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .accessibilityEdit {
            $0.children = .contain
            $0.role = .alert
            $0.addedTraits = .modal
            $0.label = title
        }
    }

    private var words: some View {
        VStack(spacing: 2) {
            if let title {
                title
                    .font(.system(size: 17, weight: .semibold))
                    .accessibilityAddTraits(.isHeader)
            }
            if let message { message.font(.system(size: 13)) }
        }
        .foregroundStyle(Color.primary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, 16)
        .padding(.vertical, 20)
    }

    private var buttons: some View {
        AlertActionsLayout {
            actions
                .onPreferenceChange(DialogActionsKey.self) { take($0) }
            addedButton
                .onPreferenceChange(DialogActionsKey.self) { automatic = $0 }
            Hairline(axis: .vertical)
                .layoutValue(key: DialogPartKey.self, value: .separator)
        }
        .buttonStyle(DialogButtonStyle(look: .alert))
        .textFieldGround()
        // As alerts of iOS do: what is asked for can be typed at once.
        .focusesFirstText()
        .onChange(of: (known?.count ?? 0) + automatic.count, initial: true) { listen() }
    }

    /// What every alert has: a way out.
    @ViewBuilder private var addedButton: some View {
        if let known {
            if known.isEmpty {
                Button("OK", role: .cancel) {}
            } else if known.count == 1, known[0].role == .destructive {
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    private func take(_ actions: [DialogAction]) {
        known = actions
        listen()
        if actions.filter({ $0.role == .cancel }).count > 1 {
            memory?.report(
                "an alert or a dialog has two buttons with the role of cancelling. The escape key triggers the first: "
                    + "give the role to one only.")
        }
    }

    private func listen() {
        let all = (known ?? []) + automatic
        memory?.behave { press in MainActor.assumeIsolated { all.handle(press) } }
    }
}

/// What alerts and dialogs are made of: a thin material.
struct DialogGround: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            Rectangle().fill(.regularMaterial)
            Rectangle().fill(colorScheme == .dark ? Color(white: 30 / 255).opacity(0.5) : Color.white.opacity(0.35))
        }
    }
}

extension View {
    /// Shows the text fields here as those of an alert: small, on a ground of their own.
    fileprivate func textFieldGround() -> some View { font(.system(size: 13)) }
}
