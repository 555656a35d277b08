import Foundation
import Testing

@testable import XcodeProjects

struct OtherProjectsTests {
    @Test("The targets, settings and packages of XcodeGen are read")
    func xcodeGen() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "project.yml",
            """
            name: Garden
            options:
              deploymentTarget:
                iOS: "17.0"
            settings:
              SWIFT_VERSION: "6.0"
            packages:
              Algorithms:
                url: https://github.com/apple/swift-algorithms
                from: 1.2.0
              Kit:
                path: Kit
            targets:
              Garden:
                type: application
                platform: iOS
                sources:
                  - path: App
                    excludes: ["**/*.md", Old]
                settings:
                  base:
                    PRODUCT_BUNDLE_IDENTIFIER: org.example.garden
                dependencies:
                  - target: Soil
                  - package: Algorithms
              Soil: { type: framework, platform: iOS, sources: Soil }
              GardenTests: { type: bundle.unit-test, platform: iOS, sources: [Tests], dependencies: [{ target: Garden }] }
            """)
        for path in ["App/A.swift", "App/Old/B.swift", "App/x/Notes.md", "Soil/S.swift", "Tests/T.swift"] {
            try folder.write(path, "")
        }
        try folder.write("App/Assets.xcassets/Contents.json", "{}")
        let project = try ProjectDiscovery.read(folder.url)
        let app = try #require(project.target(named: "Garden"))
        #expect(app.sources.map(\.lastPathComponent) == ["A.swift"])
        #expect(app.resources.map(\.lastPathComponent) == ["Assets.xcassets"])
        #expect(app.settings["SWIFT_VERSION"] == "6.0" && app.settings["IPHONEOS_DEPLOYMENT_TARGET"] == "17.0")
        #expect(app.dependencies == ["Soil"] && app.products == ["Algorithms"])
        #expect(project.remotePackages.map(\.requirement) == ["from: \"1.2.0\""])
        #expect(project.notes == ["the local package Kit is not at Kit"])
    }

    @Test("A workspace is its projects and packages")
    func workspace() throws {
        let folder = try TemporaryFolder()
        for name in ["Pantry", "Tally"] {
            try FileManager.default.copyItem(
                at: Fixture.folder.appending(path: name), to: folder.url.appending(path: name))
        }
        try folder.write("Kit/Package.swift", "")
        try folder.write(
            "All.xcworkspace/contents.xcworkspacedata",
            """
            <Workspace version = "1.0"><Group location = "container:" name = "x">
            <FileRef location = "group:Pantry/Pantry.xcodeproj"></FileRef>
            <FileRef location = "group:Tally/Tally.xcodeproj"></FileRef>
            <FileRef location = "group:Kit"></FileRef></Group></Workspace>
            """)
        let project = try ProjectDiscovery.read(folder.url)
        #expect(project.targets.filter { $0.kind == .app }.map(\.name) == ["Pantry", "Tally"])
        #expect(project.localPackages.map(\.lastPathComponent) == ["Kit"])
        #expect(project.name == "All")
    }

    @Test("A manifest of Swift Playgrounds is read without what only they have")
    func playgrounds() {
        let text = """
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "A",
                products: [
                    .iOSApplication(name: "A", targets: ["AppModule"], appIcon: .placeholder(icon: .leaf)),
                    .library(name: "B", targets: ["B"]),
                ])
            """
        let rest = ManifestReader.withoutAppProducts(text)
        #expect(!rest.contains("iOSApplication") && !rest.contains("AppleProductTypes"))
        #expect(rest.contains(".library(name: \"B\"") && rest.contains("name: \"A\""))
        #expect(rest.split(separator: "\n").count >= 6)
    }

    @Test("Patterns of shells choose files")
    func patterns() {
        #expect(XcodeGenReader.matches("a/b/c.md", pattern: "**/*.md"))
        #expect(XcodeGenReader.matches("c.md", pattern: "**/*.md"))
        #expect(!XcodeGenReader.matches("a/c.md", pattern: "*.md"))
        #expect(XcodeGenReader.matches("a/b/c", pattern: "a/**"))
    }
}
