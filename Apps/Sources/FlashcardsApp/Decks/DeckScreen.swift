import SwiftUI

/// The cards of a deck.
struct DeckScreen: View {
    let store: FlashcardsStore
    let id: Deck.ID
    let study: @MainActor () -> Void

    @State private var search = ""
    @State private var edited: Fact?
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isExportFailed = false
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let cards = store.cards(of: id).value
        let shown = matching(cards)
        content(cards, shown)
            .navigationTitle(deck?.name ?? "")
            .searchable(text: $search, prompt: "Search cards")
            .toolbar { toolbar(cards) }
            .sheet(item: $edited) { fact in
                CardEditor(fact: fact, isNew: !cards.contains { $0.id == fact.id }) { fact in
                    withAnimation { store.save(fact, in: id) }
                }
            }
            .sheet(isPresented: $isImporting) { ImportScreen(store: store, deck: id) }
            .fileExporter(
                isPresented: $isExporting, document: isExporting ? DeckDocument(cards) : nil,
                contentType: .commaSeparatedText, defaultFilename: deck?.name ?? "Deck"
            ) { result in
                if case .failure = result { isExportFailed = true }
            }
            .alert("The deck could not be saved.", isPresented: $isExportFailed) {
                Button("OK") {}
            }
    }

    private var deck: Deck? { store.decks.value.first { $0.id == id } }

    private func matching(_ cards: [Fact]) -> [Fact] {
        guard !search.isEmpty else { return cards }
        return cards.filter {
            $0.prompt.localizedCaseInsensitiveContains(search) || $0.answer.localizedCaseInsensitiveContains(search)
        }
    }

    @ViewBuilder private func content(_ cards: [Fact], _ shown: [Fact]) -> some View {
        if cards.isEmpty, store.cards(of: id).isLoaded {
            ContentUnavailableView {
                Label("No Cards", systemImage: "rectangle.on.rectangle")
            } description: {
                Text("Add a question and its answer, or import a list.")
            } actions: {
                Button("New Card") { add() }
                Button("Import") { startImport() }
            }
        } else if shown.isEmpty, store.cards(of: id).isLoaded {
            ContentUnavailableView.search(text: search)
        } else {
            List {
                if search.isEmpty {
                    Section {
                        Button("Study This Deck", action: study)
                    } footer: {
                        Text(deck?.summary ?? "")
                    }
                }
                Section {
                    ForEach(shown) { row($0) }
                        .onMove { store.moveCards(of: id, from: $0, to: $1) }
                        .onDelete { offsets in
                            withAnimation { store.removeCards(offsets.map { shown[$0].id }, of: id) }
                        }
                        .moveDisabled(!search.isEmpty)
                }
            }
        }
    }

    private func row(_ fact: Fact) -> some View {
        Button {
            edited = fact
        } label: {
            VStack(alignment: .leading, spacing: 3) {
                Text(fact.prompt)
                    .foregroundStyle(Color.primary)
                Text(fact.answer)
                    .font(.subheadline)
                    // Gray: the secondary style of a button's label is the tint's.
                    .foregroundStyle(Color.secondary)
            }
            .lineLimit(typeSize.isAccessibilitySize ? nil : 2)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .accessibilityElement(children: .combine)
        }
        .accessibilityHint("Edits the card")
    }

    @ToolbarContentBuilder private func toolbar(_ cards: [Fact]) -> some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Menu("More", systemImage: "ellipsis.circle") {
                Button("Import", systemImage: "square.and.arrow.down") { startImport() }
                if !cards.isEmpty {
                    Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }
                }
            }
        }
        ToolbarItem(placement: .primaryAction) {
            EditButton()
        }
        ToolbarItem(placement: .primaryAction) {
            Button("New Card", systemImage: "plus") { add() }
        }
    }

    // Two fingers may ask for both at once.

    private func add() {
        if !isImporting { edited = Fact(id: UUID().uuidString, prompt: "", answer: "") }
    }

    private func startImport() {
        if edited == nil { isImporting = true }
    }
}
