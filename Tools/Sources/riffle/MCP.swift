import Agents
import ArgumentParser
import Foundation

struct MCP: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lets an agent build, open, see and operate an app, by the Model Context Protocol.",
        discussion: """
            A server on standard input and output: name "riffle mcp FOLDER" in your agent's list of servers. The app \
            runs without a screen, on a virtual clock.
            """)

    @Argument(help: "The folder with the package.")
    var path = "."

    func run() { AgentServer(folder: URL(fileURLWithPath: path).standardizedFileURL).run() }
}
