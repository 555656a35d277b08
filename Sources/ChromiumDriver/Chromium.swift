import Foundation
import Synchronization

/// A Chromium without a window, driven over its DevTools protocol.
package final class Chromium: Sendable {
    /// There is no browser to drive.
    package struct Missing: Error, CustomStringConvertible {
        package var description: String {
            """
            No Chromium was found in $CHROMIUM or on the path, and browser tests need one. Install it with \
            `sudo apt-get install chromium`, or set CHROMIUM=/path/to/chrome, or leave these tests out with SKIP_BROWSER=1.
            """
        }
    }

    /// The browser ended before it could be driven.
    package struct NotStarted: Error, CustomStringConvertible {
        package let output: String
        package var description: String { "Chromium did not start:\n\(output)" }
    }

    private let process: Process
    private let profile: URL
    package let tools: DevTools

    /// The browser to use: `$CHROMIUM`, else the first of the usual names on the path.
    package static func find(in environment: [String: String] = ProcessInfo.processInfo.environment) throws -> String {
        if let named = environment["CHROMIUM"], !named.isEmpty {
            guard FileManager.default.isExecutableFile(atPath: named) else { throw Missing() }
            return named
        }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders {
                let file = "\(folder)/\(name)"
                if FileManager.default.isExecutableFile(atPath: file) { return file }
            }
        }
        throw Missing()
    }

    /// Starts a browser with a fresh profile.
    package static func launch() async throws -> Chromium {
        let profile = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-chromium-\(UUID())")
        try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try find())
        process.arguments = flags + ["--user-data-dir=\(profile.path)", "about:blank"]
        process.standardOutput = FileHandle.nullDevice
        let output = Pipe()
        process.standardError = output
        let address = try await withCheckedThrowingContinuation { continuation in
            let reader = AddressReader(continuation)
            // Not a `readabilityHandler`: at the end of a pipe, libdispatch's event loop may read what its source freed.
            Thread.detachNewThread {
                while true {
                    let data = output.fileHandleForReading.availableData
                    reader.take(data)
                    if data.isEmpty { break }
                }
            }
            do { try process.run() } catch { reader.fail(error) }
        }
        let tools = try await DevTools(port: address.port, path: address.path)
        return Chromium(process, profile, tools)
    }

    private init(_ process: Process, _ profile: URL, _ tools: DevTools) {
        self.process = process
        self.profile = profile
        self.tools = tools
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Colors as they are, text as it is measured, and nothing that goes on by itself.
    private static let flags = [
        "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--mute-audio", "--force-color-profile=srgb", "--font-render-hinting=none",
        "--disable-lcd-text", "--disable-background-networking", "--disable-component-update", "--disable-sync",
        "--disable-features=LocalNetworkAccessChecks", "--disable-extensions", "--disable-default-apps",
        "--disable-background-timer-throttling",
        "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
    ]

    /// A new profile, with its own cache and cookies.
    package func profile() async throws -> JSON {
        try await tools.send("Target.createBrowserContext")["browserContextId"]
    }

    /// Opens a page in a profile; in one of its own without.
    package func page(
        in profile: JSON? = nil, width: Int = 393, height: Int = 852, scale: Double = 2
    ) async throws -> Page {
        let context: JSON
        if let profile { context = profile } else { context = try await self.profile() }
        let target = try await tools.send(
            "Target.createTarget", ["url": "about:blank", "browserContextId": context, "newWindow": true])["targetId"]
        let session = try await tools.send("Target.attachToTarget", ["targetId": target, "flatten": true])
        let page = Page(tools, session: session["sessionId"].string ?? "", target: target)
        try await page.start()
        try await page.resize(width: width, height: height, scale: scale)
        return page
    }

    /// Ends the browser and removes what it wrote.
    package func close() async {
        _ = try? await tools.send("Browser.close")
        await tools.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }
}

/// Waits for the line in which the browser says where its DevTools are.
private final class AddressReader: Sendable {
    private struct State {
        var output = ""
        var continuation: CheckedContinuation<(port: Int, path: String), any Error>?
    }

    private let state: Mutex<State>

    init(_ continuation: CheckedContinuation<(port: Int, path: String), any Error>) {
        state = Mutex(State(continuation: continuation))
    }

    func take(_ data: Data) {
        state.withLock { state in
            guard let continuation = state.continuation else { return }
            state.output += String(decoding: data, as: UTF8.self)
            if let address = Self.address(in: state.output) {
                state.continuation = nil
                continuation.resume(returning: address)
            } else if data.isEmpty {
                state.continuation = nil
                continuation.resume(throwing: Chromium.NotStarted(output: state.output))
            }
        }
    }

    func fail(_ error: any Error) {
        state.withLock { state in
            state.continuation?.resume(throwing: error)
            state.continuation = nil
        }
    }

    private static func address(in output: String) -> (port: Int, path: String)? {
        for line in output.split(separator: "\n").dropLast(output.hasSuffix("\n") ? 0 : 1) {
            guard let range = line.range(of: "DevTools listening on ws://"),
                let url = URL(
                    string: "ws://" + line[range.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)),
                let port = url.port
            else { continue }
            return (port, url.path)
        }
        return nil
    }
}
