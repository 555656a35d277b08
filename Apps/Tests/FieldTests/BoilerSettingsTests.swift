import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct BoilerSettingsTests {
    @Test("Settings are switched, chosen, stepped and reset", arguments: StageHost.all)
    func settings(_ host: StageHost) async throws {
        try await host.show(BoilerSettingsView()) { stage in
            #expect(try await stage.shows("Heating to 21.0°"))
            try await stage.tap(try await stage.first(.containing("Eco")))
            try await stage.settle()
            try await stage.flip("Heating")
            #expect(try await stage.shows("Off"))
            #expect(try await !stage.shows("Night: 8 hours"))
            try await stage.flip("Heating")
            #expect(try await stage.shows("Night: 8 hours"))
        }
    }

    @Test("Reset asks first, and puts everything back", arguments: [StageHost.headless])
    func reset(_ host: StageHost) async throws {
        try await host.show(BoilerSettingsView(), size: CGSize(width: 393, height: 1400)) { stage in
            try await stage.flip("Heating")
            try await stage.press("Reset all settings")
            #expect(try await stage.shows("The name stays."))
            try await stage.press("Cancel")
            #expect(try await stage.shows("Off"))
            try await stage.press("Reset all settings")
            try await stage.press("Reset")
            #expect(try await stage.shows("Heating to 21.0°"))
        }
    }

    @Test("About is pushed, and goes back", arguments: [StageHost.headless])
    func about(_ host: StageHost) async throws {
        try await host.show(BoilerSettingsView(), size: CGSize(width: 393, height: 1400)) { stage in
            try await stage.press("About")
            #expect(try await stage.shows("HB-12"))
            try await stage.press("Boiler")
            #expect(try await stage.shows("Reset all settings"))
        }
    }
}
