import SwiftData
import SwiftUI

@main
struct ReadingListApp: App {
    let container: ModelContainer

    init() {
        do {
            let schema = Schema([Book.self, Tag.self])
            let configuration = ModelConfiguration("Reading", schema: schema)
            container = try ModelContainer(for: schema, configurations: [configuration])
        } catch {
            fatalError("Could not create the container: \(error)")
        }
    }

    var body: some Scene {
        WindowGroup { LibraryView() }
            .modelContainer(container)
    }
}

extension ModelContainer {
    /// For previews and tests.
    @MainActor
    static var sample: ModelContainer {
        let container = try! ModelContainer(
            for: Book.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        let (sea, short) = (Tag(name: "sea"), Tag(name: "short"))
        context.insert(Book(title: "Moby-Dick", author: "Melville", status: .reading, tags: [sea]))
        context.insert(Book(title: "Bartleby", author: "Melville", status: .finished, tags: [short]))
        context.insert(Book(title: "The Waves", author: "Woolf", tags: [sea, short]))
        context.insert(Book(title: "Orlando", author: "Woolf"))
        return container
    }
}
