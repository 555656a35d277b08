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

            try await stage.press("Orlando, Woolf")
            try await stage.fill("New tag", with: "Long")
            try await stage.press("Add Tag")
            #expect(try await stage.shows("Remove long"))
        }
    }
}
