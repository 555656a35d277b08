import Agents
import ArgumentParser
import Foundation

struct MCP: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lets an agent import, build, open, see and operate an app, by the Model Context Protocol.",
        discussion: """
            A server on standard input and output: name "riffle mcp FOLDER" in your agent's list of servers. The app \
            runs without a screen, on a virtual clock.
            """)

    @Argument(help: "The folder with the package, or with a project of Xcode's.")
    var path = "."

    @Option(
        help: ArgumentHelp(
            "Build in this folder, which several packages may share, and not in the package's own .build.",
            valueName: "dir"))
    var scratchPath: String?

    func run() {
        AgentServer(
            folder: URL(fileURLWithPath: path).standardizedFileURL,
            scratch: scratchPath.map { URL(fileURLWithPath: $0) }, library: Checkout.folder
        ).run()
    }
}
