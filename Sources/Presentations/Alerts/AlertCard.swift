import SwiftUICore

/// An alert: what it says, and its buttons.
struct AlertCard: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView

    @State private var known = DialogButtons()
    @State private var fields: [AlertFieldID] = []
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
                PlainText(title)
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
            }
            if let message { ItemReader(message, contentSpeaks: true) { $0.text }.font(.footnote) }
        }
        .foregroundStyle(Color.primary)
        .multilineTextAlignment(.center)
        .withoutTextAttributes()
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
        .font(.footnote)
        .environment(\.fieldGround, FieldGround { AnyView(AlertField(field: $0, submit: { submit(from: $0) })) })
        .onPreferenceChange(AlertFieldsKey.self) { fields = $0 }
        // As alerts of iOS do: what is asked for can be typed at once.
        .focusesFirstText()
        .onChange(of: known.all.count, initial: true) { known.listen(memory) }
    }

    /// The return key in the last text field is that of the alert.
    private func submit(from field: AlertFieldID) {
        guard fields.last == field, let action = known.all.accepting, action.isEnabled else { return }
        action.trigger()
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

/// Tells the text fields of an alert apart.
@MainActor
final class AlertFieldID: Equatable {
    let submission = FieldReturn()

    nonisolated init() {}

    nonisolated static func == (first: AlertFieldID, second: AlertFieldID) -> Bool { first === second }
}

/// The text fields of an alert, in the order of the views.
struct AlertFieldsKey: PreferenceKey {
    static var defaultValue: [AlertFieldID] { [] }
    static func reduce(value: inout [AlertFieldID], nextValue: () -> [AlertFieldID]) { value += nextValue() }
}

/// A text field of an alert in its box, as of iOS 18 by eye.
private struct AlertField: View {
    let field: AnyView
    let submit: @MainActor (AlertFieldID) -> Void
    @State private var id = AlertFieldID()
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        field
            .environment(\.fieldReturn, id.submission)
            .padding(.horizontal, 7)
            .padding(.vertical, 5)
            .frame(minHeight: 28)
            .background {
                shape.fill(colorScheme == .dark ? Color(white: 0.11) : .white)
                shape.strokeBorder(Color(uiColor: .separator), lineWidth: pixel)
            }
            .padding(.bottom, 4)
            .preference(key: AlertFieldsKey.self, value: [id])
            .afterEvaluation { id.submission.action = { [weak id] in if let id { submit(id) } } }
    }
}
