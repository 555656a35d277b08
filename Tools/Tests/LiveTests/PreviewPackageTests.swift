import Foundation
import Testing
import XcodeProjects

@testable import Live

@Suite struct PreviewPackageTests {
    private func withPackage(_ manifest: String, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "previews-\(UUID())/Shelf Kit")
        let sources = folder.appending(path: "Sources/Shelves")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        try "public struct Shelf {}\n".write(
            to: sources.appending(path: "Shelf.swift"), atomically: true, encoding: .utf8)
        try body(folder)
    }

    @Test("A package of libraries gets a program beside it, which the package manager can read")
    func libraries() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "ShelfKit", products: [.library(name: "ShelfKit", targets: ["Shelves"])],
                targets: [.target(name: "Shelves")])
            """
        try withPackage(manifest) { folder in
            let options = try LiveOptions(folder: folder, library: URL(fileURLWithPath: "/nowhere/Riffle"))
            let previews = try #require(options.previews)
            #expect(options.package == previews.folder)
            try previews.write()
            let made = try ManifestReader.read(previews.folder)
            #expect(made.targets.map(\.kind) == [.executable])
            #expect(made.targets.first?.products == ["SwiftUI", "ShelfKit"])
            #expect(made.localPackages.map(\.lastPathComponent).contains("Riffle"))
            #expect(
                try !String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8).contains("riffle"))
        }
    }

    @Test("One without products is told what to add")
    func noProduct() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "ShelfKit", targets: [.target(name: "Shelves")])
            """
        try withPackage(manifest) { folder in
            let error = #expect(throws: LiveError.self) {
                try PreviewPackage(for: folder, library: folder).write()
            }
            #expect(error?.description.contains(".library(name: \"Shelves\"") == true)
        }
    }

    @Test("One with a program is shown as it is")
    func programs() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "Shelves")])
            """
        try withPackage(manifest) { folder in
            let options = try LiveOptions(folder: folder, library: folder)
            #expect(options.previews == nil && options.package == folder.standardizedFileURL)
        }
    }
}
