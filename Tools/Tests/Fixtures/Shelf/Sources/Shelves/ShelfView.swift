import ShelfModel
import SwiftUI

public struct ShelfView: View {
    private let books: [Book]
    @State private var query = ""

    public init(books: [Book] = Book.samples) { self.books = books }

    public var body: some View {
        NavigationStack {
            List(books.filter { query.isEmpty || $0.title.contains(query) }) { book in
                LabeledContent(book.title, value: "\(book.pages) pages")
            }
            .navigationTitle("Shelf")
            .searchable(text: $query)
        }
    }
}

#Preview {
    ShelfView()
}

struct ShelfView_Previews: PreviewProvider {
    static var previews: some View {
        ShelfView(books: []).previewDisplayName("Empty shelf")
    }
}
