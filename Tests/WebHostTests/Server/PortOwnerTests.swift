import Foundation
import Testing
import RiffleWebHost

@Suite struct PortOwnerTests {
    @Test("A port that is taken is an error that says by whom, and what to do")
    @MainActor
    func takenPort() async throws {
        try await TestServer.with { server in
            let configuration = WebServer.Configuration(title: "Second", port: server.port)
            let error = await #expect(throws: WebListenerError.self) {
                _ = try await WebServer.start(configuration) { traits, _ in ScriptedContent(traits) }
            }
            let text = error?.description ?? ""
            #expect(text.contains("Port \(server.port) on 127.0.0.1 is taken by "))
            #expect(text.contains("(process \(ProcessInfo.processInfo.processIdentifier))"))
            #expect(text.contains("--port \(server.port + 1)"))
        }
    }

    @Test("An address that this machine has not is an error that says so")
    @MainActor
    func strangeAddress() async throws {
        let configuration = WebServer.Configuration(title: "Nowhere", host: "203.0.113.7", port: 0)
        let error = await #expect(throws: WebListenerError.self) {
            _ = try await WebServer.start(configuration) { traits, _ in ScriptedContent(traits) }
        }
        #expect(error?.description.contains("no address 203.0.113.7") == true)
    }
}
