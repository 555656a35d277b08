import SwiftUI

/// The sheet in which a card is entered.
struct CardForm: View {
    let save: (Card) -> Void

    @State private var draft = CardDraft()
    @FocusState private var focus: CardDraft.Field?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.today) private var today
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        GeometryReader { proxy in
            form(hasPreview: proxy.size.height >= CardPreview.leastHeight && !typeSize.isAccessibilitySize)
        }
        .onAppear { focus = .number }
        .onChange(of: focus) { old, _ in if let old { leave(old) } }
    }

    private func form(hasPreview: Bool) -> some View {
        NavigationStack {
            Form {
                if hasPreview {
                    CardPreview(draft: draft)
                        .listRowBackground(Color.clear)
                        .listRowInsets(EdgeInsets())
                }
                Section {
                    number
                    holder
                    expiry
                } header: {
                    Text("Card details")
                } footer: {
                    Text("This is a demonstration. Please make up a card, such as 4000 0012 3456 7899.")
                }
            }
            .navigationTitle("New Card")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: finish).disabled(draft.card(on: today) == nil)
                }
            }
        }
    }

    private var number: some View {
        row(.number) {
            let layout =
                typeSize.isAccessibilitySize
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
            layout {
                TextField(
                    "Card number",
                    text: Binding {
                        draft.number
                    } set: {
                        draft.enterNumber($0)
                    }
                )
                .keyboardType(.numberPad)
                .textContentType(.creditCardNumber)
                // A number is to be seen as a whole.
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                // Its groups stand in their order whatever language its owner reads, at the side where they read from.
                .multilineTextAlignment(layoutDirection == .rightToLeft ? .trailing : .leading)
                .environment(\.layoutDirection, .leftToRight)
                // The line below begins where it does under the other rows.
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                if let brand = draft.brand {
                    Text(brand.name)
                        .font(.subheadline.bold())
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                        .fixedSize()
                }
            }
        }
    }

    private var holder: some View {
        row(.holder) {
            TextField(
                "Name on card",
                text: Binding {
                    draft.holder
                } set: {
                    draft.enterHolder($0)
                }
            )
            .textContentType(.name)
            .autocorrectionDisabled()
        }
    }

    private var expiry: some View {
        row(.expiry) {
            TextField(
                "Expires (MM/YY)",
                text: Binding {
                    draft.expiry
                } set: {
                    draft.enterExpiry($0)
                },
                prompt: typeSize.isAccessibilitySize ? Text("MM/YY") : nil
            )
            .keyboardType(.numberPad)
        }
    }

    /// A field, and what is wrong with it below.
    private func row(_ field: CardDraft.Field, @ViewBuilder content: () -> some View) -> some View {
        let problem = draft.shownProblem(field, on: today)
        return VStack(alignment: .leading, spacing: 4) {
            content()
                .focused($focus, equals: field)
                .submitLabel(field == .expiry ? .done : .next)
                .onSubmit { submit(field) }
                .accessibilityHint(problem ?? "")
            if let problem {
                Label {
                    Text(problem)
                } icon: {
                    // Rows give icons the tint of the app.
                    Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
                }
                .font(.footnote)
                .foregroundStyle(.red)
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    /// Return goes to the next field, and saves after the last one.
    private func submit(_ field: CardDraft.Field) {
        leave(field)
        let fields = CardDraft.Field.allCases
        if let index = fields.firstIndex(of: field), index + 1 < fields.count {
            focus = fields[index + 1]
        } else {
            finish()
        }
    }

    /// Says what is wrong with a field from now on, to those who do not see it as well.
    private func leave(_ field: CardDraft.Field) {
        let before = draft.shownProblem(field, on: today)
        draft.leave(field)
        if let problem = draft.shownProblem(field, on: today), problem != before {
            AccessibilityNotification.Announcement(problem).post()
        }
    }

    /// Saves the card, or goes to the first field that has something wrong.
    private func finish() {
        guard let card = draft.card(on: today) else {
            let fields = CardDraft.Field.allCases
            for field in fields { leave(field) }
            focus = fields.first { draft.problem($0, on: today) != nil }
            return
        }
        save(card)
        dismiss()
    }
}

private struct TodayKey: EnvironmentKey {
    static var defaultValue: Date { .now }
}

extension EnvironmentValues {
    /// The day by which cards expire.
    package var today: Date {
        get { self[TodayKey.self] }
        set { self[TodayKey.self] = newValue }
    }
}

#Preview("New card") {
    CardForm { _ in }
}
