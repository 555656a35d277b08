import Foundation
import PackagePlugin

@main
struct WriteFlames: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "Flames.swift")
        return [
            .buildCommand(
                displayName: "Writing flames", executable: try context.tool(named: "flame-writer").url,
                arguments: [output.path(percentEncoded: false)], outputFiles: [output])
        ]
    }
}
