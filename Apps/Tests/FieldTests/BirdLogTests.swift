import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct BirdLogTests {
    @Test("A sighting is looked for, opened, edited, and written anew", arguments: StageHost.all)
    func log(_ host: StageHost) async throws {
        try await host.show(BirdLogView()) { stage in
            #expect(try await stage.shows("5 sightings"))
            try await stage.fill("Species or notes", with: "canal")
            #expect(try await stage.shows("Kingfisher"))
            #expect(try await !stage.shows("Grey heron"))
            try await stage.press("Cancel")
            #expect(try await stage.shows("Grey heron"))

            try await stage.tap(try await stage.first(.containing("Grey heron")))
            try await stage.settle()
            #expect(try await stage.shows("Words"))
            #expect(try await stage.findAll(.containing("Kingfisher")).isEmpty)
            try await stage.press("Done")
            #expect(try await stage.shows("Kingfisher"))

            try await stage.press("New")
            try await stage.type("Bittern")
            try await stage.settle()
            try await stage.press("Done")
            #expect(try await stage.shows("Bittern"))
            #expect(try await stage.shows("6 sightings"))
        }
    }

    @Test("What is looked for in vain says so", arguments: [StageHost.headless])
    func nothing(_ host: StageHost) async throws {
        try await host.show(BirdLogView()) { stage in
            try await stage.fill("Species or notes", with: "penguin")
            #expect(try await stage.shows("penguin"))
            #expect(try await stage.shows("No Results"))
        }
    }

    @Test("A context menu asks before it deletes", arguments: [StageHost.headless])
    func deleting(_ host: StageHost) async throws {
        try await host.show(BirdLogView()) { stage in
            let harrier = try await stage.first(.containing("Marsh harrier"))
            try await stage.down(at: harrier.center)
            try await stage.live(for: 0.8)
            try await stage.lift()
            try await stage.settle()
            try await stage.press("Delete")
            try await stage.press("Delete Marsh harrier")
            #expect(try await !stage.shows("Marsh harrier"))
        }
    }
}
