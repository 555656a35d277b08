import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct PracticeTests {
    @Test("Minutes are added, and a new habit is made", arguments: StageHost.all)
    func habits(_ host: StageHost) async throws {
        try await host.show(PracticeView()) { stage in
            #expect(try await stage.shows("5 of 15 minutes"))
            try await stage.tapText("Scales")
            try await stage.press("+10")
            #expect(try await stage.shows("15 of 15 minutes"))

            try await stage.press("Add")
            #expect(try await stage.find(.role(.button, "Save")).isEnabled == false)
            try await stage.fill("Name", with: "Rhythm")
            try await stage.press("Save")
            #expect(try await stage.shows("Rhythm"))
        }
    }
}
