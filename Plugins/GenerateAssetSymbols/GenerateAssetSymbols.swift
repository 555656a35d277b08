import Foundation
import PackagePlugin

/// Writes `ImageResource` and `ColorResource` constants for the asset catalogs of the target it is applied to, and has
/// SwiftUI in all of the target's files: on Apple's platforms a file that only imports Foundation finds its names too.
/// Files that import a product of another package that the target does not depend on get a warning.
@main
struct GenerateAssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = Self.files(in: target.directoryURL)
        let catalogs = files.filter { $0.pathExtension == "xcassets" }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        let hasResources = target.sourceFiles.contains { $0.type == .resource }
        let unused = Self.productsNotUsed(by: target, of: context.package)
        let sources = Self.sources(of: target, importing: unused.map(\.name))
        var arguments = ["--bundle", hasResources ? "module" : "main", "--output", Self.argument(output)]
        arguments += ["--target", target.name]
        arguments += unused.flatMap { ["--product", "\($0.name)=\($0.package)"] }
        arguments += sources.flatMap { ["--source", Self.argument($0)] }
        arguments += catalogs.map(Self.argument)
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "RiffleAssetSymbols").url,
                arguments: arguments,
                inputFiles: files.filter { $0.lastPathComponent == "Contents.json" } + sources,
                outputFiles: [output])
        ]
    }

    /// The files that may import one of the modules: the tool looks closer, and runs again only when one of these changes.
    private static func sources(of target: any SourceModuleTarget, importing modules: [String]) -> [URL] {
        guard !modules.isEmpty else { return [] }
        return target.sourceFiles(withSuffix: "swift").map(\.url).filter { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return modules.contains { text.contains("import \($0)") }
        }
    }

    /// Products with a module of their name that neither the target nor anything it depends on names.
    private static func productsNotUsed(
        by target: any SourceModuleTarget, of package: Package
    ) -> [(name: String, package: String)] {
        let reached = Set(target.recursiveTargetDependencies.map(\.name))
        var unused: [(name: String, package: String)] = []
        for dependency in package.dependencies {
            let (title, id) = (dependency.package.displayName, dependency.package.id)
            for product in dependency.package.products where !reached.contains(product.name) {
                guard product.targets.contains(where: { $0.name == product.name }) else { continue }
                unused.append((product.name, title.lowercased() == id ? title : id))
            }
        }
        return unused.sorted { $0.name < $1.name }
    }

    /// A path as it is, with its spaces.
    private static func argument(_ file: URL) -> String { file.path(percentEncoded: false) }

    /// Without what is hidden: a target's folder may be the package's own, with the folder of builds in it.
    private static func files(in folder: URL) -> [URL] {
        let manager = FileManager.default
        // A link right inside leads to resources that are elsewhere.
        let links = ((try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []).filter {
            (try? manager.destinationOfSymbolicLink(atPath: $0.path)) != nil
        }
        let found = ([folder] + links.map { $0.resolvingSymlinksInPath() }).flatMap { place in
            manager.enumerator(at: place, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?.allObjects ?? []
        }
        return found.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    }
}
