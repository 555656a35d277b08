import Foundation
import Testing

@testable import XcodeProjects

struct XcodeProjectReaderTests {
    private func read(_ name: String) throws -> Project {
        try ProjectDiscovery.read(Fixture.folder.appending(path: name))
    }

    @Test("Groups and build phases lead to the files of each target")
    func groups() throws {
        let project = try read("Pantry")
        #expect(project.targets.map(\.name) == ["Pantry", "PantryTests", "PantryUITests"])
        #expect(project.targets.map(\.kind) == [.app, .unitTests, .uiTests])
        let app = project.targets[0]
        #expect(
            Fixture.paths(app.sources, in: "Pantry") == [
                "Pantry/JarRow.swift", "Pantry/Pantry.swift", "Pantry/PantryApp.swift", "Pantry/ShelfView.swift",
            ])
        #expect(
            Fixture.paths(app.resources, in: "Pantry") == [
                "Pantry/Assets.xcassets", "Pantry/Localizable.xcstrings",
                "Pantry/Preview Content/Preview Assets.xcassets",
            ])
        #expect(project.targets[1].dependencies == ["Pantry"])
        #expect(app.settings["INFOPLIST_KEY_CFBundleDisplayName"] == "My Pantry")
        #expect(project.notes.isEmpty)
    }

    @Test("Files of configurations count below the target's own settings, and packages are found among the files")
    func configurations() throws {
        let project = try read("Voyager")
        let app = try #require(project.target(named: "Voyager"))
        #expect(app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG STAGING")
        #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.voyager")
        #expect(app.settings["API_HOST"] == "staging.voyager.example")
        #expect(app.settings["IPHONEOS_DEPLOYMENT_TARGET"] == "16.4")
        #expect(app.products == ["VoyagerKit"])
        #expect(Fixture.paths(project.localPackages, in: "Voyager") == ["Packages/VoyagerKit"])
        #expect(Fixture.paths(app.resources, in: "Voyager").contains("Voyager/Resources/de.lproj/Localizable.strings"))
        #expect(Fixture.paths(app.sources, in: "Voyager").contains("Voyager/Über uns/AboutView.swift"))
        #expect(project.target(named: "VoyagerWidget")?.kind == .other("extension"))
    }

    @Test("A folder that follows the disk has all of its files, without the exceptions")
    func folders() throws {
        let app = try #require(try read("Tally").target(named: "Tally"))
        #expect(
            Fixture.paths(app.sources, in: "Tally") == [
                "Tally/Model/TallyBook.swift", "Tally/TallyApp.swift", "Tally/Views/BookView.swift",
                "Tally/Views/Platform.swift",
            ])
        #expect(Fixture.paths(app.resources, in: "Tally") == ["Tally/Assets.xcassets"])
        #expect(app.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor")
    }

    @Test("What cannot be read says what to do")
    func refusals() throws {
        let folder = try TemporaryFolder()
        func message(_ path: String) -> String {
            do {
                _ = try ProjectDiscovery.read(folder.url.appending(path: path))
                return ""
            } catch { return "\(error)" }
        }
        #expect(message("").contains("riffle new"))
        #expect(message("nowhere").contains("is not there"))
        try folder.write("a/Broken.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ <<<<<<< HEAD\n")
        #expect(message("a").contains("marks of a merge"))
        #expect(message("").contains("a/Broken.xcodeproj"))
        try folder.write("b/Empty.xcodeproj/project.pbxproj", "{ objects = {}; }")
        #expect(message("b").contains("no project of Xcode"))
        try folder.write("c/Project.swift", "")
        #expect(message("c").contains("tuist generate"))
        try folder.write("d/A.xcodeproj/x", "")
        #expect(message("d").contains("no project.pbxproj"))
        try folder.write("d/B.xcodeproj/x", "")
        #expect(message("d").contains("several projects"))
    }

    @Test("A file that is not there is noted, and the others are read")
    func missingFiles() throws {
        let folder = try TemporaryFolder()
        let copy = folder.url.appending(path: "Pantry")
        try FileManager.default.copyItem(at: Fixture.folder.appending(path: "Pantry"), to: copy)
        try FileManager.default.removeItem(at: copy.appending(path: "Pantry/JarRow.swift"))
        let project = try ProjectDiscovery.read(copy)
        #expect(project.targets[0].sources.count == 3)
        #expect(project.notes == ["Pantry/JarRow.swift, of Pantry, is not there"])
    }
}
