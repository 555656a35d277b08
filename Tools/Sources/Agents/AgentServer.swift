import Foundation

/// A server for the Model Context Protocol, by lines of JSON on standard input and output: an agent opens apps, looks at them
/// and operates them.
package final class AgentServer {
    /// The newest version of the protocol that is spoken here; older ones that a client asks for are, too.
    private static let version = "2025-06-18"

    private let tools: AgentTools

    /// - Parameters:
    ///   - folder: of the package or the project that the agent works on.
    ///   - scratch: where it is built; nil for its own `.build`.
    ///   - library: the checkout of Riffle.
    package init(folder: URL, scratch: URL? = nil, library: URL) {
        tools = AgentTools(PackageWork(folder: folder, scratch: scratch, library: library))
    }

    /// Serves until there is no more input.
    package func run() {
        while let line = readLine() {
            guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
                let message = object as? [String: Any], let answer = answer(message)
            else { continue }
            guard let data = try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys) else { continue }
            FileHandle.standardOutput.write(data + Data("\n".utf8))
        }
        tools.end()
    }

    /// The answer to a message; nil where it wants none.
    package func answer(_ message: [String: Any]) -> [String: Any]? {
        guard let id = message["id"], let method = message["method"] as? String else { return nil }
        var answer: [String: Any] = ["jsonrpc": "2.0", "id": id]
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch method {
        case "initialize":
            answer["result"] = [
                "protocolVersion": parameters["protocolVersion"] as? String ?? Self.version,
                "capabilities": ["tools": [String: Any]()],
                "serverInfo": ["name": "riffle", "version": "0.1.0"],
                "instructions":
                    "Import a project of Xcode's or build the package, open a program or a preview, look, act. Elements have numbers, which act takes.",
            ]
        case "ping": answer["result"] = [String: Any]()
        case "tools/list": answer["result"] = ["tools": AgentTools.descriptions]
        case "tools/call":
            answer["result"] = tools.call(
                parameters["name"] as? String ?? "", parameters["arguments"] as? [String: Any] ?? [:])
        default: answer["error"] = ["code": -32601, "message": "There is no method \(method)."]
        }
        return answer
    }
}
