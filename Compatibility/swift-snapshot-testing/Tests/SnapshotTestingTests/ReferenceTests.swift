import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// Where references are, and when they are written.
@Suite(.snapshots(record: .missing))
struct ReferenceTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("riffle-references-\(UUID().uuidString)")

    private func verify(
        _ text: String, record: SnapshotTestingConfiguration.Record = .missing
    ) -> String? {
        withSnapshotTesting(record: record) {
            verifySnapshot(of: text, as: .lines, named: "a", snapshotDirectory: folder.path, testName: "greets()")
        }
    }

    private func read(_ path: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("what has no reference is recorded in a folder of Riffle's, fails once, and passes then")
    func records() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(verify("hello")?.contains("There was no reference") == true)
        #expect(read("Riffle/greets.a.txt") == "hello")
        #expect(verify("hello") == nil)
        #expect(verify("hullo")?.contains("−hello\n+hullo") == true)
        #expect(verify("hullo", record: .failed)?.contains("A new reference was written") == true)
        #expect(verify("hullo") == nil)
        #expect(verify("hi", record: true)?.contains("recorded anew") == true)
    }

    @Test("references of Apple's platforms count for texts, and are never written")
    func theirs() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "hello".write(to: folder.appendingPathComponent("greets.a.txt"), atomically: true, encoding: .utf8)
        #expect(verify("hello") == nil)
        #expect(verify("hullo", record: .failed)?.contains("recorded on another platform") == true)
        #expect(read("greets.a.txt") == "hello" && read("Riffle/greets.a.txt") == "hullo")
    }

    @Test("pictures of Apple's platforms do not count")
    @MainActor func pictures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "theirs".write(to: folder.appendingPathComponent("greets.a.png"), atomically: true, encoding: .utf8)
        func verify(_ color: Color) -> String? {
            verifySnapshot(
                of: color, as: .image(layout: .fixed(width: 9, height: 9)), named: "a",
                snapshotDirectory: folder.path, testName: "greets()")
        }
        #expect(verify(.red)?.contains("The one of Apple's platforms is left as it is") == true)
        #expect(verify(.red) == nil)
        #expect(verify(.blue)?.contains("324 of 324 pixels differ") == true)
        #expect(read("greets.a.png") == "theirs")
    }

    @Test("a test of Swift Testing fails at the call")
    func fails() {
        withKnownIssue {
            assertSnapshot(of: "x", as: .lines, named: "nowhere", record: .never)
        } matching: {
            $0.sourceLocation?.line == #line - 2
        }
    }

    @Test("numbers begin anew in each run of a test", .snapshots, arguments: [1, 1])
    func numbers(_ value: Int) {
        #expect(
            verifySnapshot(of: value, as: .description, snapshotDirectory: folder.path)?.contains("numbers-_.1.txt")
                == true)
        try? FileManager.default.removeItem(at: folder)
    }
}
