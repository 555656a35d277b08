import SwiftUI

/// Reads a list of cards that was pasted or chosen, with progress, and says which rows were left out.
struct ImportScreen: View {
    let store: FlashcardsStore
    let deck: Deck.ID

    @State private var text = ""
    @State private var importing = Import()
    @State private var isChoosing = false
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                switch importing.state {
                case .waiting: source
                case .reading(let part): progress(part)
                case .done(let result): outcome(result)
                case .failed(let message): failure(message)
                }
            }
            .navigationTitle("Import")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { toolbar }
        }
        .interactiveDismissDisabled(importing.isReading)
        .onDisappear { importing.cancel() }
    }

    @ViewBuilder private var source: some View {
        Section {
            Button("Choose a File", systemImage: "doc") { isChoosing = true }
                .fileImporter(
                    isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText, .tabSeparatedText, .plainText]
                ) { file in
                    importing.start(file) { store.add($0, to: deck) }
                }
        }
        Section {
            TextEditor(text: $text)
                // The row's ground is enough.
                .scrollContentBackground(.hidden)
                .frame(minHeight: 160)
                .focused($isFocused)
                .accessibilityLabel("Rows")
        } header: {
            Text("Rows")
        } footer: {
            Text(
                "Paste one card per line: the question, a comma, and the answer. Semicolons and tabs work as well, and so "
                    + "do lists that a spreadsheet has saved as CSV.")
        }
    }

    private func progress(_ part: Double) -> some View {
        Section {
            ProgressView(value: part) { Text("Reading rows") }
            Button("Cancel", role: .destructive) { importing.cancel() }
        }
    }

    @ViewBuilder private func outcome(_ result: Import.Result) -> some View {
        Section {
            Label(result.summary, systemImage: result.count > 0 ? "checkmark.circle" : "exclamationmark.circle")
            if result.count > 0, store.removal?.kind == .imported {
                Button("Undo Import", role: .destructive) {
                    withAnimation { store.undoRemoval() }
                    importing.reset()
                }
            }
        } footer: {
            Text("Read as \(result.encoding).")
        }
        if !result.badRows.isEmpty {
            Section {
                ForEach(result.badRows) { row in
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Line \(row.line)")
                            .font(.headline)
                        Text(row.reason)
                            .foregroundStyle(.secondary)
                    }
                    .accessibilityElement(children: .combine)
                }
                if result.hiddenBadRows > 0 {
                    Text("and \(result.hiddenBadRows) more")
                        .foregroundStyle(.secondary)
                }
            } header: {
                Text("Left out")
            }
        }
    }

    private func failure(_ message: String) -> some View {
        Section {
            Label(message, systemImage: "exclamationmark.triangle")
            Button("Try Again") { importing.reset() }
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            if !importing.isDone { Button("Cancel") { dismiss() } }
        }
        ToolbarItem(placement: .confirmationAction) {
            switch importing.state {
            case .waiting:
                Button("Import") {
                    isFocused = false
                    importing.start(Data(text.utf8)) { store.add($0, to: deck) }
                }
                .disabled(FlashcardsStore.trimmed(text) == nil)
            case .done:
                Button("Done") { dismiss() }
            default:
                EmptyView()
            }
        }
    }
}
