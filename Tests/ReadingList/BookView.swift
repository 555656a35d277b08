import SwiftData
import SwiftUI

struct BookView: View {
    @Bindable var book: Book
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var newTag = ""
    @State private var isDeleting = false
    @Query(sort: \Tag.name) private var tags: [Tag]

    private var otherTags: [Tag] { tags.filter { !book.tags.contains($0) } }

    var body: some View {
        Form {
            Section("Book") {
                TextField("Title", text: $book.title)
                TextField("Author", text: $book.author)
                Picker("Status", selection: $book.status) {
                    ForEach(Status.allCases) { Text($0.title).tag($0) }
                }
                Stepper(book.rating.map { "Rating \($0)" } ?? "Not rated") {
                    book.rating = min((book.rating ?? 0) + 1, 5)
                } onDecrement: {
                    book.rating = book.rating.flatMap { $0 > 1 ? $0 - 1 : nil }
                }
                if let finished = book.finished {
                    LabeledContent("Finished", value: finished.formatted(date: .abbreviated, time: .omitted))
                }
            }
            Section("Tags") {
                ForEach(book.tags.sorted { $0.name < $1.name }) { tag in
                    Button("Remove \(tag.name)", systemImage: "tag.slash") { book.tags.removeAll { $0 == tag } }
                }
                ForEach(otherTags) { tag in
                    Button("Add \(tag.name)", systemImage: "tag") { book.tags.append(tag) }
                }
                TextField("New tag", text: $newTag).onSubmit(addTag)
                Button("Add Tag", action: addTag).disabled(trimmedTag.isEmpty)
            }
            Section("Notes") {
                TextField("What did you think of it?", text: $book.notes, axis: .vertical)
                    .lineLimit(3...8)
                    .accessibilityLabel("Notes")
            }
            Section {
                Button("Delete Book", role: .destructive) { isDeleting = true }
            }
        }
        .navigationTitle(book.title)
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog("Delete this book?", isPresented: $isDeleting, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {
                context.delete(book)
                dismiss()
            }
        }
    }

    private var trimmedTag: String { newTag.trimmingCharacters(in: .whitespaces).lowercased() }

    private func addTag() {
        let name = trimmedTag
        guard !name.isEmpty else { return }
        var descriptor = FetchDescriptor<Tag>(predicate: #Predicate { $0.name == name })
        descriptor.fetchLimit = 1
        let tag = (try? context.fetch(descriptor).first) ?? Tag(name: name)
        if !book.tags.contains(tag) { book.tags.append(tag) }
        newTag = ""
    }
}

struct NewBookView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var context
    @State private var title = ""
    @State private var author = ""
    @State private var status = Status.wanted

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Author", text: $author)
                Picker("Status", selection: $status) {
                    ForEach(Status.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
            }
            .navigationTitle("New Book")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        withAnimation { context.insert(Book(title: title, author: author, status: status)) }
                        try? context.save()
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
            }
        }
    }
}

#Preview {
    NewBookView().modelContainer(.sample)
}
