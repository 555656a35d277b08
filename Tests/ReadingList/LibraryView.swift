import SwiftData
import SwiftUI

struct LibraryView: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    @State private var search = ""
    @State private var tag: Tag?
    @State private var isAdding = false
    @Query(sort: \Tag.name) private var tags: [Tag]

    var body: some View {
        NavigationStack {
            List {
                if !tags.isEmpty {
                    Section("Tags") {
                        ForEach(tags) { candidate in
                            Button(candidate == tag ? "All books" : "Only \(candidate.name)") {
                                tag = candidate == tag ? nil : candidate
                            }
                        }
                    }
                }
                ForEach(Status.allCases) { status in
                    ShelfSection(status: status, search: search, tag: tag)
                }
            }
            .navigationTitle("Reading List")
            .searchable(text: $search, prompt: "Title or author")
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
                    Button("Add Book", systemImage: "plus") { isAdding = true }
                }
            }
            .navigationDestination(for: Book.self) { BookView(book: $0) }
            .sheet(isPresented: $isAdding) { NewBookView() }
        }
        .onAppear { context.undoManager = undoManager }
    }
}

struct ShelfSection: View {
    let status: Status
    @Environment(\.modelContext) private var context
    @Query private var books: [Book]

    init(status: Status, search: String, tag: Tag?) {
        self.status = status
        let value = status.rawValue
        let tagName = tag?.name ?? ""
        _books = Query(
            filter: #Predicate<Book> { book in
                book.statusValue == value
                    && (search.isEmpty || book.title.localizedStandardContains(search)
                        || book.author.localizedStandardContains(search))
                    && (tagName.isEmpty || book.tags.contains { $0.name == tagName })
            },
            sort: \.title)
    }

    var body: some View {
        if !books.isEmpty {
            Section("\(status.title) (\(books.count))") {
                ForEach(books) { book in
                    NavigationLink(value: book) { BookRow(book: book) }
                        .swipeActions {
                            Button("Delete", role: .destructive) { context.delete(book) }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Mark \(book.status.next.title)") { book.status = book.status.next }
                        }
                }
            }
        }
    }
}

struct BookRow: View {
    let book: Book

    var body: some View {
        VStack(alignment: .leading) {
            Text(book.title).font(.headline)
            Text(([book.author] + book.tags.map { "#" + $0.name }.sorted()).joined(separator: " "))
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }
}

struct BookView: View {
    @Bindable var book: Book
    @Environment(\.modelContext) private var context
    @State private var newTag = ""

    var body: some View {
        Form {
            Section("Book") {
                TextField("Title", text: $book.title)
                TextField("Author", text: $book.author)
                Picker("Status", selection: $book.status) {
                    ForEach(Status.allCases) { Text($0.title).tag($0) }
                }
                Stepper("Rating \(book.rating ?? 0)") {
                    book.rating = min((book.rating ?? 0) + 1, 5)
                } onDecrement: {
                    book.rating = book.rating.flatMap { $0 > 1 ? $0 - 1 : nil }
                }
            }
            Section("Tags") {
                ForEach(book.tags.sorted { $0.name < $1.name }) { tag in
                    Button("Remove \(tag.name)") { book.tags.removeAll { $0 == tag } }
                }
                TextField("New tag", text: $newTag)
                Button("Add Tag", action: addTag).disabled(newTag.isEmpty)
            }
        }
        .navigationTitle(book.title)
    }

    private func addTag() {
        let name = newTag.lowercased()
        var descriptor = FetchDescriptor<Tag>(predicate: #Predicate { $0.name == name })
        descriptor.fetchLimit = 1
        let tag = (try? context.fetch(descriptor).first) ?? Tag(name: name)
        book.tags.append(tag)
        newTag = ""
    }
}

struct NewBookView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var context
    @State private var title = ""
    @State private var author = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Author", text: $author)
            }
            .navigationTitle("New Book")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        withAnimation { context.insert(Book(title: title, author: author)) }
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
    LibraryView().modelContainer(.sample)
}
