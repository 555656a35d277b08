import Foundation
import XCTest

// XCTest waits in the machine's time, and looks at predicates ten times a second. Where all that is waited for are
// predicates, virtual time passes instead. These have fewer parameters than XCTest's own, and are preferred for that.

extension XCTNSPredicateExpectation {
    fileprivate var holds: Bool { predicate.evaluate(with: object) && (handler?() ?? true) }

    /// The app that it is about: that of its element, or the one that was launched last.
    fileprivate var app: XCUIApplication? { (object as? XCUIElement)?.app ?? XCUIApplication.running.last }
}

enum VirtualWaiting {
    /// Lets virtual time pass until all hold.
    ///
    /// - Returns: nil where something else than predicates is waited for, or no app runs.
    static func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool = false) -> XCTWaiter
        .Result?
    {
        let predicates = expectations.compactMap { $0 as? XCTNSPredicateExpectation }
        guard predicates.count == expectations.count, let app = predicates.lazy.compactMap(\.app).first else {
            return nil
        }
        let inverted = predicates.filter(\.isInverted)
        let plain = predicates.filter { !$0.isInverted }
        var held: Set<ObjectIdentifier> = []
        var failed = false
        _ = app.wait(timeout) {
            for one in plain where !held.contains(ObjectIdentifier(one)) && one.holds {
                held.insert(ObjectIdentifier(one))
            }
            failed = inverted.contains { $0.holds }
            return failed || inverted.isEmpty && held.count == plain.count
        }
        if failed { return .invertedFulfillment }
        return held.count == plain.count ? .completed : .timedOut
    }

    static func describe(_ expectations: [XCTestExpectation]) -> String {
        expectations.map { expectation in
            guard let predicate = expectation as? XCTNSPredicateExpectation else {
                return expectation.expectationDescription
            }
            let object = predicate.object.map { "\($0)" } ?? "nothing"
            return "Expect predicate \(predicate.predicate.text) for object \(object)"
        }.joined(separator: ", ")
    }
}

extension XCTWaiter {
    /// Waits for expectations; predicates are waited for in virtual time.
    @discardableResult
    public static func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> XCTWaiter.Result {
        VirtualWaiting.wait(for: expectations, timeout: timeout)
            ?? wait(for: expectations, timeout: timeout, enforceOrder: false)
    }

    /// Waits for expectations; predicates are waited for in virtual time.
    @discardableResult
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> XCTWaiter.Result {
        VirtualWaiting.wait(for: expectations, timeout: timeout)
            ?? wait(for: expectations, timeout: timeout, enforceOrder: false)
    }
}

extension XCTestCase {
    /// Waits for expectations, and fails where they are not met in time; predicates are waited for in virtual time.
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
        guard let result = VirtualWaiting.wait(for: expectations, timeout: timeout) else {
            return wait(for: expectations, timeout: timeout, enforceOrder: false)
        }
        report(result, expectations, timeout)
    }

    /// Waits for expectations, and fails where they are not met in time; predicates are waited for in virtual time.
    public func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval) async {
        guard let result = VirtualWaiting.wait(for: expectations, timeout: timeout) else {
            return await fulfillment(of: expectations, timeout: timeout, enforceOrder: false)
        }
        report(result, expectations, timeout)
    }

    private func report(_ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], _ timeout: TimeInterval) {
        guard result != .completed else { return }
        TestInProgress.shared.fail(
            "Asynchronous wait failed: Exceeded timeout of \(timeout) seconds, with unfulfilled expectations: "
                + VirtualWaiting.describe(expectations))
    }

    /// What `waitForExpectations(timeout:)` waits for, in virtual time.
    @discardableResult
    public func expectation(for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)?)
        -> XCTestExpectation
    {
        let made = XCTNSPredicateExpectation(predicate: predicate, object: object)
        if let handler {
            nonisolated(unsafe) let holds = handler
            made.handler = { holds() }
        }
        ExpectedPredicates.shared.add(made, to: self)
        return made
    }

    /// What `waitForExpectations(timeout:)` waits for, in virtual time.
    @discardableResult
    public func expectation(for predicate: NSPredicate, evaluatedWith object: Any?) -> XCTestExpectation {
        expectation(for: predicate, evaluatedWith: object, handler: nil)
    }

    /// Waits for all that was expected.
    public func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler?) {
        let predicates = ExpectedPredicates.shared.take(from: self)
        guard !predicates.isEmpty else {
            nonisolated(unsafe) let (test, handler) = (self, handler)
            return MainActor.assumeIsolated {
                test.waitForExpectations(timeout: timeout, file: #file, line: #line, handler: handler)
            }
        }
        wait(for: predicates, timeout: timeout)
        handler?(nil)
    }

    /// Waits for all that was expected.
    public func waitForExpectations(timeout: TimeInterval) { waitForExpectations(timeout: timeout, handler: nil) }
}

/// Predicates that tests expect and have not waited for.
private final class ExpectedPredicates: @unchecked Sendable {
    static let shared = ExpectedPredicates()

    private let lock = NSLock()
    private var expected: [ObjectIdentifier: [XCTNSPredicateExpectation]] = [:]

    func add(_ expectation: XCTNSPredicateExpectation, to test: XCTestCase) {
        lock.withLock { expected[ObjectIdentifier(test), default: []].append(expectation) }
    }

    func take(from test: XCTestCase) -> [XCTNSPredicateExpectation] {
        lock.withLock { expected.removeValue(forKey: ObjectIdentifier(test)) ?? [] }
    }
}
