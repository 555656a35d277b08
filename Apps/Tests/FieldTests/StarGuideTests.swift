import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct StarGuideTests {
    @Test(
        "Pages are swiped and pressed through, the question is answered, and the list is there",
        arguments: StageHost.all)
    func guide(_ host: StageHost) async throws {
        try await host.show(StarGuideView()) { stage in
            #expect(try await stage.shows("Look up"))
            let title = try await stage.find(.text("Look up"))
            try await stage.flick(title, by: CGSize(width: -220, height: 0))
            try await stage.settle()
            #expect(try await stage.find(.text("Point")).frame.midX > 100)
            try await stage.press("Next")
            try await stage.press("Begin")
            #expect(try await stage.shows("May Star Guide use your location?"))
            try await stage.press("Allow")
            #expect(try await stage.shows("Vega"))
        }
    }
}
