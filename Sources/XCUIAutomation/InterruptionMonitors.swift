import Foundation
import XCTest

/// Who answers alerts that are in a test's way.
final class InterruptionMonitors: @unchecked Sendable {
    static let shared = InterruptionMonitors()

    private struct Monitor {
        let token: NSObject
        let answer: (XCUIElement) -> Bool
    }

    private let lock = NSLock()
    private var monitors: [Monitor] = []
    private var isAnswering = false

    private init() {}

    var areThere: Bool { lock.withLock { !monitors.isEmpty && !isAnswering } }

    func add(_ answer: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
        let token = NSObject()
        lock.withLock { monitors.append(Monitor(token: token, answer: answer)) }
        return token
    }

    func remove(_ token: any NSObjectProtocol) {
        lock.withLock { monitors.removeAll { $0.token === token as AnyObject } }
    }

    func removeAll() { lock.withLock { monitors = [] } }

    /// Asks those that came last first, until one has answered.
    func answer(_ alert: XCUIElement) {
        let all = lock.withLock {
            isAnswering = true
            return monitors
        }
        defer { lock.withLock { isAnswering = false } }
        for monitor in all.reversed() where monitor.answer(alert) { return }
    }
}

extension XCTestCase {
    /// Has alerts of the app answered that are in the way when something else is to be touched.
    ///
    /// - Parameter handler: gets the alert, and says whether it has answered it.
    /// - Returns: what `removeUIInterruptionMonitor(_:)` takes.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        InterruptionMonitors.shared.add(handler)
    }

    /// Ends that alerts are answered.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        InterruptionMonitors.shared.remove(monitor)
    }
}
