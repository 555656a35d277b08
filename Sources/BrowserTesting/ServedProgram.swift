import RiffleChromiumDriver
import Foundation

/// A program that serves itself, as its users run it, and people in front of it in Chromium.
///
///     try await ServedProgram.run(program, ["--data", folder.path]) { served in
///         let tab = try await served.open(as: "Ada")
///         try await tab.wait(for: "Wallet")
///     }
@MainActor
public final class ServedProgram {
    /// The program ended before it said where it is.
    public struct NotServed: Error, CustomStringConvertible {
        /// What it said.
        public let output: String
        /// What happened, and what it said.
        public var description: String { "The program ended before it served anything. It said:\n\(output)" }
    }

    private let process: Process
    private let browser: Chromium
    private var profiles: [String: JSON] = [:]
    private var tabs: [BrowserTab] = []
    /// Where it is, such as `http://127.0.0.1:40123`.
    public let address: String

    private init(_ process: Process, _ browser: Chromium, _ address: String) {
        self.process = process
        self.browser = browser
        self.address = address
    }

    /// Runs a program on a port of the system's choice, with a browser that is there as long as it.
    ///
    /// - Parameters:
    ///   - program: one that takes an app's options.
    ///   - arguments: options beside `--web`, such as `--data DIR`. Without that one, what visitors store is in a folder that goes with
    ///     the program, so that programs side by side do not meet.
    /// - Throws: what `body` throws; `NotServed`; what there is to say without a Chromium.
    public static func run(
        _ program: URL, _ arguments: [String] = [], _ body: (ServedProgram) async throws -> Void
    ) async throws {
        let browser = try await Chromium.launch()
        let process = Process()
        process.executableURL = program
        process.arguments = ["--web", "--port", "0"] + arguments
        let output = Pipe()
        process.standardOutput = output
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString)")
        if !arguments.contains("--data") {
            process.environment = ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": folder.path]) { $1 }
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try process.run()
            let served = ServedProgram(process, browser, try address(in: output.fileHandleForReading))
            try await body(served)
        } catch {
            await end(process, browser)
            throw error
        }
        await end(process, browser)
    }

    /// The last word of the first line.
    private static func address(in output: FileHandle) throws -> String {
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) {
            let more = output.availableData
            if more.isEmpty { throw NotServed(output: String(decoding: said, as: UTF8.self)) }
            said += more
        }
        let text = String(decoding: said, as: UTF8.self)
        return (text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "")
            .trimmingCharacters(in: CharacterSet(charactersIn: "/."))
    }

    private static func end(_ process: Process, _ browser: Chromium) async {
        await browser.close()
        if process.isRunning {
            process.terminate()
            process.waitUntilExit()
        }
    }

    /// Opens the program in a new tab, and waits until it is shown.
    ///
    /// - Parameters:
    ///   - person: whose browser profile the tab is of. Tabs of one profile share their cookies and so what is kept.
    ///   - path: what follows the address, such as `/#wallet`.
    ///   - size: of the window, in points.
    public func open(
        as person: String = "somebody", path: String = "/", size: CGSize = CGSize(width: 393, height: 852)
    ) async throws -> BrowserTab {
        let profile: JSON
        if let known = profiles[person] {
            profile = known
        } else {
            profile = try await browser.profile()
            profiles[person] = profile
        }
        let page = try await browser.page(
            in: profile, width: Int(size.width), height: Int(size.height), scale: 1)
        try await page.open(address + path)
        let tab = BrowserTab(page)
        tabs.append(tab)
        try await tab.waitUntilShown()
        return tab
    }
}
