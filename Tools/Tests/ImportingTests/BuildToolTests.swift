import Foundation
import Testing

@testable import Importing
@testable import XcodeProjects

/// What runs while others are built: macros, plugins and their programs.
@Suite struct BuildToolTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// Imports the fixture without compiling or fetching anything.
    ///
    /// - Returns: the report, and the manifest that was written.
    private func imported(_ change: (URL) throws -> Void = { _ in }) throws -> (ImportReport, String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Über tools \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Self.tests.appending(path: "Fixtures/Lantern"), to: folder)
        let manifest = folder.appending(path: "LanternKit/Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        // Nothing is fetched.
        try text.replacing(/\.package\(url:[^)]*\)|\.product\([^)]*\),/, with: "")
            .write(to: manifest, atomically: true, encoding: .utf8)
        try change(folder)
        let library = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
        var options = ImportOptions(place: folder, library: library)
        options.skipsBuild = true
        var run = try ImportRun(options, say: { _ in }, choose: { throw ProjectError("choose of \($0)") })
        let report = try run.run()
        let place = run.packageFolder.appending(path: "Package.swift")
        return (report, try String(contentsOf: place, encoding: .utf8))
    }

    @Test("Macros, plugins and their programs are declared again, and stay as they are")
    func declaredAgain() throws {
        let (report, manifest) = try imported()
        #expect(report.notes.isEmpty)
        #expect(manifest.contains("import CompilerPluginSupport\nimport PackageDescription\n"))
        #expect(manifest.contains(".macro(\n            name: \"LanternMacros\""))
        #expect(manifest.contains("path: \"LanternKit/Sources/LanternMacros\""))
        #expect(
            manifest.contains(".plugin(\n            name: \"WriteFlames\",\n            capability: .buildTool(),"))
        #expect(manifest.contains(".executableTarget(\n            name: \"flame-writer\""))
        let kit = try #require(report.targets.first { $0.unit.name == "LanternKit" })
        #expect(kit.unit.units == ["LanternMacros"] && kit.unit.plugins == ["WriteFlames"])
        #expect(manifest.contains(".plugin(name: \"WriteFlames\")"))
        // Neither is code for iOS, nor is it given the library.
        for target in report.targets where target.unit.kind.runsInBuilds {
            #expect(target.library.isEmpty && target.plan.files.isEmpty)
        }
    }

    @Test("Binaries and plugins that are asked for are left out, with what they are")
    func leftOut() throws {
        let (report, manifest) = try imported()
        #expect(!manifest.contains("Wick.xcframework\",") && !manifest.contains("ShowFlames"))
        let reasons = Dictionary(report.leftOut.map { ($0.place, $0.reason) }, uniquingKeysWith: { one, _ in one })
        #expect(reasons["Wick"]?.contains("for Apple's platforms") == true)
        #expect(reasons["ShowFlames"] != nil && reasons["flame-writer"] == nil)
        #expect(reasons["LanternKit/Sources/LanternKit/Wicks.swift"] == "no such module 'Wick'")
    }

    @Test("A package of an app has its own macros and plugins, too")
    func ownPackage() throws {
        let (report, manifest) = try imported { folder in
            let files = FileManager.default
            try files.removeItem(at: folder.appending(path: "project.yml"))
            for name in ["Sources", "Plugins", "Wick.xcframework"] {
                try files.moveItem(
                    at: folder.appending(path: "LanternKit/\(name)"), to: folder.appending(path: name))
            }
            try files.removeItem(at: folder.appending(path: "LanternKit"))
            try files.moveItem(at: folder.appending(path: "Lantern"), to: folder.appending(path: "Sources/Lantern"))
            try """
            // swift-tools-version: 6.0
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "Lantern",
                targets: [
                    .executableTarget(name: "Lantern", dependencies: ["LanternKit"]),
                    .target(name: "LanternKit", dependencies: ["LanternMacros"], plugins: ["WriteFlames"]),
                    .macro(name: "LanternMacros"),
                    .plugin(name: "WriteFlames", capability: .buildTool(), dependencies: ["flame-writer"]),
                    .executableTarget(name: "flame-writer"),
                ])
            """.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        }
        #expect(manifest.contains("path: \"project/Sources/LanternMacros\""))
        let kit = try #require(report.targets.first { $0.unit.name == "LanternKit" })
        #expect(kit.unit.units == ["LanternMacros"] && kit.unit.plugins == ["WriteFlames"])
    }
}
