import SwiftUI

// Notes with search: what somebody saw through binoculars.

struct Sighting: Identifiable, Hashable {
    let id: Int
    var species: String
    var notes: String
    var day: Date
    var isPinned = false
}

@Observable
final class SightingStore {
    var sightings: [Sighting] = [
        Sighting(
            id: 1, species: "Reed bunting", notes: "Two males singing on the dike.", day: .sample(1), isPinned: true),
        Sighting(id: 2, species: "Little grebe", notes: "Diving near the sluice, about six.", day: .sample(2)),
        Sighting(id: 3, species: "Kingfisher", notes: "A blue line over the canal.", day: .sample(3)),
        Sighting(id: 4, species: "Grey heron", notes: "Stood still for an hour. So did I.", day: .sample(5)),
        Sighting(id: 5, species: "Marsh harrier", notes: "Carried reed to the island.", day: .sample(8)),
    ]
    private var nextID = 6

    func matching(_ query: String) -> [Sighting] {
        let text = query.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return sightings }
        return sightings.filter {
            $0.species.localizedCaseInsensitiveContains(text) || $0.notes.localizedCaseInsensitiveContains(text)
        }
    }

    func add() -> Sighting {
        defer { nextID += 1 }
        let sighting = Sighting(id: nextID, species: "", notes: "", day: .sample(9))
        sightings.insert(sighting, at: 0)
        return sighting
    }

    func remove(_ sighting: Sighting) {
        sightings.removeAll { $0.id == sighting.id }
    }
}

extension Date {
    static func sample(_ day: Int) -> Date {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 4, day: day, hour: 12))!
    }
}

struct BirdLogView: View {
    @State private var store = SightingStore()
    @State private var query = ""
    @State private var path: [Sighting.ID] = []
    @State private var doomed: Sighting?

    private var found: [Sighting] { store.matching(query) }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                if found.contains(where: \.isPinned) {
                    Section("Pinned") {
                        rows(found.filter(\.isPinned))
                    }
                }
                Section("All sightings") {
                    rows(found.filter { !$0.isPinned })
                }
            }
            .overlay {
                if found.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
            .navigationTitle("Bird Log")
            .navigationDestination(for: Sighting.ID.self) { id in
                if let index = store.sightings.firstIndex(where: { $0.id == id }) {
                    SightingEditor(sighting: $store.sightings[index])
                }
            }
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Text("^[\(found.count) sighting](inflect: true)")
                        .font(.footnote)
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("New", systemImage: "square.and.pencil") {
                        path.append(store.add().id)
                    }
                }
            }
            .searchable(text: $query, prompt: "Species or notes")
            .confirmationDialog(
                "Delete this sighting?", isPresented: .constant(doomed != nil), titleVisibility: .visible,
                presenting: doomed
            ) { sighting in
                Button("Delete \(sighting.species)", role: .destructive) {
                    withAnimation { store.remove(sighting) }
                    doomed = nil
                }
                Button("Keep", role: .cancel) { doomed = nil }
            } message: { _ in
                Text("It cannot be brought back.")
            }
        }
    }

    private func rows(_ sightings: [Sighting]) -> some View {
        ForEach(sightings) { sighting in
            NavigationLink(value: sighting.id) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(sighting.species.isEmpty ? "Unnamed" : sighting.species)
                        .font(.headline)
                    Text(sighting.notes)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                    Text(sighting.day, format: .dateTime.day().month(.wide))
                        .font(.caption)
                        .foregroundStyle(.tertiary)
                }
            }
            .contextMenu {
                Button(sighting.isPinned ? "Unpin" : "Pin", systemImage: "pin") { pin(sighting) }
                Button("Delete", systemImage: "trash", role: .destructive) { doomed = sighting }
            }
        }
    }

    private func pin(_ sighting: Sighting) {
        guard let index = store.sightings.firstIndex(of: sighting) else { return }
        withAnimation(.snappy) { store.sightings[index].isPinned.toggle() }
    }
}

struct SightingEditor: View {
    @Binding var sighting: Sighting
    @Environment(\.dismiss) private var dismiss
    @FocusState private var field: Field?

    private enum Field { case species, notes }

    var body: some View {
        Form {
            TextField("Species", text: $sighting.species)
                .focused($field, equals: .species)
                .font(.title3.bold())
                .textInputAutocapitalization(.words)
                .onSubmit { field = .notes }
            DatePicker("Day", selection: $sighting.day, displayedComponents: .date)
            Section("Notes") {
                TextEditor(text: $sighting.notes)
                    .focused($field, equals: .notes)
                    .frame(minHeight: 120)
            }
            Section {
                LabeledContent("Words", value: "\(sighting.notes.split(separator: " ").count)")
            }
        }
        .navigationTitle(sighting.species.isEmpty ? "New sighting" : sighting.species)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Done") { dismiss() }
            }
        }
        .onAppear {
            if sighting.species.isEmpty { field = .species }
        }
    }
}

#Preview {
    BirdLogView()
}
