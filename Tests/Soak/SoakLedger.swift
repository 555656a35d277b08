import Foundation
import Synchronization

/// What was done to a program and what came of it.
struct SoakReport: Codable, Sendable {
    var name = ""
    /// Hostile messages by kind.
    var messages: [String: Int] = [:]
    var connections = 0
    /// The next batch of hostile messages.
    var nextBatch = 0
    /// Milliseconds from an honest page's message to the word that it was dealt with, by phase.
    var latencies: [String: [Double]] = [:]
    /// Megabytes in use, by phase.
    var memory: [String: Double] = [:]
    var steps = 0
    /// Somebody's visits after which what was kept was the same in a server started anew.
    var comebacks: Int?
    /// Bytes of the files that visitors who walked through have left.
    var keptBytes: Int?
    var failures: [String] = []

    var messageCount: Int { messages.values.reduce(0, +) }
}

/// Keeps the reports of a run, in memory and in a file.
final class SoakLedger: Sendable {
    private struct Contents: Codable {
        var seed: UInt64
        var reports: [SoakReport] = []
    }

    private let contents: Mutex<Contents>
    private let path: String?

    var seed: UInt64 { contents.withLock { $0.seed } }

    init(_ options: SoakOptions) throws {
        path = options.state
        if let path, let data = FileManager.default.contents(atPath: path) {
            contents = Mutex(try JSONDecoder().decode(Contents.self, from: data))
        } else {
            contents = Mutex(Contents(seed: options.seed ?? UInt64.random(in: 1...999_999)))
        }
    }

    func report(of name: String) -> SoakReport {
        contents.withLock { $0.reports.first { $0.name == name } } ?? SoakReport(name: name)
    }

    func edit(_ name: String, _ change: (inout SoakReport) -> Void) {
        contents.withLock { contents in
            let index = contents.reports.firstIndex { $0.name == name }
            if index == nil { contents.reports.append(SoakReport(name: name)) }
            change(&contents.reports[index ?? contents.reports.count - 1])
        }
    }

    /// Writes the file, where one was asked for.
    func save() {
        guard let path else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = contents.withLock { try? encoder.encode($0) }
        try? data?.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
