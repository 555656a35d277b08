import Foundation
import Testing
import XCTest

/// The test that runs: what it leaves behind goes with it, and what fails is told to its library.
final class TestInProgress: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = TestInProgress()

    private let lock = NSLock()
    private var current: XCTestCase?
    private var isObserving = false

    private override init() { super.init() }

    /// Begins to look for tests of XCTest; the one that runs is not known until another one starts.
    func observe() {
        let begins = lock.withLock {
            defer { isObserving = true }
            return !isObserving
        }
        if begins { XCTestObservationCenter.shared.addTestObserver(self) }
    }

    /// The test case that runs, if it is one of XCTest's.
    var testCase: XCTestCase? { lock.withLock { current } }

    /// Whether the test has failed, and is not to go on then: on a Mac it ends there.
    var isStopped: Bool {
        guard let testCase else { return false }
        return !testCase.continueAfterFailure && testCase.testRun?.totalFailureCount ?? 0 > 0
    }

    func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message))
        } else {
            XCTFail(message)
        }
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        lock.withLock { current = testCase }
        TestFolder.begin()
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        lock.withLock { current = nil }
        for app in XCUIApplication.running { app.terminate() }
        InterruptionMonitors.shared.removeAll()
        TestFolder.begin()
    }
}

/// Where the apps of a test keep what they store: a folder of its own for each test.
enum TestFolder {
    private static let state = Mutex()

    private final class Mutex: @unchecked Sendable {
        let lock = NSLock()
        var folder: String?
    }

    /// Launches of one test find what earlier ones of it have stored. Tests of Swift Testing run side by side, so that each
    /// launch there has a folder of its own.
    static var current: String {
        TestInProgress.shared.observe()
        guard Test.current == nil else { return made() }
        return state.lock.withLock {
            let folder = state.folder ?? made()
            state.folder = folder
            return folder
        }
    }

    private static func made() -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-ui-\(UUID().uuidString)")
            .path
        for name in ["data", "home"] {
            try? FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        return folder
    }

    /// The next test has another one.
    static func begin() {
        let old = state.lock.withLock { () -> String? in
            defer { state.folder = nil }
            return state.folder
        }
        if let old { try? FileManager.default.removeItem(atPath: old) }
    }

    /// What has an app find its own folders.
    static func environment(in folder: String) -> [String: String] {
        let home = folder + "/home"
        return ["HOME": home, "XDG_DATA_HOME": home + "/.local/share", "CFFIXED_USER_HOME": home]
    }
}

/// Arguments of a launch that an iPhone takes for itself.
enum LaunchFlags {
    static func split(_ arguments: [String]) -> (flags: [String], rest: [String]) {
        var flags: [String] = []
        var rest: [String] = []
        var index = 0
        while index < arguments.count {
            let next = index + 1 < arguments.count ? arguments[index + 1] : nil
            switch (arguments[index], next) {
            case ("-AppleLanguages", let text?):
                let first = text.trimmingCharacters(in: CharacterSet(charactersIn: "() \"")).split(separator: ",").first
                let region = arguments.firstIndex(of: "-AppleLocale").flatMap { arguments.dropFirst($0 + 1).first }
                let language = first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")) } ?? "en"
                flags += ["--locale", region.flatMap { $0.hasPrefix(language) ? $0 : nil } ?? language]
                index += 1
            case ("-AppleLocale", let text?):
                if !arguments.contains("-AppleLanguages") { flags += ["--locale", text] }
                index += 1
            default: rest.append(arguments[index])
            }
            index += 1
        }
        return (flags, rest)
    }
}
