import Foundation
import NewApps
import Testing

struct NewAppTests {
    private let parent = FileManager.default.temporaryDirectory.appending(path: "new-app-\(UUID().uuidString)")

    @Test("A new app has a view, a catalog, a preview and a test, which have its name")
    func files() throws {
        let app = try NewApp("Größe2", in: parent)
        try app.write(library: "../Riffle")
        defer { try? FileManager.default.removeItem(at: parent) }
        let files = Dictionary(uniqueKeysWithValues: app.files(library: "../Riffle").map { ($0.path, $0.text) })
        #expect(files["Package.swift"]?.contains("path: \"../Riffle\"") == true)
        #expect(files["Package.swift"]?.contains(".when(traits: [\"Web\"])") == true)
        #expect(files["Sources/Größe2/Größe2App.swift"]?.contains("struct Größe2App: App") == true)
        #expect(files["Sources/Größe2/ContentView.swift"]?.contains("#Preview") == true)
        #expect(files["Tests/Größe2Tests/ContentViewTests.swift"]?.contains("@testable import Größe2\n") == true)
        for (path, text) in files {
            #expect(try String(contentsOf: app.folder.appending(path: path), encoding: .utf8) == text)
        }
        #expect(throws: NewApp.Refusal.self) { try NewApp("Größe2", in: parent) }
    }

    @Test(
        "A name that no module can have is refused",
        arguments: ["", "My App", "2048", "a/b", "SwiftUI", "a-b", "\"x\""])
    func names(name: String) {
        #expect(throws: NewApp.Refusal.self) { try NewApp(name, in: parent) }
    }
}
