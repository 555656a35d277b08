import Foundation

/// Writes texts into the sources of tests.
///
/// Lines are those of the file as it was compiled: what is written moves those below, so that every text of a file is
/// written into what the file was.
final class InlineRecorder: @unchecked Sendable {
    static let shared = InlineRecorder()

    private struct Source {
        let original: String
        var texts: [Place: (String, InlineSnapshotSyntaxDescriptor)] = [:]
    }

    private struct Place: Hashable {
        let line: Int
        let column: Int
    }

    private let lock = NSLock()
    private var sources: [String: Source] = [:]

    func record(
        _ text: String, file: String, line: Int, column: Int, descriptor: InlineSnapshotSyntaxDescriptor
    ) throws {
        try lock.withLock {
            let url = URL(fileURLWithPath: file)
            var source = try sources[file] ?? Source(original: String(contentsOf: url, encoding: .utf8))
            source.texts[Place(line: line, column: column)] = (text, descriptor)
            var calls: [(edit: InlineEdit, text: String)] = []
            for (place, known) in source.texts {
                calls.append(
                    (try InlineEdit(in: source.original, line: place.line, column: place.column, known.1), known.0))
            }
            var bytes = Array(source.original.utf8)
            for call in calls.sorted(by: { $0.edit.range.lowerBound > $1.edit.range.lowerBound }) {
                bytes.replaceSubrange(call.edit.range, with: Array(call.edit.replacement(for: call.text).utf8))
            }
            try Data(bytes).write(to: url, options: .atomic)
            sources[file] = source
        }
    }
}

/// The place of a text in a source.
struct InlineEdit {
    /// The closure with the text, or where one is to be put; in bytes.
    private(set) var range: Range<Int>
    /// What stands in front of the closure.
    private var lead = ""
    private let indentation: String
    private let step: String

    /// - Parameters:
    ///   - line: of the call, from 1.
    ///   - column: of the call, in bytes from 1.
    init(in text: String, line: Int, column: Int, _ descriptor: InlineSnapshotSyntaxDescriptor) throws {
        var scanner = SourceScanner(text)
        let lineStart = scanner.start(ofLine: line)
        indentation = scanner.indentation(at: lineStart)
        step = scanner.indentationStep
        scanner.index = lineStart + column - 1
        scanner.skipName()
        var end = scanner.index
        if scanner.peek == UInt8(ascii: "(") {
            scanner.skipGroup()
            end = scanner.index
        }
        guard end > lineStart + column - 1 else { throw CallNotFound(line: line, column: column) }
        var closures: [(label: String?, range: Range<Int>)] = []
        while true {
            scanner.index = end
            scanner.skipSpace()
            var label: String?
            if !closures.isEmpty {
                let start = scanner.index
                scanner.skipName()
                label = scanner.text(start..<scanner.index)
                guard label?.isEmpty == false, scanner.peek == UInt8(ascii: ":") else { break }
                scanner.index += 1
                scanner.skipSpace()
            }
            guard scanner.peek == UInt8(ascii: "{") else { break }
            let start = scanner.index
            scanner.skipGroup()
            end = scanner.index
            closures.append((label, start..<end))
        }
        let labels = [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels
        let named = closures.first { $0.label.map(labels.contains) ?? false }
        if let named {
            range = named.range
        } else if descriptor.trailingClosureOffset == 0, let first = closures.first {
            range = first.range
        } else {
            range = end..<end
            lead = closures.isEmpty ? " " : " \(descriptor.trailingClosureLabel): "
        }
    }

    func replacement(for text: String) -> String {
        var marks = ""
        while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
        let inner = indentation + step
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : inner + $0 }
        return lead + "{\n\(inner)\(marks)\"\"\"\n" + lines.joined(separator: "\n")
            + "\n\(inner)\"\"\"\(marks)\n\(indentation)}"
    }
}

/// The call is not where the compiler said: the file was changed since.
struct CallNotFound: Error, CustomStringConvertible {
    let line: Int
    let column: Int

    var description: String {
        "There is no call at \(line):\(column) any more. Build the tests again: the file has changed since."
    }
}
