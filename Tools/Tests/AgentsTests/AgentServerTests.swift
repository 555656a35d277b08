import Foundation
import Testing

@testable import Agents

@Suite("The server for agents")
struct AgentServerTests {
    private let server = AgentServer(
        folder: FileManager.default.temporaryDirectory, library: FileManager.default.temporaryDirectory)

    private func result(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let answer = try #require(server.answer(["jsonrpc": "2.0", "id": 1, "method": method, "params": parameters]))
        return try #require(answer["result"] as? [String: Any])
    }

    @Test("It speaks the version of the protocol that the client asks for")
    func initialize() throws {
        let result = try result("initialize", ["protocolVersion": "2024-11-05"])
        #expect(result["protocolVersion"] as? String == "2024-11-05")
        #expect(server.answer(["jsonrpc": "2.0", "method": "notifications/initialized"]) == nil)
    }

    @Test("Every tool has a schema in which all that is required is described")
    func tools() throws {
        let tools = try #require(result("tools/list")["tools"] as? [[String: Any]])
        #expect(tools.count == 12)
        for tool in tools {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            let properties = try #require(schema["properties"] as? [String: [String: Any]])
            for name in schema["required"] as? [String] ?? [] { #expect(properties[name] != nil) }
            for property in properties.values {
                let type = property["type"] as? String ?? ""
                #expect(["string", "number", "boolean", "object"].contains(type))
            }
        }
    }

    @Test("What cannot be done is an error that says what to do")
    func mistakes() throws {
        let look = try result("tools/call", ["name": "look"])
        #expect(look["isError"] as? Bool == true)
        #expect("\(look)".contains("open one first"))
        #expect("\(try result("tools/call", ["name": "fly"]))".contains("no tool fly"))
    }
}
