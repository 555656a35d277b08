import Foundation
import SnapshotTesting
import Testing
import XCTest

/// Asserts that a value is as the text behind the call, or writes that text there.
///
///     assertInlineSnapshot(of: user, as: .json) {
///         """
///         {
///           "name" : "Blob"
///         }
///         """
///     }
///
/// - Parameters:
///   - value: what is compared; nil where there is to be no text.
///   - snapshotting: how it becomes a text.
///   - message: what is said in front of a failure.
///   - isRecording: when the text is written; nil for what the configuration says.
///   - timeout: how long the snapshot may take, in seconds of the machine's time.
///   - syntaxDescriptor: which of the closures behind the call has the text, for functions that call this one.
///   - expected: the text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record isRecording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    func fail(_ text: String) {
        let text = [message(), text].filter { !$0.isEmpty }.joined(separator: "\n\n")
        syntaxDescriptor.fail(text, fileID: fileID, file: filePath, line: line, column: column)
    }
    let record =
        isRecording ?? SnapshotTestingConfiguration.current?.record ?? (SnapshotTesting.isRecording ? .all : .missing)
    do {
        let old = expected?()
        guard let value = try value() else {
            if old != nil { fail("There is no value, and the text behind the call expects one: remove it.") }
            return
        }
        guard let text = snapshot(of: value, snapshotting, timeout) else {
            return fail("The snapshot was not there after \(timeout) s: nothing called back.")
        }
        guard let old, record != .all else {
            guard record != .never else { return fail("There is no text behind the call, and none is to be written.") }
            try InlineRecorder.shared.record(
                text, file: "\(filePath)", line: Int(line), column: Int(column), descriptor: syntaxDescriptor)
            return fail("The snapshot was written behind the call. Run the test again to compare with it.")
        }
        guard let difference = Diffing.lines.diff(old, text)?.0 else { return }
        guard record == .failed else {
            return fail("The snapshot is not as the text behind the call.\n\n\(difference)")
        }
        try InlineRecorder.shared.record(
            text, file: "\(filePath)", line: Int(line), column: Int(column), descriptor: syntaxDescriptor)
        fail("The snapshot was not as the text behind the call, which was written anew.\n\n\(difference)")
    } catch {
        fail("Nothing was compared: \(error)")
    }
}

private func snapshot<Value>(of value: Value, _ strategy: Snapshotting<Value, String>, _ timeout: TimeInterval)
    -> String?
{
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while text == nil, Date() < end {
        if !RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01))) {
            Thread.sleep(forTimeInterval: 0.001)
        }
    }
    return text
}

/// Which of the closures behind a call has the text, for functions that call `assertInlineSnapshot`.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
    /// The label of `assertInlineSnapshot`'s own closure.
    public static let defaultTrailingClosureLabel = "matches"
    /// Labels that the closure had before.
    public var deprecatedTrailingClosureLabels: [String]
    /// The closure's label.
    public var trailingClosureLabel: String
    /// How many closures stand in front of it.
    public var trailingClosureOffset: Int

    /// Describes the closure that has the text.
    public init(
        deprecatedTrailingClosureLabels: [String] = [],
        trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Has the test fail at a line.
    public func fail(
        _ message: @autoclosure () -> String, fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) {
        guard Test.current != nil else { return XCTFail(message(), file: filePath, line: line) }
        Issue.record(
            Comment(rawValue: message()),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line), column: Int(clamping: column)))
    }
}
