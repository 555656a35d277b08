import Foundation
import RiffleWebHost
import SwiftUI
import Testing

@testable import RiffleServer

/// What is set by flags is set in code as well, and the other way round.
@MainActor
@Suite struct ConfigurationTests {
    private struct Nothing: View {
        var body: some View { Text("Nothing") }
    }

    @Test("Each flag of a server has a property, but for those that say who may come: a server of one's own does that")
    func flags() {
        let properties = Set(Mirror(reflecting: WebInterfaceConfiguration()).children.compactMap(\.label))
        for flag in ServingFlag.all {
            switch flag.place {
            case .configuration(let name): #expect(properties.contains(name), "\(flag.name)")
            // `WebInterfaceServer.init(_:host:port:)`.
            case .server(let name): #expect(["host", "port"].contains(name))
            case .elsewhere(let reason): #expect(!reason.isEmpty)
            }
        }
    }

    @Test("Each limit that --limit knows is a property of the same name, and each property is such a limit")
    func limits() throws {
        for entry in ServerLimits.entries {
            let value = max(entry.least, 1 << 21)
            var byFlag = ServerLimits()
            try byFlag.set(["\(entry.name)=\(value)"])
            var byCode = WebInterfaceLimits()
            let words = entry.name.split(separator: "-")
            let name = String(words[0]) + words.dropFirst().map(\.capitalized).joined()
            let path = try #require(Self.properties[name], "\(name)")
            byCode[keyPath: path] = value
            #expect(byCode.limits == byFlag)
            // What makes no sense counts as the least that does.
            byCode[keyPath: path] = -5
            #expect(byCode[keyPath: path] == entry.least)
        }
        #expect(Self.properties.count == ServerLimits.entries.count)
    }

    private static let properties: [String: WritableKeyPath<WebInterfaceLimits, Int> & Sendable] = [
        "sessions": \.sessions, "sessionsPerAddress": \.sessionsPerAddress, "awaySeconds": \.awaySeconds,
        "newVisitors": \.newVisitors, "newVisitorSeconds": \.newVisitorSeconds, "pageMemory": \.pageMemory,
        "visitorMemory": \.visitorMemory, "memory": \.memory, "visitorValues": \.visitorValues,
        "allValues": \.allValues, "visitorFiles": \.visitorFiles, "allFiles": \.allFiles,
    ]

    @Test("An interface of a name that no cookie can have is not made")
    func names() {
        #expect(throws: (any Error).self) { try WebInterface(configuration(named: "a;b")) { Nothing() } }
        #expect(throws: Never.self) { try WebInterface(configuration(named: "shop-2")) { Nothing() } }
    }

    private func configuration(named name: String) -> WebInterfaceConfiguration {
        var configuration = WebInterfaceConfiguration()
        configuration.name = name
        return configuration
    }

    @Test("The limits of an interface hold: an address that has had its new visitors is told when to come again")
    func newVisitors() async throws {
        var configuration = WebInterfaceConfiguration()
        configuration.limits.newVisitors = 1
        let interface = try WebInterface(configuration) { Nothing() }
        func status() async -> WebResponse {
            await interface.respond(
                to: WebRequest(method: "GET", uri: "/", headers: [("Host", "shop.example")], peer: "203.0.113.9"))
        }
        #expect(await status().status == 200)
        let refused = await status()
        #expect(refused.status == 429)
        #expect(refused.headers.contains { $0.name == "retry-after" })
        #expect(interface.prometheusMetrics().contains("riffle_refusals_total{cause=\"new_visitors\"} 1"))
    }
}
