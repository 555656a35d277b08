import SwiftUI

/// A form for the question and the answer of a card.
struct CardEditor: View {
    let isNew: Bool
    let save: @MainActor (Fact) -> Void

    @State private var fact: Fact
    @FocusState private var focus: Side?
    @Environment(\.dismiss) private var dismiss

    private enum Side: Hashable {
        case prompt, answer
    }

    init(fact: Fact, isNew: Bool, save: @escaping @MainActor (Fact) -> Void) {
        _fact = State(initialValue: fact)
        self.isNew = isNew
        self.save = save
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Question") {
                    TextField("Question", text: $fact.prompt, axis: .vertical)
                        .focused($focus, equals: .prompt)
                }
                Section("Answer") {
                    TextField("Answer", text: $fact.answer, axis: .vertical)
                        .focused($focus, equals: .answer)
                }
                if let fault, !isUntouched {
                    Label {
                        Text(fault)
                    } icon: {
                        // Rows give icons the tint of the app.
                        Image(systemName: "exclamationmark.circle").foregroundStyle(.red)
                    }
                    .foregroundStyle(.red)
                }
            }
            .navigationTitle(isNew ? "New Card" : "Edit Card")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(Fact(id: fact.id, prompt: trimmed.prompt, answer: trimmed.answer))
                        dismiss()
                    }
                    .disabled(fault != nil)
                }
            }
            .onAppear { if isNew { focus = .prompt } }
        }
    }

    private var trimmed: DeckFile.Row {
        .init(
            prompt: FlashcardsStore.trimmed(fact.prompt) ?? "", answer: FlashcardsStore.trimmed(fact.answer) ?? "")
    }

    private var isUntouched: Bool { isNew && fact.prompt.isEmpty && fact.answer.isEmpty }

    /// What is wrong with the card; nil if it can be saved.
    private var fault: String? { DeckFile.fault(of: trimmed) }
}
