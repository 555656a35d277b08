import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct ContactSheetTests {
    @Test("A frame opens and closes; frames are selected and deleted", arguments: StageHost.all)
    func frames(_ host: StageHost) async throws {
        try await host.show(ContactSheetView()) { stage in
            try await stage.tap(try await stage.first(.containing("Frame 5")))
            try await stage.settle()
            #expect(try await stage.findAll(.containing("Frame 7")).isEmpty)
            try await stage.press("Info")
            #expect(try await stage.shows("235°"))
        }
    }

    @Test("What is selected is deleted", arguments: [StageHost.headless])
    func deleting(_ host: StageHost) async throws {
        try await host.show(ContactSheetView()) { stage in
            try await stage.press("Select")
            try await stage.tap(try await stage.first(.containing("Frame 2")))
            try await stage.tap(try await stage.first(.containing("Frame 3")))
            try await stage.settle()
            #expect(try await stage.shows("2 selected"))
            try await stage.press("Delete")
            try await stage.press("Delete 2 frames")
            #expect(try await stage.first(.containing("Frame")).label.hasPrefix("Frame 1"))
            #expect(try await !stage.first(.containing("Frame 2")).label.hasPrefix("Frame 2,"))
            #expect(try await !stage.findAll(.label("Frame 4")).isEmpty)
        }
    }
}
