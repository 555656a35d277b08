import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct PreservesTests {
    @Test("A recipe is opened, led on to another one, and a step leads back to the start", arguments: StageHost.all)
    func reading(_ host: StageHost) async throws {
        try await host.show(PreservesView()) { stage in
            try await stage.tap(try await stage.first(.containing("Rhubarb Jam")))
            try await stage.settle()
            #expect(try await stage.shows("1 kg rhubarb"))
            try await stage.tap(try await stage.first(.containing("Boil for twenty minutes")))
            try await stage.settle()
            try await stage.press("Back to the book")
            #expect(try await stage.shows("Plum Butter"))
        }
    }
}
