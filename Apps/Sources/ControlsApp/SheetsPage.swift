import SwiftUI

/// What comes up from below, and over all.
struct SheetsPage: View {
    @State private var showsSheet = false
    @State private var showsHalf = false
    @State private var showsCover = false
    @State private var showsPopover = false

    var body: some View {
        Form {
            Button("Sheet") { showsSheet = true }
                .sheet(isPresented: $showsSheet) { Closable(title: "A sheet") }
            Button("Half a sheet") { showsHalf = true }
                .sheet(isPresented: $showsHalf) {
                    Closable(title: "Half a sheet")
                        .presentationDetents([.medium, .large])
                        .presentationDragIndicator(.visible)
                }
            Button("Cover") { showsCover = true }
                .fullScreenCover(isPresented: $showsCover) { Closable(title: "A cover") }
            Button("Popover") { showsPopover = true }
                .popover(isPresented: $showsPopover) {
                    Text("Only a word.")
                        .padding()
                        .presentationCompactAdaptation(.popover)
                }
        }
    }
}

private struct Closable: View {
    let title: LocalizedStringKey
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Text("Pull it down, or press Done.")
                .foregroundStyle(.secondary)
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { dismiss() }
                    }
                }
        }
    }
}

/// Questions, and their answers.
struct DialogsPage: View {
    @State private var showsAlert = false
    @State private var showsField = false
    @State private var showsDialog = false
    @State private var name = ""
    @State private var answer = String(localized: "None")

    var body: some View {
        Form {
            Button("Alert") { showsAlert = true }
                .alert("Leave the harbor?", isPresented: $showsAlert) {
                    Button("Leave", role: .destructive) { answer = String(localized: "Leave") }
                    Button("Stay", role: .cancel) { answer = String(localized: "Stay") }
                } message: {
                    Text("There is a gale warning.")
                }
            Button("Alert with a field") { showsField = true }
                .alert("Name the boat", isPresented: $showsField) {
                    TextField("Name", text: $name)
                    Button("OK") { answer = name }
                    Button("Cancel", role: .cancel) {}
                }
            Button("Dialog") { showsDialog = true }
                .confirmationDialog("Where to?", isPresented: $showsDialog, titleVisibility: .visible) {
                    Button("North") { answer = String(localized: "North") }
                    Button("South") { answer = String(localized: "South") }
                    Button("Scuttle", role: .destructive) { answer = String(localized: "Scuttled") }
                }
            Section {
                LabeledContent("Answer", value: answer)
            }
        }
    }
}
