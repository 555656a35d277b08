import Foundation
import SwiftUITesting
import Testing

struct AsyncLineSequenceTests {
    private func file(_ text: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        return file
    }

    private func lines<Bytes: AsyncSequence>(of bytes: Bytes) async throws -> [String] where Bytes.Element == UInt8 {
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        return lines
    }

    @Test(
        "lines end where Unicode says, and empty ones are left out",
        arguments: [
            ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n\n\nc", ["a", "b", "c"]), ("", []), ("\n", []),
            ("a\u{85}b\u{2028}c\u{2029}d\u{0B}e\u{0C}f", ["a", "b", "c", "d", "e", "f"]),
            ("ü€â\u{2030}x\u{C2}", ["ü€â\u{2030}x\u{C2}"]), ("a\r", ["a"]), ("\r\n\r\na", ["a"]),
        ])
    func lineEnds(text: String, expected: [String]) async throws {
        let file = try file(text)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await lines(of: file.resourceBytes) == expected)
        var own: [String] = []
        for try await line in file.lines { own.append(line) }
        #expect(own == expected)
    }
}
