import AppData
import Foundation
import GRDB
import SwiftUI

/// Notes in a file: the smallest app with data.
extension DataSchema {
    static let notes = DataSchema(
        "notes",
        steps: [
            { try $0.execute(sql: "CREATE TABLE note (text TEXT NOT NULL UNIQUE); INSERT INTO note VALUES ('first')") }
        ])
}

@MainActor
final class Notes {
    let all: Kept<[String]>

    init(_ file: DataFile, _ schema: DataSchema = .notes) {
        all = Kept([], in: file, schema) { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY rowid") }
    }

    func add(_ text: String) {
        all.change(to: all.value + [text]) { try $0.execute(sql: "INSERT INTO note VALUES (?)", arguments: [text]) }
    }
}

/// A folder that goes with the test.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
    var file: URL { url.appendingPathComponent("data.sqlite") }

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Lets the main actor deal with what comes in until something holds, or gives up after many turns.
@MainActor
func eventually(_ file: DataFile, _ condition: () -> Bool) async -> Bool {
    for _ in 0..<1000 {
        if condition() { return true }
        await file.finish()
        await Task.yield()
    }
    return condition()
}
