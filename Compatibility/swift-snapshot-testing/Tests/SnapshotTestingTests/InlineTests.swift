import Foundation
import Testing

@testable import InlineSnapshotTesting

struct InlineTests {
    @Test("the text behind the call is what is compared")
    func compares() {
        assertInlineSnapshot(of: ["name": "Blob"], as: .json) {
            """
            {
              "name" : "Blob"
            }
            """
        }
        withKnownIssue {
            assertInlineSnapshot(of: 2, as: .description) { "1" }
        } matching: {
            $0.comments.contains { $0.rawValue.contains("−1\n+2") }
        }
    }

    @Test("a text is written behind the call, in the place of one that is there")
    func writes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let source = """
            func test() {
              assertInlineSnapshot(of: ")", as: .lines) // none
              assertInlineSnapshot(of: f("}\\(a("b"))"), as: .json) {
                "old }"
              }
              assertHTML(of: page) { $0 } html: {
                "x"
              }
              assertHTML(of: page) { $0 }
            }
            """
        try source.write(to: file, atomically: true, encoding: .utf8)
        let html = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "html", trailingClosureOffset: 1)
        for (text, line, descriptor) in [
            ("b\n\nc", 3, InlineSnapshotSyntaxDescriptor()), ("a \\n", 2, InlineSnapshotSyntaxDescriptor()),
            ("<p>", 6, html), ("<b>", 9, html),
        ] {
            try InlineRecorder.shared.record(text, file: file.path, line: line, column: 3, descriptor: descriptor)
        }
        let expected = """
            func test() {
              assertInlineSnapshot(of: ")", as: .lines) {
                #\"\"\"
                a \\n
                \"\"\"#
              } // none
              assertInlineSnapshot(of: f("}\\(a("b"))"), as: .json) {
                \"\"\"
                b

                c
                \"\"\"
              }
              assertHTML(of: page) { $0 } html: {
                \"\"\"
                <p>
                \"\"\"
              }
              assertHTML(of: page) { $0 } html: {
                \"\"\"
                <b>
                \"\"\"
              }
            }
            """
        #expect(try String(contentsOf: file, encoding: .utf8) == expected)
    }
}
