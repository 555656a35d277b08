import CardDecks
import SwiftUI

/// All decks, and the way to their cards.
struct DecksScreen: View {
    let store: FlashcardsStore
    /// Studies a deck; nil for all.
    let study: @MainActor (Deck.ID?) -> Void

    @State private var search = ""
    @State private var naming: Naming?
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    /// Which deck gets a name.
    private enum Naming: Equatable, Codable {
        case new
        case old(Deck.ID)
    }

    var body: some View {
        NavigationStack {
            list
                .navigationTitle("Decks")
                .searchable(text: $search, prompt: "Search decks")
                .toolbar { toolbar }
                .navigationDestination(for: Deck.ID.self) { id in
                    DeckScreen(store: store, id: id) { study(id) }
                }
                .alert(naming == .new ? "New Deck" : "Rename Deck", isPresented: isNaming, presenting: naming) {
                    naming in
                    TextField("Name", text: $name)
                    Button("Cancel", role: .cancel) {}
                    Button("Save") { save(naming) }
                        .disabled(FlashcardsStore.trimmed(name) == nil)
                }
        }
        .undoBar(store.removal?.message) {
            store.undoRemoval()
        } dismiss: {
            store.removal = nil
        }
    }

    @ViewBuilder private var list: some View {
        let decks = store.decks.value
        let shown = search.isEmpty ? decks : decks.filter { $0.name.localizedCaseInsensitiveContains(search) }
        if decks.isEmpty, store.decks.isLoaded {
            ContentUnavailableView {
                Label("No Decks", systemImage: "rectangle.stack")
            } description: {
                Text("A deck holds the cards that you want to learn.")
            } actions: {
                Button("New Deck") { startNaming(.new, "") }
            }
        } else if shown.isEmpty, store.decks.isLoaded {
            ContentUnavailableView.search(text: search)
        } else {
            List {
                if search.isEmpty, decks.count > 1 {
                    Section {
                        Button("Study All Decks") { study(nil) }
                    }
                }
                Section {
                    ForEach(shown) { row($0) }
                        .onMove { store.moveDecks(from: $0, to: $1) }
                        .onDelete { offsets in withAnimation { store.removeDecks(offsets.map { shown[$0].id }) } }
                        .moveDisabled(!search.isEmpty)
                }
            }
        }
    }

    private func row(_ deck: Deck) -> some View {
        NavigationLink(value: deck.id) {
            VStack(alignment: .leading, spacing: 3) {
                Text(deck.name)
                    .font(.headline)
                Text(deck.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .padding(.vertical, 2)
        }
        .swipeActions(edge: .leading) {
            Button("Rename") { startNaming(.old(deck.id), deck.name) }
                .tint(.orange)
        }
        .contextMenu {
            Button("Study", systemImage: "play") { study(deck.id) }
            Button("Rename", systemImage: "pencil") { startNaming(.old(deck.id), deck.name) }
            Button("Remove", systemImage: "trash", role: .destructive) {
                withAnimation { store.removeDecks([deck.id]) }
            }
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Done") { dismiss() }
        }
        ToolbarItem(placement: .primaryAction) {
            EditButton()
        }
        ToolbarItem(placement: .primaryAction) {
            Button("New Deck", systemImage: "plus") { startNaming(.new, "") }
        }
    }

    // MARK: Names

    private var isNaming: Binding<Bool> { Binding(get: { naming != nil }, set: { if !$0 { naming = nil } }) }

    private func startNaming(_ naming: Naming, _ name: String) {
        self.name = name
        self.naming = naming
    }

    /// Nothing is being named any more when the alert's button does what it is for.
    private func save(_ naming: Naming) {
        withAnimation {
            if case .old(let id) = naming { store.rename(id, to: name) } else { store.addDeck(named: name) }
        }
    }
}

extension Deck {
    /// How many cards there are, and how many are to be studied.
    var summary: String {
        var parts = [String(localized: "\(count) cards")]
        if dueCount > 0 { parts.append(String(localized: "\(dueCount) due")) }
        if newCount > 0 { parts.append(String(localized: "\(newCount) new")) }
        return parts.joined(separator: " · ")
    }
}
