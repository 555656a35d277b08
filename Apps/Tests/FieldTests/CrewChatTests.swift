import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct CrewChatTests {
    @Test("A message is written and sent, is read, and is answered", arguments: StageHost.all)
    func chat(_ host: StageHost) async throws {
        try await host.show(CrewChatView()) { stage in
            #expect(try await stage.find(.role(.button, "Send")).isEnabled == false)
            try await stage.fill("Message", with: "Closed and locked.")
            try await stage.press("Send")
            #expect(try await stage.shows("Closed and locked."))
            try await stage.live(for: 1.2)
            try await stage.settle()
            var answers = 0
            for answer in ["Will do.", "Aye.", "Ask the mate"] where try await stage.shows(answer) { answers += 1 }
            #expect(answers == 1)
            #expect(try await stage.find(.role(.button, "Send")).isEnabled == false)
        }
    }
}
