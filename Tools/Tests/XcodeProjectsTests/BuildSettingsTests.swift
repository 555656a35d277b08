import Testing

@testable import XcodeProjects

struct BuildSettingsTests {
    private func value(_ key: String, _ levels: [String: String]...) -> String? {
        BuildSettings(levels: levels).resolved()[key]
    }

    @Test("A setting may have another's value, and that of the level below")
    func values() {
        #expect(value("A", ["A": "x"], ["A": "$(inherited) y"]) == "x y")
        #expect(value("A", ["A": "x"], ["A": "$(A) y"]) == "x y")
        #expect(value("A", ["B": "x"], ["A": "${B}/$(B:upper)$(C:default=z)"]) == "x/Xz")
        #expect(value("A", ["B": "My App", "A": "$(B:c99extidentifier)"]) == "My_App")
        #expect(value("A", ["DEBUG_X": "1", "K": "DEBUG", "A": "$($(K)_X)"]) == "1")
    }

    @Test("Settings that name each other in a ring, and marks that are not closed, end")
    func rings() {
        #expect(value("A", ["A": "$(B)", "B": "$(A)"]) == nil)
        #expect(value("A", ["A": "x$(B"]) == "x$(B")
        #expect(value("A", ["A": "5$"]) == "5$")
    }

    @Test("Of conditional settings those of the simulator count")
    func conditions() {
        let level = BuildSettings.level([
            "A": "x", "A[sdk=iphonesimulator*]": "y", "B": ["x", "y"], "C[sdk=macosx*]": "z", "D[config=Release]": "z",
        ])
        #expect(level == ["A": "y", "B": "x y"])
    }

    @Test("A file of settings has comments, and includes others")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xcconfig", "#include \"b.xcconfig\"\n#include? \"c\"\nA = $(B) // x\nURL = http:/$()/a\n")
        try folder.write("b.xcconfig", "B = b\nA[sdk=*] = c\n")
        var notes: [String] = []
        let level = BuildSettings.level(configuration: folder.url.appending(path: "a.xcconfig"), notes: &notes)
        #expect(level["B"] == "b" && level["URL"] == "http:/$()/a" && notes.isEmpty)
    }
}
