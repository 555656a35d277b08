import Foundation
import SwiftText
import XcodeProjects

/// A package with a program that shows the previews of another one, which has libraries and no program.
///
/// It is written into the folder `.riffle/previews` of that package, and written anew before each build by SwiftPM.
package struct PreviewPackage {
    /// Where it is written.
    package let folder: URL
    /// What the page calls the user's package, which is the name of its folder.
    package var name: String { package.standardizedFileURL.lastPathComponent }
    private let package: URL
    private let library: URL

    /// - Parameters:
    ///   - package: the folder of the user's package.
    ///   - library: Riffle's checkout.
    package init(for package: URL, library: URL) {
        self.package = package
        self.library = library
        folder = package.appending(path: ".riffle/previews")
    }

    /// Whether a package has no program, as its manifest reads. It is run only where its text leaves that open.
    package static func isWanted(for package: URL) -> Bool {
        let file = package.appending(path: "Package.swift")
        guard let text = try? String(contentsOf: file, encoding: .utf8), !text.contains("executableTarget"),
            !text.contains("iOSApplication")
        else { return false }
        // What cannot be read is an error of the build's, which says more.
        guard let content = try? ManifestReader.read(package) else { return false }
        return !content.targets.contains { $0.kind == .executable }
    }

    /// Writes the package, with all libraries of the user's.
    package func write() throws {
        let content = try ManifestReader.read(package)
        let libraries = content.products.filter { product in
            product.value.contains { content.target(named: $0)?.kind == .regular }
        }.keys.sorted()
        guard !libraries.isEmpty else {
            throw LiveError(
                "The package has neither a program nor a library product. Name its targets in a product: "
                    + ".library(name: \"\(content.targets.first?.name ?? "Views")\", targets: [...])")
        }
        let sources = folder.appending(path: "Sources/Previews")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try update(folder.appending(path: "Package.swift"), manifest(libraries, tools: content.toolsVersion))
        try update(sources.appending(path: "PreviewsApp.swift"), program(content.name))
        try update(folder.appending(path: ".gitignore"), "*\n")
    }

    /// What is there already stays as it is, so that nothing is built anew for its date.
    private func update(_ file: URL, _ text: String) throws {
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func manifest(_ libraries: [String], tools: String) -> String {
        let products = libraries.map {
            "                .product(name: \(Placeholder.literal($0)), package: \(Placeholder.literal(name))),"
        }
        return """
            // swift-tools-version: 6.1
            // Written by `riffle dev`, to show the previews of a package that has no program.
            import PackageDescription

            let package = Package(
                name: "Previews",
                dependencies: [
                    .package(name: "Riffle", path: \(Placeholder.literal(library.path(percentEncoded: false).trimmed))),
                    .package(path: "../.."),
                ],
                targets: [
                    .executableTarget(
                        name: "Previews",
                        dependencies: [
                            .product(name: "SwiftUI", package: "Riffle"),
            \(products.joined(separator: "\n"))
                        ])
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }

    private func program(_ name: String) -> String {
        """
        // Written by `riffle dev`.
        import SwiftUI

        @main
        struct PreviewsApp: App {
            var body: some Scene {
                WindowGroup(\(Placeholder.literal(name))) {
                    ContentUnavailableView(
                        "No previews", systemImage: "rectangle.stack",
                        description: Text("This package has libraries only. Add a #Preview beside a view to see it here."))
                }
            }
        }

        """
    }
}
