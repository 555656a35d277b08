import Foundation
import Testing

@testable import Importing
@testable import XcodeProjects

/// Imports of the fixtures, without compiling anything.
struct ImportRunTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// A copy of a fixture, in a folder with spaces and umlauts, which is removed at the end.
    private struct Copy: ~Copyable {
        let parent: URL
        let folder: URL

        init(_ name: String) throws {
            parent = FileManager.default.temporaryDirectory.appending(path: "Über importierte \(UUID().uuidString)")
            folder = parent.appending(path: name)
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: ImportRunTests.tests.appending(path: "Fixtures/\(name)"), to: folder)
        }

        deinit { try? FileManager.default.removeItem(at: parent) }

        func text(_ path: String) -> String {
            (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
        }

        func write(_ path: String, _ text: String) throws {
            try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
        }

        /// All files with what is in them, without those that riffle wrote.
        func own() -> [String: Data] {
            var found: [String: Data] = [:]
            let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
            while let path = paths?.nextObject() as? String {
                if path.hasPrefix(".riffle") || path == "Package.swift" { continue }
                found[path] = FileManager.default.contents(
                    atPath: folder.appending(path: path).path(percentEncoded: false))
            }
            return found
        }

        func run(_ change: (inout ImportOptions) -> Void = { _ in }) throws -> (ImportRun, ImportReport) {
            let library = ImportRunTests.tests.deletingLastPathComponent().deletingLastPathComponent()
            var options = ImportOptions(place: folder, library: library)
            options.skipsBuild = true
            change(&options)
            var run = try ImportRun(options, say: { _ in }, choose: { throw ProjectError("choose of \($0)") })
            let report = try run.run()
            return (run, report)
        }
    }

    @Test(
        "Nothing of the user's is changed, and the files that were written are named",
        arguments: ["Pantry", "Voyager", "Tally"])
    func unchanged(name: String) throws {
        let copy = try Copy(name)
        let before = copy.own()
        let (run, _) = try copy.run()
        #expect(copy.own() == before)
        #expect(run.written.contains("Package.swift") && run.written.contains(".riffle/riffle-import.md"))
        for path in run.written { #expect(copy.text(path) != "") }
    }

    @Test("An accent color and an icon of other names are told to the app")
    func otherNames() throws {
        let copy = try Copy("Voyager")
        let project = "Voyager.xcodeproj/project.pbxproj"
        try copy.write(
            project,
            copy.text(project).replacing("ACCENT_COLOR_NAME = AccentColor", with: "ACCENT_COLOR_NAME = Sea")
                .replacing("APPICON_NAME = AppIcon", with: "APPICON_NAME = Compass"))
        _ = try copy.run()
        let told = copy.text(".riffle/support/Voyager/ImportedInformation.swift")
        #expect(told.contains("<key>NSAccentColorName</key>\n\t<string>Sea</string>"))
        #expect(told.contains("<key>CFBundleIconName</key>\n\t<string>Compass</string>"))
    }

    @Test("A small app is a program with its catalogs, and a target of tests")
    func smallApp() throws {
        let copy = try Copy("Pantry")
        let (_, report) = try copy.run()
        let manifest = copy.text("Package.swift")
        #expect(manifest.contains(".executableTarget(\n            name: \"Pantry\""))
        #expect(manifest.contains(".copy(\"Localizable.xcstrings\")"))
        #expect(manifest.contains(".product(name: \"Combine\", package: \"Riffle\")"))
        #expect(manifest.contains(".testTarget(\n            name: \"PantryTests\""))
        #expect(manifest.contains("platforms: [.iOS(\"17.0\")]"))
        #expect(report.leftOut.isEmpty)
        let interface = try #require(report.targets.first { $0.unit.name == "PantryUITests" })
        #expect(interface.library.contains("XCUIAutomation") && interface.unit.units == ["Pantry"])
        #expect(interface.plan.files.map(\.copy).contains("Rewritten_PantryUITests.swift"))
        let bundle = copy.text(".riffle/support/Pantry/ImportedBundle.swift")
        #expect(bundle.contains("<string>My Pantry</string>") && bundle.contains("Pantry_Pantry.resources"))
        let information = copy.text(".riffle/support/Pantry/ImportedInformation.swift")
        #expect(information.contains("<string>My Pantry</string>"))
    }

    @Test(
        "Conditions, shared files, two files of one name and missing modules make copies, and a local package is declared again"
    )
    func largeApp() throws {
        let copy = try Copy("Voyager")
        let (_, report) = try copy.run()
        let manifest = copy.text("Package.swift")
        #expect(manifest.contains("path: \"Packages/VoyagerKit/Sources/VoyagerKit\""))
        #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v5), .define(\"STAGING\")]"))
        let app = try #require(report.targets.first { $0.unit.name == "Voyager" })
        #expect(
            app.plan.files.map(\.copy).sorted() == [
                "Rewritten2_Row.swift", "Rewritten_Haptics.swift", "Rewritten_ImportedBundle.swift",
                "Rewritten_ImportedInformation.swift", "Rewritten_JournalStore.swift", "Rewritten_MapScreen.swift",
                "Rewritten_RootView.swift",
                "Rewritten_TripFormat.swift",
            ])
        #expect(app.path == "Voyager" && app.library == ["SwiftUI", "UIKit"])
        #expect(app.excludes.contains("Places") && app.excludes.contains("Resources/Info.plist"))
        #expect(copy.text(".riffle/support/Voyager/ImportedBundle.swift").contains("staging.voyager.example"))
        #expect(Set(report.leftOut.map(\.missing)).isSuperset(of: ["MapKit", "CoreData"]))
        #expect(report.page.contains("Voyager/Places/MapScreen.swift:1"))
        #expect(report.page.contains("Instead: Show a picture of a map"))
    }

    @Test("The settings of concurrency are those of the project")
    func concurrency() throws {
        let copy = try Copy("Tally")
        let (_, report) = try copy.run()
        let manifest = copy.text("Package.swift")
        #expect(manifest.hasPrefix("// swift-tools-version: 6.2"))
        #expect(manifest.contains(".defaultIsolation(MainActor.self)") && manifest.contains(".swiftLanguageMode(.v6)"))
        #expect(manifest.contains("exclude: [\"Drafts\", \"Info.plist\", \"Views/Platform.swift\"]"))
        #expect(report.leftOut.isEmpty)
    }

    @Test("Running it again takes up what has changed, and keeps a manifest that somebody changed")
    func again() throws {
        let copy = try Copy("Tally")
        _ = try copy.run()
        try copy.write("Tally/Views/Platform.swift", "import SwiftUI\n")
        _ = try copy.run()
        #expect(!copy.text("Package.swift").contains("Platform.swift"))
        #expect(!copy.text(".riffle/targets/Tally.json").contains("Platform.swift"))

        let changed = copy.text("Package.swift") + "// mine\n"
        try copy.write("Package.swift", changed)
        try copy.write("Tally/Views/Platform.swift", "#if os(iOS)\n#endif\n")
        #expect(throws: ProjectError.self) { try copy.run() }
        #expect(copy.text("Package.swift") == changed)
        #expect(copy.text(".riffle/Package.swift.new").contains("Platform.swift"))
        _ = try copy.run { $0.overwrites = true }
        #expect(!copy.text("Package.swift").contains("// mine"))
    }

    @Test("A manifest of the project's own is left alone: ours stands apart, and leads to the files by a link")
    func ownManifest() throws {
        let copy = try Copy("Tally")
        try copy.write("Package.swift", "// swift-tools-version: 5.9\n")
        let (run, _) = try copy.run()
        #expect(copy.text("Package.swift") == "// swift-tools-version: 5.9\n")
        #expect(copy.text(".riffle/package/Package.swift").contains("path: \"project/Tally\""))
        #expect(copy.text(".riffle/package/project/Tally/TallyApp.swift").contains("@main"))
        #expect(run.packageFolder.lastPathComponent == "package")
    }

    @Test("A target whose files are all copies has one of its own, and its resources")
    func allCopies() throws {
        let copy = try Copy("Tally")
        for path in ["TallyApp.swift", "Model/TallyBook.swift", "Views/BookView.swift"] {
            try copy.write("Tally/\(path)", copy.text("Tally/\(path)") + "#if os(iOS)\n#endif\n")
        }
        _ = try copy.run()
        let manifest = copy.text("Package.swift")
        #expect(
            manifest.contains("path: \".riffle/stand-ins/Tally\"") && manifest.contains("sources: [\"StandIn.swift\"]"))
        #expect(manifest.contains(".copy(\"Files/Assets.xcassets\")"))
        #expect(copy.text(".riffle/stand-ins/Tally/Files/TallyApp.swift").contains("@main"))
    }

    @Test("UI tests are a target of tests where Riffle has what they need")
    func automation() throws {
        let copy = try Copy("Pantry")
        let library = copy.parent.appending(path: "Library")
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        try ".library(name: \"XCUIAutomation\", targets: [])".write(
            to: library.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let (_, report) = try copy.run { $0.library = library }
        #expect(report.leftOut.isEmpty)
        #expect(report.targets.last?.library == ["SwiftUI", "XCUIAutomation"])
        #expect(copy.text("Package.swift").contains("path: \"../Library\""))
    }

    @Test("Of several apps one is asked for, and the others are left out")
    func severalApps() throws {
        let copy = try Copy("Pantry")
        let list =
            "<FileRef location = \"group:Pantry/Pantry.xcodeproj\"/><FileRef location = \"group:T/Tally.xcodeproj\"/>"
        let workspace = copy.parent.appending(path: "All.xcworkspace")
        try FileManager.default.copyItem(
            at: Self.tests.appending(path: "Fixtures/Tally"), to: copy.parent.appending(path: "T"))
        try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
        try list.write(to: workspace.appending(path: "contents.xcworkspacedata"), atomically: true, encoding: .utf8)
        let error = #expect(throws: ProjectError.self) { try copy.run { $0.place = copy.parent } }
        #expect(error?.description == "choose of [\"Pantry\", \"Tally\"]")
        let (_, report) = try copy.run {
            $0.place = copy.parent
            $0.target = "Tally"
        }
        #expect(report.targets.map(\.unit.name) == ["Tally", "TallyTests"])
        #expect(report.targets[0].path == "T/Tally")
        #expect(report.leftOut.contains { $0.place == "Pantry" && $0.reason.contains("--target \"Pantry\"") })
    }

    @Test("Nothing is written when it only checks, and an app that is not there is refused")
    func checking() throws {
        let copy = try Copy("Pantry")
        let (run, report) = try copy.run { $0.checksOnly = true }
        #expect(run.written.isEmpty && copy.text("Package.swift") == "")
        #expect(report.page.contains("Nothing was compiled"))
        #expect(throws: ProjectError.self) { try copy.run { $0.target = "Cellar" } }
    }
}
