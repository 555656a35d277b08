import SwiftUI

struct BookView: View {
    @Environment(TallyBook.self) private var book
    @State private var size: Int?

    var body: some View {
        NavigationStack {
            List(book.tallies) { tally in
                Button {
                    book.count(tally)
                } label: {
                    LabeledContent(tally.name, value: "\(tally.count)")
                }
            }
            .navigationTitle("Tally")
            .toolbar {
                Button("Save") {
                    Task { size = try? await book.save() }
                }
            }
            .safeAreaInset(edge: .bottom) {
                if let size { Text("\(size) bytes").padding() }
            }
            .scrollContentBackground(.hidden)
            .background(Color(.paper))
        }
    }
}

#Preview("A book") {
    BookView().environment(TallyBook())
}
