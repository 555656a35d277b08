import BrowserTesting
import SwiftData
import SwiftUI
import Testing

@testable import ReadingList

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct ReadingListTests {
    @Test("Books are filtered by tags, searched, added, and what was done last is undone", arguments: StageHost.all)
    func walk(_ host: StageHost) async throws {
        try await host.show(LibraryView().modelContainer(.sample)) { stage in
            #expect(try await stage.shows("WANTED (2)"))
            try await stage.press("Only sea")
            #expect(try await stage.shows("Moby-Dick"))
            #expect(try await stage.shows("The Waves"))
            #expect(try await !stage.shows("Orlando"))
            try await stage.press("All books")
            #expect(try await stage.shows("Orlando"))

            try await stage.press("Add Book")
            try await stage.fill("Title", with: "Emma")
            try await stage.fill("Author", with: "Austen")
            try await stage.press("Save")
            #expect(try await stage.shows("WANTED (3)"))
            try await stage.press("Undo")
            #expect(try await stage.shows("WANTED (2)"))
            #expect(try await !stage.shows("Emma"))
            try await stage.press("Redo")
            #expect(try await stage.shows("Emma"))

            try await stage.press("Orlando, Woolf")
            try await stage.press("Add short")
            #expect(try await stage.shows("Remove short"))
            try await stage.fill("New tag", with: "Long")
            try await stage.press("Add Tag")
            #expect(try await stage.shows("Remove long"))
        }
    }

    @Test("Tags are renamed and merged, and a summary counts", arguments: StageHost.all)
    func tags(_ host: StageHost) async throws {
        try await host.show(LibraryView().modelContainer(.sample)) { stage in
            try await stage.press("More")
            try await stage.press("Summary")
            #expect(try await stage.shows("Melville"))
            try await stage.press("Done")
            try await stage.press("More")
            try await stage.press("Tags")
            try await stage.press("sea, 2")
            try await stage.fill("Tag name", with: "ocean")
            try await stage.press("Rename")
            #expect(try await stage.shows("seaocean"))
            try await stage.press("Done")
            #expect(try await stage.shows("Only seaocean"))
        }
    }

    @Test("A list without books says how to begin")
    func empty() async throws {
        try await StageHost.all[0].show(LibraryView().modelContainer(for: Book.self, inMemory: true)) { stage in
            #expect(try await stage.shows("No Books Yet"))
            try await stage.press("Add the First Book")
            #expect(try await stage.shows("New Book"))
        }
    }

    @Test("A container that the app makes is each visitor's own, and what a static makes is everybody's")
    func visitors() async throws {
        try await ServedProgram.runWithFolder("ReadingList") { served, folder in
            let (ada, bob) = (try await served.open(as: "Ada"), try await served.open(as: "Bob"))
            let other = try await served.open(as: "Ada")
            for tab in [ada, bob, other] { try await tab.wait(for: "No Books Yet") }
            try await ada.press("Add Book")
            try await ada.wait(for: "New Book")
            try await ada.fill("Title", with: "Emma")
            try await ada.press("Save")
            try await ada.wait(for: "WANTED (1)")
            try await other.wait(for: "WANTED (1)")
            #expect(try await bob.labels().contains("No Books Yet"))
            try await ada.reload()
            try await ada.wait(for: "WANTED (1)")

            for tab in [ada, bob] {
                try await tab.press("More")
                try await tab.wait(for: "Suggestions")
                try await tab.press("Suggestions")
                try await tab.wait(for: "Everybody sees it.")
            }
            try await bob.fill("Suggest a title", with: "Middlemarch")
            try await bob.press("Suggest")
            try await bob.wait(for: "Middlemarch")
            try await ada.wait(for: "Middlemarch")

            let stores = Set(folder.storeFiles)
            #expect(stores.count { $0.hasSuffix("/Reading.store") } == 2)
            #expect(stores.filter { $0.hasSuffix("Suggestions.store") } == ["Suggestions.store"])
        }
    }
}
