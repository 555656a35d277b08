import Foundation
import Testing
import XCTest

/// Numbers for references without a name, counted for each test.
final class CallCounter: NSObject, XCTestObservation, @unchecked Sendable {
    @TaskLocal static var ofTest: CallCounter?
    private static let ofProcess: CallCounter = {
        let counter = CallCounter()
        XCTestObservationCenter.shared.addTestObserver(counter)
        return counter
    }()
    static var current: CallCounter { ofTest ?? ofProcess }

    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    /// The next number for a test, from 1.
    func next(_ file: String, _ test: String) -> Int {
        lock.withLock {
            counts["\(file) \(test)", default: 0] += 1
            return counts["\(file) \(test)"] ?? 1
        }
    }

    /// A test that runs once more counts anew.
    func testCaseWillStart(_ testCase: XCTestCase) { lock.withLock { counts = [:] } }
}

/// Has a test fail at a line, in the library that runs it.
func fail(_ message: String, _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    guard Test.current != nil else { return XCTFail(message, file: file, line: line) }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(file)", line: Int(clamping: line), column: Int(clamping: column)))
}
