import Foundation
import Synchronization

/// One tab.
package final class Page: Sendable {
    /// A script of a test threw.
    package struct ScriptError: Error, CustomStringConvertible {
        package let script: String
        package let reason: String
        package var description: String { "\(reason)\nin the page's script: \(script)" }
    }

    private let tools: DevTools
    private let session: String
    private let target: JSON
    private let log = Mutex<[String]>([])

    init(_ tools: DevTools, session: String, target: JSON) {
        self.tools = tools
        self.session = session
        self.target = target
    }

    func start() async throws {
        let log: @Sendable (String) -> Void = { [weak self] line in self?.log.withLock { $0.append(line) } }
        await tools.listen(to: "Runtime.exceptionThrown", session: session) { event in
            let details = event["exceptionDetails"]
            log(details["exception"]["description"].string ?? details["text"].string ?? "an exception")
        }
        await tools.listen(to: "Runtime.consoleAPICalled", session: session) { event in
            guard ["error", "warning", "assert"].contains(event["type"].string ?? "") else { return }
            log(
                event["args"].array.compactMap { $0["value"].string ?? $0["description"].string }.joined(separator: " ")
            )
        }
        await tools.listen(to: "Log.entryAdded", session: session) { event in
            if event["entry"]["level"].string == "error" {
                log("\(event["entry"]["text"].string ?? "") \(event["entry"]["url"].string ?? "")")
            }
        }
        for domain in ["Page", "Runtime", "Log", "Network"] { try await send("\(domain).enable") }
        // A server whose process also runs the tests may be silent for long, which a page would take for lost.
        try await send("Page.addScriptToEvaluateOnNewDocument", ["source": "globalThis.rifflePatience = 300_000;"])
    }

    /// Errors and warnings that the page reported so far.
    package var problems: [String] { log.withLock { $0 } }

    /// Gives the problems so far and forgets them, where a test expects some.
    package func takeProblems() -> [String] {
        log.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    /// Sends a command of the DevTools protocol to this page.
    @discardableResult
    package func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await tools.send(method, parameters, session: session)
    }

    /// Sends a command whose answer nobody waits for.
    package func post(_ method: String, _ parameters: JSON = [:]) async {
        await tools.post(method, parameters, session: session)
    }

    /// Calls back with every event of that name.
    package func listen(to method: String, deliver: @escaping @Sendable (JSON) -> Void) async {
        await tools.listen(to: method, session: session, deliver: deliver)
    }

    // MARK: What the page is like

    /// In points, and pixels per point.
    package func resize(width: Int, height: Int, scale: Double) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": .number(scale),
                "mobile": false,
            ])
    }

    package func prefer(
        dark: Bool = false, reducedMotion: Bool = false, forcedColors: Bool = false, moreContrast: Bool = false
    ) async throws {
        try await send(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
                    ["name": "prefers-reduced-motion", "value": reducedMotion ? "reduce" : "no-preference"],
                    ["name": "forced-colors", "value": forcedColors ? "active" : "none"],
                    ["name": "prefers-contrast", "value": moreContrast ? "more" : "no-preference"],
                ]
            ])
    }

    /// Has the browser speak languages, the best first, in a time zone. A page that is open is told.
    package func speak(_ languages: [String], timeZone: String) async throws {
        let agent = try await evaluate("navigator.userAgent")
        try await send(
            "Emulation.setUserAgentOverride",
            ["userAgent": agent, "acceptLanguage": .string(languages.joined(separator: ","))])
        // Without one there is none to take the place of.
        try await send("Emulation.setLocaleOverride")
        try await send("Emulation.setLocaleOverride", ["locale": .string(languages[0])])
        try await send("Emulation.setTimezoneOverride", ["timezoneId": .string(timeZone)])
        try await evaluate(
            "dispatchEvent(new Event('languagechange')), document.dispatchEvent(new Event('visibilitychange'))")
    }

    /// Cuts the page off from the network, or lets it back. Connections that are open stay so.
    package func setOffline(_ isOffline: Bool) async throws {
        try await send(
            "Network.emulateNetworkConditions",
            ["offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
    }

    // MARK: Scripts

    /// Opens an address and waits until its scripts have begun.
    package func open(_ url: String) async throws {
        let result = try await send("Page.navigate", ["url": .string(url)])
        if let reason = result["errorText"].string, !reason.isEmpty {
            throw ScriptError(script: url, reason: reason)
        }
        try await evaluate(
            "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', () => done()))"
        )
    }

    /// The value of an expression, once it is settled where it is a promise.
    @discardableResult
    package func evaluate(_ script: String) async throws -> JSON {
        let result = try await send(
            "Runtime.evaluate",
            ["expression": .string(script), "awaitPromise": true, "returnByValue": true, "userGesture": true])
        let details = result["exceptionDetails"]
        if !details.isNull {
            throw ScriptError(
                script: script,
                reason: details["exception"]["description"].string ?? details["text"].string ?? "It threw.")
        }
        return result["result"]["value"]
    }

    /// A picture of the page as PNG.
    package func screenshot() async throws -> Data {
        let result = try await send("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true])
        return Data(base64Encoded: result["data"].string ?? "") ?? Data()
    }

    package func close() async throws {
        try await tools.send("Target.closeTarget", ["targetId": target])
    }
}
