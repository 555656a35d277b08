import Testing
import XcodeProjects

@testable import Importing

struct LanguageSettingsTests {
    private func arguments(_ settings: [String: String]) -> [String] {
        LanguageSettings(ResolvedSettings(settings)).arguments
    }

    @Test("A project is in Swift 5 mode unless it says 6")
    func modes() {
        #expect(arguments([:]) == [".swiftLanguageMode(.v5)"])
        #expect(arguments(["SWIFT_VERSION": "6.0"]) == [".swiftLanguageMode(.v6)"])
    }

    @Test("Features are called as the compiler calls them, without those that the mode has")
    func features() {
        let settings = [
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES", "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "YES",
            "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "NO",
        ]
        #expect(
            arguments(settings).dropFirst() == [
                ".enableUpcomingFeature(\"ConciseMagicFile\")", ".enableUpcomingFeature(\"ExistentialAny\")",
            ])
        #expect(
            arguments(settings.merging(["SWIFT_VERSION": "6"]) { $1 }).dropFirst() == [
                ".enableUpcomingFeature(\"ExistentialAny\")"
            ])
    }

    @Test("Conditions come from their setting and from flags")
    func conditions() {
        let settings = LanguageSettings(
            ResolvedSettings([
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA", "OTHER_SWIFT_FLAGS": "-DONE -D TWO -warn-x",
            ]))
        #expect(settings.conditions == ["DEBUG", "BETA", "ONE", "TWO"])
        #expect(
            settings.arguments.filter { $0.hasPrefix(".define") } == [
                ".define(\"BETA\")", ".define(\"ONE\")", ".define(\"TWO\")",
            ])
    }
}
