import Foundation
import RiffleDriverClient
import RiffleDriverMessages
import XCTest

/// An app in a process of its own, which the test launches, looks at and operates.
///
/// The program is found beside the tests: see Documentation/Driving.md. Its time is virtual: waiting costs no time of the
/// machine's, unless the app waits for something outside, as for a server.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
    /// What an app is doing.
    public enum State: UInt, Sendable {
        /// Nothing is known.
        case unknown = 0
        /// It does not run.
        case notRunning
        /// It runs in the background, and does nothing.
        case runningBackgroundSuspended
        /// It runs in the background.
        case runningBackground
        /// It runs, and can be touched.
        case runningForeground
    }

    /// Those that run, in the order of their launches.
    static var running: [XCUIApplication] { registry.all }
    private static let registry = RunningApplications()

    private let module: String
    /// Why it is no app that can be launched here; nil for the one that is tested.
    private let foreign: String?
    private let process = LaunchedProcess()

    /// Arguments of the next launch. `-key value` sets a user default for it.
    open var launchArguments: [String] = []
    /// Variables of the next launch.
    open var launchEnvironment: [String: String] = [:]

    /// The app that is tested.
    public init(fileID: String = #fileID) {
        module = String(fileID.prefix { $0 != "/" })
        foreign = nil
        super.init(nil, "app", .only) { [$0] }
    }

    /// The app that is tested, by its identifier; others are not there.
    public init(bundleIdentifier: String, fileID: String = #fileID) {
        module = String(fileID.prefix { $0 != "/" })
        foreign = bundleIdentifier.hasPrefix("com.apple.") ? bundleIdentifier : nil
        super.init(nil, "app(\(bundleIdentifier))", .only) { [$0] }
    }

    // MARK: Life

    /// Launches the app, anew where it runs.
    open func launch() {
        guard !isStopped else { return }
        if let foreign { return fail(Self.unreachable(foreign)) }
        terminate()
        do {
            let finder = ProgramFinder()
            let folder = TestFolder.current
            let (flags, arguments) = LaunchFlags.split(launchArguments)
            let child = try DriverProcess(
                program: try finder.program(testedBy: module), flags: flags + ["--data", folder + "/data"],
                arguments: arguments, environment: TestFolder.environment(in: folder).merging(launchEnvironment) { $1 })
            process.take(child)
            var request = DriverRequest("launch")
            request.settings = XCUIDevice.shared.settings
            _ = try ask(request)
            Self.registry.add(self)
        } catch {
            process.take(nil)
            fail(error, shows: false)
        }
    }

    /// Brings the app to the front, and launches it where it does not run.
    open func activate() {
        guard process.child?.isRunning == true else { return launch() }
        if process.isInBackground { perform { DriverRequest("foreground") } }
        process.isInBackground = false
    }

    /// Ends the app; it keeps what it stores.
    open func terminate() {
        process.child?.terminate()
        process.take(nil)
        Self.registry.remove(self)
    }

    /// Opens an address with the app.
    open func open(_ url: URL) {
        if process.child == nil { launch() }
        perform {
            var request = DriverRequest("open")
            request.text = url.absoluteString
            return request
        }
    }

    /// What the app is doing.
    open var state: State {
        guard process.child?.isRunning == true else { return .notRunning }
        return process.isInBackground ? .runningBackground : .runningForeground
    }

    /// Waits until the app is in a state.
    ///
    /// - Returns: whether it was in time.
    @discardableResult
    open func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }

    /// Has the app in the background, or in front again.
    func enter(background: Bool) {
        guard process.child != nil, process.isInBackground != background else { return }
        perform { DriverRequest(background ? "background" : "foreground") }
        process.isInBackground = background
    }

    /// Tells a running app of what has changed about the device.
    func deviceChanged() {
        guard process.child != nil else { return }
        perform {
            var request = DriverRequest("change")
            request.settings = XCUIDevice.shared.settings
            return request
        }
    }

    // MARK: Asking

    /// The elements there are, as the app showed them when something last happened; nil where it does not run.
    var root: AppNode? {
        if let foreign {
            // Queries ask again and again.
            if process.isToldOf { return nil }
            process.isToldOf = true
            fail(Self.unreachable(foreign))
            return nil
        }
        if let known = process.known { return known }
        guard process.child != nil else { return nil }
        var request = DriverRequest("elements")
        request.form = "tree"
        do {
            let made = try ask(request).elements?.first.map { AppNode($0) }
            process.known = made
            return made
        } catch {
            fail(error)
            return nil
        }
    }

    var windowFrame: CGRect { root?.element.rect ?? CGRect(x: 0, y: 0, width: 393, height: 852) }

    /// Whether the test goes on although it has failed: as on a Mac, nothing more happens where it does not.
    var isStopped: Bool { TestInProgress.shared.isStopped }

    func ask(_ request: DriverRequest) throws -> DriverAnswer {
        guard let child = process.child else {
            throw DriverError(.ended, "The app does not run: call launch() first.")
        }
        let answer = try child.ask(request)
        if request.command != "elements", request.command != "picture" { process.known = nil }
        if let error = answer.error { throw error }
        return answer
    }

    /// Does something, and fails the test where that cannot be done.
    func perform(_ request: () throws -> DriverRequest) {
        guard !isStopped else { return }
        if let foreign { return fail(Self.unreachable(foreign)) }
        do { _ = try ask(try request()) } catch { fail(error, shows: true) }
    }

    /// Lets virtual time pass until something holds, or for a time in seconds.
    ///
    /// - Returns: whether it holds.
    func wait(_ timeout: TimeInterval, until holds: () -> Bool) -> Bool {
        if holds() { return true }
        guard !isStopped, process.child != nil else { return false }
        var rest = max(timeout, 0)
        while rest > 1e-6 {
            let step = min(rest, 0.1)
            var request = DriverRequest("wait")
            request.timeout = step
            do { _ = try ask(request) } catch {
                fail(error)
                return false
            }
            if holds() { return true }
            rest -= step
        }
        return false
    }

    /// Has monitors answer an alert that is in the way.
    func interrupt(before element: XCUIElement) throws {
        guard InterruptionMonitors.shared.areThere, let root else { return }
        let alerts = root.descendants.filter { $0.element.type == "alert" || $0.element.type == "sheet" }
        guard let alert = alerts.last else { return }
        let inside = Set(alert.descendants.map(\.element.number) + [alert.element.number])
        guard !element.candidates.contains(where: { inside.contains($0.element.number) }) else { return }
        let number = alert.element.number
        InterruptionMonitors.shared.answer(
            XCUIElement(self, "alert \"\(alert.element.label)\"", .only) { root in
                root.descendants.filter { $0.element.number == number }
            })
    }

    func picture(of element: XCUIElement?) -> XCUIScreenshot {
        var request = DriverRequest("picture")
        do {
            if let element { request.element = try element.number(for: "take a screenshot of") }
            let answer = try ask(request)
            return XCUIScreenshot(answer.png ?? Data(), scale: answer.scale ?? 1)
        } catch {
            fail(error)
            return XCUIScreenshot(Data())
        }
    }

    // MARK: Failing

    /// Fails the test.
    ///
    /// - Parameter shows: whether to print the elements there are.
    func fail(_ error: any Error, shows: Bool = false) {
        guard !isStopped else { return }
        var message = (error as? DriverError)?.description ?? "\(error)"
        if shows, (error as? DriverError)?.candidates == nil,
            let root = process.child?.isRunning == true ? self.root : nil
        {
            message += "\n" + root.element.lines().joined(separator: "\n")
        }
        TestInProgress.shared.fail(message)
    }

    private static func unreachable(_ app: String) -> DriverError {
        DriverError(
            .notPossible,
            "\(app) is another app, and there is none beside the one that is tested: Riffle runs one app without "
                + "a device around it. Leave this test out here, by #if !os(Linux).")
    }

    // MARK: Audit

    /// Looks for what keeps people from using what is to be seen, and fails the test for each finding that is not handled.
    ///
    /// - Parameter issueHandler: says for each finding whether it is known, and no failure.
    open func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        for finding in try ask(DriverRequest("audit")).findings ?? [] {
            guard let type = XCUIAccessibilityAuditType(finding.rule), auditTypes.contains(type) else { continue }
            let number = finding.number
            let element = XCUIElement(self, finding.element, .only) { root in
                root.descendants.filter { $0.element.number == number }
            }
            let issue = XCUIAccessibilityAuditIssue(finding, type, element)
            if try issueHandler?(issue) == true { continue }
            fail(DriverError(.notPossible, issue.detailedDescription))
        }
    }
}

/// The process of an app, and what is known of its screen.
final class LaunchedProcess: @unchecked Sendable {
    private(set) var child: DriverProcess?
    var known: AppNode?
    var isInBackground = false
    /// Whether the test was told that there is no such app.
    var isToldOf = false

    func take(_ new: DriverProcess?) {
        child = new
        known = nil
        isInBackground = false
    }
}

/// The apps that run.
final class RunningApplications: @unchecked Sendable {
    private let lock = NSLock()
    private var apps: [XCUIApplication] = []

    var all: [XCUIApplication] { lock.withLock { apps } }

    func add(_ app: XCUIApplication) { lock.withLock { apps = apps.filter { $0 !== app } + [app] } }
    func remove(_ app: XCUIApplication) { lock.withLock { apps.removeAll { $0 === app } } }
}
