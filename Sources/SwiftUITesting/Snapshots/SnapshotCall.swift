import Foundation
import Testing
import XCTest

/// The line of a test that compares something, and where its references are.
package struct SnapshotCall {
    package let fileID: StaticString
    package let file: StaticString
    package let line: UInt
    package let column: UInt
    package let function: String
    /// The path of the test's file, beside which its references are.
    var path: String

    package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt, function: String) {
        (self.fileID, self.file, self.line, self.column, self.function) = (fileID, file, line, column, function)
        path = "\(file)"
    }

    private var source: URL { URL(fileURLWithPath: path) }

    /// `__Snapshots__/CounterTests` beside `CounterTests.swift`.
    var folder: URL {
        source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    }

    /// The name of a reference without its extension: the test's, and the given one or, from the second line of the test
    /// on that compares something, a number.
    func name(_ given: String?) -> String {
        let test = Self.safe(String(function.prefix { $0 != "(" }))
        if let given { return test + "." + Self.safe(given) }
        let number = CallNumbers.shared.number(of: self)
        return number == 1 ? test : "\(test).\(number)"
    }

    static func safe(_ name: String) -> String {
        let words = name.split(whereSeparator: \.isWhitespace).joined(separator: "-")
        return String(words.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "_" })
    }

    /// Where files of tests that failed are put: into the folder that `RIFFLE_ATTACHMENTS` names, or a temporary one.
    var failures: URL {
        let given = ProcessInfo.processInfo.environment["RIFFLE_ATTACHMENTS"].flatMap { $0.isEmpty ? nil : $0 }
        return
            (given.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("riffle-snapshots"))
            .appendingPathComponent(folder.lastPathComponent)
    }

    /// Has the test fail at the line, in the library that runs it.
    func fail(_ message: String) {
        guard Test.current != nil else { return XCTFail(message, file: file, line: line) }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    /// Leaves a file with the results of the test.
    func attach(_ data: Data, named name: String) {
        guard Test.current != nil else { return }
        Attachment.record([UInt8](data), named: name, sourceLocation: location)
    }

    private var location: SourceLocation {
        SourceLocation(
            fileID: "\(fileID)", filePath: "\(file)", line: Int(clamping: line), column: Int(clamping: column))
    }
}

/// Numbers for the lines of a test that compare something without a name, in the order in which they first did.
///
/// A line keeps its number, so that a test may run twice in a process.
private final class CallNumbers: @unchecked Sendable {
    static let shared = CallNumbers()
    private let lock = NSLock()
    private var lines: [String: [UInt]] = [:]

    func number(of call: SnapshotCall) -> Int {
        lock.withLock {
            let key = "\(call.path) \(call.function)"
            if let index = lines[key]?.firstIndex(of: call.line) { return index + 1 }
            lines[key, default: []].append(call.line)
            return lines[key]?.count ?? 1
        }
    }
}
