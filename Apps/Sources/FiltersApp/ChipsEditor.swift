import CardDecks
import SwiftUI

/// The chips of the kinds of work, which can be added and removed.
struct ChipsEditor: View {
    let store: FiltersStore
    /// The names of all chips.
    let names: [String]

    @State private var name = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        TextField("New filter", text: $name)
                            .focused($isFocused)
                            .submitLabel(.done)
                            .onSubmit(add)
                        Button("Add", action: add)
                            .disabled(fault != nil)
                    }
                } footer: {
                    if let fault, !name.isEmpty {
                        Label {
                            Text(fault)
                        } icon: {
                            // Rows give icons the tint of the app.
                            Image(systemName: "exclamationmark.circle").foregroundStyle(.red)
                        }
                        .foregroundStyle(.red)
                    } else {
                        Text("Open a project to give it this filter.")
                    }
                }
                if !names.isEmpty {
                    Section("Category") {
                        ForEach(names, id: \.self) { Text(LocalizedStringKey($0)) }
                            .onDelete { offsets in
                                withAnimation { for index in offsets { store.remove(names[index]) } }
                            }
                    }
                }
            }
            .navigationTitle("Filters")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Done") { dismiss() }
                }
                ToolbarItem(placement: .primaryAction) {
                    if !names.isEmpty { EditButton() }
                }
            }
        }
        .undoBar(store.removed.map { String(localized: "“\($0.name)” was removed.") }) {
            store.undoRemoval()
        } dismiss: {
            store.removed = nil
        }
    }

    private var fault: String? { FiltersStore.fault(of: name, among: names) }

    private func add() {
        guard fault == nil else { return }
        withAnimation { store.add(name) }
        AccessibilityNotification.Announcement(String(localized: "Filter added")).post()
        name = ""
    }
}
