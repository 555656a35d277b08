import Foundation
import PackagePlugin

/// Writes `ImageResource` and `ColorResource` constants for the asset catalogs of the target it is applied to, and has
/// SwiftUI in all of the target's files: on Apple's platforms a file that only imports Foundation finds its names too.
@main
struct GenerateAssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = Self.files(in: target.directoryURL)
        let catalogs = files.filter { $0.pathExtension == "xcassets" }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        let hasResources = target.sourceFiles.contains { $0.type == .resource }
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "RiffleAssetSymbols").url,
                arguments: ["--bundle", hasResources ? "module" : "main", "--output", Self.argument(output)]
                    + catalogs.map(Self.argument),
                inputFiles: files.filter { $0.lastPathComponent == "Contents.json" },
                outputFiles: [output])
        ]
    }

    /// A path as it is, with its spaces.
    private static func argument(_ file: URL) -> String { file.path(percentEncoded: false) }

    private static func files(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return found.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    }
}
