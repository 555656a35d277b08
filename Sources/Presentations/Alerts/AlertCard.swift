import SwiftUICore

/// An alert: what it says, and its buttons.
struct AlertCard: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView

    @State private var known = DialogButtons()
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
        .modifier(SurfaceOutline(radius: 14))
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
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
            }
            if let message { message.font(.footnote) }
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
                .onPreferenceChange(DialogActionsKey.self) { known.take($0, memory) }
            addedButton
                .onPreferenceChange(DialogActionsKey.self) { known.automatic = $0 }
            Hairline(axis: .vertical)
                .layoutValue(key: DialogPartKey.self, value: .separator)
        }
        .buttonStyle(DialogButtonStyle(look: .alert))
        .textFieldGround()
        // As alerts of iOS do: what is asked for can be typed at once.
        .focusesFirstText()
        .onChange(of: known.all.count, initial: true) { known.listen(memory) }
    }

    /// What every alert has: a way out.
    @ViewBuilder private var addedButton: some View {
        if let own = known.own {
            if own.isEmpty {
                Button("OK", role: .cancel) {}
            } else if own.count == 1, own[0].role == .destructive {
                Button("Cancel", role: .cancel) {}
            }
        }
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
    fileprivate func textFieldGround() -> some View { font(.footnote) }
}
