import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct MembershipTests {
    @Test(
        "What is wrong stands beside its field; a wrong password is told; the right one opens", arguments: StageHost.all
    )
    func signIn(_ host: StageHost) async throws {
        try await host.show(MembershipView()) { stage in
            #expect(try await stage.find(.role(.button, "Sign In")).isEnabled == false)
            try await stage.fill("Email", with: "rosa")
            #expect(try await stage.shows("name@place.org"))
            try await stage.type("@plots.org")
            try await stage.settle()
            #expect(try await !stage.shows("name@place.org"))
            try await stage.key(.return)
            try await stage.settle()
            try await stage.type("rhubarb")
            try await stage.settle()
            #expect(try await stage.shows("1 to go"))
            try await stage.type("7x")
            try await stage.settle()
            #expect(try await stage.describeElements().contains("rhubarb") == false)
            try await stage.press("Sign In")
            try await stage.live(for: 1)
            try await stage.settle()
            #expect(try await stage.shows("That is not the password."))
            try await stage.press("OK")
            // A secret that is edited anew begins with nothing.
            try await stage.type("rhubarb42")
            try await stage.settle()
            try await stage.key(.return)
            try await stage.live(for: 1)
            try await stage.settle()
            #expect(try await stage.shows("Welcome, Rosa!"))
            try await stage.press("Sign Out")
            #expect(try await stage.shows("Allotment Society"))
        }
    }

    @Test("Help comes up from below and goes when it is pulled down", arguments: [StageHost.headless])
    func help(_ host: StageHost) async throws {
        try await host.show(MembershipView()) { stage in
            try await stage.press("Forgot your password?")
            let title = try await stage.find(.text("Ask at the shed"))
            try await stage.drag(title, by: CGSize(width: 0, height: 220))
            try await stage.settle()
            #expect(try await !stage.shows("Ask at the shed"))
        }
    }
}
