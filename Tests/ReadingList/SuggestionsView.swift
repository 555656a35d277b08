import SwiftData
import SwiftUI

/// What others suggest to read.
struct SuggestionsView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var context
    @Query(sort: \Suggestion.made, order: .reverse, animation: .default) private var suggestions: [Suggestion]
    @State private var title = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Suggest a title", text: $title)
                    Button("Suggest") {
                        context.insert(Suggestion(title: title))
                        title = ""
                    }
                    .disabled(title.isEmpty)
                } footer: {
                    Text("Everybody sees it.")
                }
                ForEach(suggestions) { Text($0.title) }
            }
            .navigationTitle("Suggestions")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
    }
}
