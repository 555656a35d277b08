import Foundation
import PackagePlugin

/// Compiles copies of a target's files in their place, as `.riffle/targets/NAME.json` says, which `riffle import` writes:
/// those with conditions about platforms, to which the copies have the answers of iOS, and those with parts that do not
/// compile here.
@main
struct RewriteSources: BuildToolPlugin {
    private struct Plan: Decodable {
        struct File: Decodable {
            var path: String
            var copy: String
        }

        var files: [File]
    }

    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let root = context.package.directoryURL
        // A manifest that stands apart is in the folder with the plans.
        let plans = [".riffle/targets", "../targets"].map {
            root.appending(path: "\($0)/\(target.name).json").standardizedFileURL
        }
        guard let plan = plans.first(where: { FileManager.default.fileExists(atPath: Self.argument($0)) }) else {
            return []
        }
        let data = try Data(contentsOf: plan)
        let files = try JSONDecoder().decode(Plan.self, from: data).files
        let tool = try context.tool(named: "RiffleSourceRewriting").url
        let support = context.pluginWorkDirectoryURL.appending(path: "LeftOut.swift")
        var commands: [Command] = [
            .buildCommand(
                displayName: "Naming what is left out of \(target.name)", executable: tool,
                arguments: ["--support", Self.argument(support)], outputFiles: [support])
        ]
        for file in files {
            let source = root.appending(path: file.path).standardizedFileURL
            // A file that is gone is none of the target's any more.
            guard FileManager.default.fileExists(atPath: Self.argument(source)) else { continue }
            let copy = context.pluginWorkDirectoryURL.appending(path: file.copy)
            commands.append(
                .buildCommand(
                    displayName: "Rewriting \(source.lastPathComponent)", executable: tool,
                    arguments: [Self.argument(plan), file.path, Self.argument(source), Self.argument(copy)],
                    inputFiles: [source, plan], outputFiles: [copy]))
        }
        return commands
    }

    /// A path as it is, with its spaces.
    private static func argument(_ file: URL) -> String { file.path(percentEncoded: false) }
}
