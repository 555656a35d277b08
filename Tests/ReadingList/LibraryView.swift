import SwiftData
import SwiftUI

/// The order of the books on each shelf.
enum ShelfOrder: String, CaseIterable, Identifiable {
    case title = "Title", author = "Author", added = "Date Added", rating = "Rating"

    var id: Self { self }

    var descriptors: [SortDescriptor<Book>] {
        switch self {
        case .title: return [SortDescriptor(\.title)]
        case .author: return [SortDescriptor(\.author), SortDescriptor(\.title)]
        case .added: return [SortDescriptor(\.added, order: .reverse)]
        case .rating: return [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.title)]
        }
    }
}

struct LibraryView: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    @AppStorage("shelfOrder") private var order = ShelfOrder.title
    @State private var search = ""
    @State private var tag: Tag?
    @State private var isAdding = false
    @State private var showsTags = false
    @State private var showsSummary = false
    @State private var showsSuggestions = false
    @Query(sort: \Tag.name) private var tags: [Tag]
    @Query private var books: [Book]

    var body: some View {
        NavigationStack {
            List {
                if !tags.isEmpty && !books.isEmpty { tagBar }
                ForEach(Status.allCases) { status in
                    ShelfSection(status: status, search: search, tag: tag, order: order)
                }
            }
            .overlay { placeholder }
            .navigationTitle("Reading List")
            .searchable(text: $search, prompt: "Title, author or notes")
            .toolbar { toolbar }
            .navigationDestination(for: Book.self) { BookView(book: $0) }
            .sheet(isPresented: $isAdding) { NewBookView() }
            .sheet(isPresented: $showsTags) { TagsView() }
            .sheet(isPresented: $showsSummary) { SummaryView() }
            .sheet(isPresented: $showsSuggestions) {
                if let container = Suggestion.everybodys { SuggestionsView().modelContainer(container) }
            }
        }
        .onAppear { context.undoManager = undoManager }
        .onChange(of: tags) { if let tag, !tags.contains(tag) { self.tag = nil } }
    }

    private var tagBar: some View {
        Section {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    chip("All books", isOn: tag == nil) { tag = nil }
                    ForEach(tags) { candidate in
                        chip("Only \(candidate.name)", title: "#\(candidate.name)", isOn: candidate == tag) {
                            tag = candidate == tag ? nil : candidate
                        }
                    }
                }
                .padding(.horizontal)
            }
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
    }

    private func chip(
        _ label: String, title: String? = nil, isOn: Bool, action: @escaping () -> Void
    ) -> some View {
        Button(action: action) {
            Text(title ?? label)
                .padding(.horizontal, 12)
                .frame(minHeight: 36)
                .background(isOn ? Color.accentColor.opacity(0.2) : Color.secondary.opacity(0.12), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }

    @ViewBuilder
    private var placeholder: some View {
        if books.isEmpty {
            ContentUnavailableView {
                Label("No Books Yet", systemImage: "books.vertical")
            } description: {
                Text("Note down what you want to read, and what you thought of it.")
            } actions: {
                Button("Add the First Book") { isAdding = true }.buttonStyle(.borderedProminent)
            }
        } else if !search.isEmpty, matching.isEmpty {
            ContentUnavailableView.search(text: search)
        } else if let tag, matching.isEmpty {
            ContentUnavailableView(
                "Nothing Tagged", systemImage: "tag", description: Text("No book is tagged \(tag.name)."))
        }
    }

    private var matching: [Book] {
        let found = (try? context.fetch(FetchDescriptor(predicate: Book.matching(search: search, tag: tag)))) ?? []
        return found
    }

    @ToolbarContentBuilder
    private var toolbar: some ToolbarContent {
        ToolbarItemGroup(placement: .topBarLeading) {
            Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
            Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
        }
        ToolbarItemGroup(placement: .primaryAction) {
            Menu("More", systemImage: "ellipsis.circle") {
                Picker("Order", selection: $order) {
                    ForEach(ShelfOrder.allCases) { Text($0.rawValue).tag($0) }
                }
                Button("Tags", systemImage: "tag") { showsTags = true }
                Button("Summary", systemImage: "number") { showsSummary = true }
                Button("Suggestions", systemImage: "person.2") { showsSuggestions = true }
            }
            Button("Add Book", systemImage: "plus") { isAdding = true }
        }
    }
}

extension Book {
    static func matching(search: String, tag: Tag?) -> Predicate<Book> {
        let tagName = tag?.name ?? ""
        return #Predicate<Book> { book in
            (search.isEmpty || book.title.localizedStandardContains(search)
                || book.author.localizedStandardContains(search) || book.notes.localizedStandardContains(search))
                && (tagName.isEmpty || book.tags.contains { $0.name == tagName })
        }
    }
}

struct ShelfSection: View {
    let status: Status
    @Environment(\.modelContext) private var context
    @Query private var books: [Book]

    init(status: Status, search: String, tag: Tag?, order: ShelfOrder) {
        self.status = status
        let value = status.rawValue
        let tagName = tag?.name ?? ""
        _books = Query(
            filter: #Predicate<Book> { book in
                book.statusValue == value
                    && (search.isEmpty || book.title.localizedStandardContains(search)
                        || book.author.localizedStandardContains(search)
                        || book.notes.localizedStandardContains(search))
                    && (tagName.isEmpty || book.tags.contains { $0.name == tagName })
            },
            sort: order.descriptors, animation: .default)
    }

    var body: some View {
        if !books.isEmpty {
            Section("\(status.title) (\(books.count))") {
                ForEach(books) { book in
                    NavigationLink(value: book) { BookRow(book: book) }
                        .swipeActions {
                            Button("Delete", systemImage: "trash", role: .destructive) { context.delete(book) }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Mark \(book.status.next.title)", systemImage: book.status.next.symbol) {
                                book.status = book.status.next
                            }
                            .tint(.green)
                        }
                        .contextMenu { menu(book) }
                }
            }
        }
    }

    @ViewBuilder
    private func menu(_ book: Book) -> some View {
        ForEach(Status.allCases.filter { $0 != book.status }) { status in
            Button("Mark \(status.title)", systemImage: status.symbol) { book.status = status }
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { context.delete(book) }
    }
}

struct BookRow: View {
    let book: Book

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(book.title).font(.headline)
                Text(([book.author] + book.tags.map { "#" + $0.name }.sorted()).joined(separator: " "))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if let rating = book.rating {
                Text(String(repeating: "★", count: rating))
                    .font(.caption)
                    .foregroundStyle(.orange)
                    .accessibilityLabel("\(rating) of 5")
            }
        }
    }
}

#Preview {
    LibraryView().modelContainer(.sample)
}

#Preview("Empty") {
    LibraryView().modelContainer(for: Book.self, inMemory: true)
}
