import Foundation

/// Asserts that a value is as its reference, or records that.
///
/// - Parameters:
///   - value: what is compared.
///   - snapshotting: how it becomes what is kept and compared.
///   - name: tells references of a test apart; nil for the number of the call.
///   - recording: whether a new reference is written; nil for what the configuration says.
///   - timeout: how long the snapshot may take, in seconds of the machine's time.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let message = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let message { fail(message, fileID, filePath, line, column) }
}

/// Asserts that a value is as its reference, where it is said when that is written.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    func assert() {
        assertSnapshot(
            of: try value(), as: snapshotting, named: name, record: Bool?.none, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
    withSnapshotTesting(record: recording, operation: assert)
}

/// Asserts that a value is as its references by several strategies with names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value is as its references by several strategies.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with its reference, or records that.
///
/// - Parameter snapshotDirectory: where references are; nil for a folder beside the test's file. Ours are in the folder
///   `Riffle` in there.
/// - Returns: what a test would fail with; nil where the value is as its reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let record: SnapshotTestingConfiguration.Record =
        recording.map { $0 ? .all : .missing } ?? SnapshotTestingConfiguration.current?.record
        ?? ProcessConfiguration.record
    let identifier = name.map(sanitized) ?? "\(CallCounter.current.next("\(filePath)", testName))"
    let ending = snapshotting.pathExtension.map { "." + $0 } ?? ""
    let references = References(
        snapshotDirectory, file: "\(filePath)", fileName: "\(sanitized(testName)).\(identifier)\(ending)")
    do {
        let verification = Verification(
            strategy: snapshotting, record: record, references: references, testName: testName, timeout: timeout)
        return try verification.message(for: try value())
    } catch {
        return "Nothing was compared: \(error)"
    }
}
