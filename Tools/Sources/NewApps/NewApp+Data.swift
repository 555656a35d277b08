/// An app that keeps what is put in, by SwiftData.
extension NewApp {
    var dataApp: String {
        """
        import SwiftData
        import SwiftUI

        @main
        struct \(name)App: App {
            var body: some Scene {
                WindowGroup {
                    ContentView()
                }
                .modelContainer(for: Item.self)
            }
        }

        """
    }

    static let dataModel = """
        import Foundation
        import SwiftData

        @Model
        final class Item {
            var title: String
            var timestamp: Date

            init(title: String, timestamp: Date = .now) {
                self.title = title
                self.timestamp = timestamp
            }
        }

        """

    static let dataView = """
        import SwiftData
        import SwiftUI

        struct ContentView: View {
            @Environment(\\.modelContext) private var modelContext
            @Query(sort: \\Item.timestamp) private var items: [Item]

            var body: some View {
                NavigationStack {
                    List {
                        ForEach(items) { item in
                            Text(item.title)
                        }
                        .onDelete { offsets in
                            for index in offsets { modelContext.delete(items[index]) }
                        }
                    }
                    .overlay {
                        if items.isEmpty { Image(.badge) }
                    }
                    .navigationTitle("\\(items.count) items")
                    .toolbar {
                        Button("Add", systemImage: "plus") {
                            withAnimation { modelContext.insert(Item(title: "Item \\(items.count + 1)")) }
                        }
                    }
                }
            }
        }

        #Preview {
            ContentView()
                .modelContainer(for: Item.self, inMemory: true)
        }

        """

    var dataTest: String {
        """
        import SwiftData
        import SwiftUI
        import SwiftUITesting
        import Testing

        @testable import \(name)

        @MainActor struct ContentViewTests {
            @Test func keepsWhatIsAdded() async throws {
                let container = try ModelContainer(
                    for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
                let tester = ViewTester(ContentView().modelContainer(container))
                await tester.tap(try tester.find(.label("Add")))
                try await tester.settle()
                _ = try tester.find(.text("Item 1"))
                let saved = try ModelContext(container).fetch(FetchDescriptor<Item>())  // of another context: it is in the store
                #expect(saved.map(\\.title) == ["Item 1"])
                #expect(tester.issues.isEmpty)
            }
        }

        """
    }
}
