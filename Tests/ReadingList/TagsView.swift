import SwiftData
import SwiftUI

/// All tags, to be renamed, merged and deleted.
struct TagsView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var context
    @Query(sort: \Tag.name) private var tags: [Tag]
    @State private var renamed: Tag?
    @State private var name = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(tags) { tag in
                    Button {
                        name = tag.name
                        renamed = tag
                    } label: {
                        LabeledContent(tag.name, value: "\(tag.books.count)")
                    }
                    .foregroundStyle(.primary)
                }
                .onDelete { offsets in offsets.map { tags[$0] }.forEach(context.delete) }
                if tags.contains(where: \.books.isEmpty) {
                    Button("Delete Tags Without Books", role: .destructive) {
                        try? context.delete(model: Tag.self, where: #Predicate { $0.books.isEmpty })
                    }
                }
            }
            .overlay {
                if tags.isEmpty {
                    ContentUnavailableView(
                        "No Tags", systemImage: "tag", description: Text("Add tags to a book on its page."))
                }
            }
            .navigationTitle("Tags")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
            .alert("Rename Tag", isPresented: isRenaming, presenting: renamed) { tag in
                TextField("Tag name", text: $name)
                Button("Rename") { rename(tag) }
                Button("Cancel", role: .cancel) {}
            } message: { _ in
                Text("A tag that is there already takes the books of this one.")
            }
        }
    }

    private var isRenaming: Binding<Bool> {
        Binding {
            renamed != nil
        } set: {
            if !$0 { renamed = nil }
        }
    }

    private func rename(_ tag: Tag) {
        let new = name.trimmingCharacters(in: .whitespaces).lowercased()
        guard !new.isEmpty, new != tag.name else { return }
        if let other = tags.first(where: { $0.name == new }) {
            for book in tag.books where !other.books.contains(book) { other.books.append(book) }
            context.delete(tag)
        } else {
            tag.name = new
        }
    }
}

/// What has been read, in numbers.
struct SummaryView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.calendar) private var calendar
    @Query private var books: [Book]
    @Query(filter: #Predicate<Book> { $0.rating != nil }, sort: [SortDescriptor(\Book.rating, order: .reverse)])
    private var rated: [Book]

    private var finishedThisYear: Int {
        books.count { book in
            book.finished.map { calendar.isDate($0, equalTo: .now, toGranularity: .year) } ?? false
        }
    }

    private var authors: [(name: String, count: Int)] {
        Dictionary(grouping: books, by: \.author)
            .map { ($0.key, $0.value.count) }
            .filter { !$0.0.isEmpty }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Books") {
                    ForEach(Status.allCases) { status in
                        LabeledContent(status.title, value: "\(books.count { $0.status == status })")
                    }
                    LabeledContent("Finished this year", value: "\(finishedThisYear)")
                }
                if !rated.isEmpty {
                    Section("Best rated") {
                        ForEach(rated.prefix(3)) { LabeledContent($0.title, value: "\($0.rating ?? 0) of 5") }
                    }
                }
                if !authors.isEmpty {
                    Section("Authors") {
                        ForEach(authors.prefix(5), id: \.name) { LabeledContent($0.name, value: "\($0.count)") }
                    }
                }
            }
            .navigationTitle("Summary")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
    }
}

#Preview {
    TagsView().modelContainer(.sample)
}
