import Foundation
import RiffleChromiumDriver
import RiffleServer
import SwiftUI

/// An interface with a server of its own, whose visitors are known by a cookie that they write themselves, and a browser.
@MainActor
struct ServedInterface {
    let interface: WebInterface
    let port: Int
    private let browser: Chromium

    var address: String { "http://127.0.0.1:\(port)/" }

    /// Who asks cannot be found out.
    struct NobodyKnows: Error {}

    static func with<Content: View>(
        storage: URL? = nil, configure: (inout WebInterfaceConfiguration) -> Void = { _ in },
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content,
        _ body: @MainActor (ServedInterface) async throws -> Void
    ) async throws {
        var configuration = WebInterfaceConfiguration(title: "Desk", storage: storage) { request in
            var request = request
            request.user = request.cookies["user"]
            if request.user == "nobody" { throw NobodyKnows() }
            request[NameKey.self] = request.user ?? "stranger"
            return request
        }
        configure(&configuration)
        let interface = try WebInterface(configuration, content: content)
        let server = WebInterfaceServer(interface, port: 0)
        let services = [Task { try await interface.run() }, Task { try await server.run() }]
        let outcome: Result<Void, any Error>
        do {
            guard let port = await server.port else { throw NobodyKnows() }
            let browser = try await Chromium.launch()
            do {
                outcome = .success(
                    try await body(ServedInterface(interface: interface, port: port, browser: browser)))
            } catch {
                outcome = .failure(error)
            }
            await browser.close()
        } catch {
            outcome = .failure(error)
        }
        for service in services.reversed() {
            service.cancel()
            try? await service.value
        }
        try outcome.get()
    }

    /// Opens the page in a browser profile of somebody's own.
    ///
    /// - Parameter port: of something else that leads to the server; nil for the server's own.
    func open(as user: String?, at path: String = "", port: Int? = nil) async throws -> Page {
        let page = try await browser.page()
        let address = "http://127.0.0.1:\(port ?? self.port)/"
        try await page.open(address + "healthz")
        if let user { try await page.evaluate("document.cookie = 'user=\(user); path=/'") }
        try await page.open(address + path)
        return page
    }
}

extension Page {
    private static let elements = "[...riffle.mirror.root.querySelectorAll('.e')]"
    private static let label = "(element) => riffle.mirror.nodes.get(Number(element.dataset.id))?.node.label"

    /// Waits until an element has this name.
    func wait(for label: String) async throws {
        try await wait(until: "\(Self.elements).map(\(Self.label)).includes('\(label)')")
    }

    /// Waits for something, also while the page is on its way elsewhere.
    func wait(until condition: String) async throws {
        while true {
            let script = "(() => { try { return \(condition); } catch { return false; } })()"
            if let isMet = try? await evaluate(script), isMet.bool == true { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Presses an element as assistive technology does.
    func press(_ label: String) async throws {
        try await wait(for: label)
        try await evaluate(
            "\(Self.elements).find((element) => (\(Self.label))(element) === '\(label)').click()")
    }
}

struct NameKey: WebRequestKey {
    static let defaultValue = "unknown"
}
