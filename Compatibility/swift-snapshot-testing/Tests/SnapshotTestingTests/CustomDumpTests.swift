import Foundation
import InlineSnapshotTesting
import SnapshotTestingCustomDump
import XCTest

/// Dumps as people have them in their tests.
final class CustomDumpTests: XCTestCase {
    private struct Order {
        enum State { case open, paid(cents: Int), sent(to: String, by: Carrier), lost(String) }
        enum Carrier { case bike, train }
        struct Line { var name: String; var count: Int }
        struct Tag: Hashable { var rawValue: Int }

        var id = UUID(uuidString: "DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF")!
        var lines = [Line(name: "Tea", count: 2), Line(name: "Say \"please\"", count: 1)]
        var notes: [String: [Int]] = ["b": [], "a": [1]]
        var placed = Date(timeIntervalSince1970: 0.5)
        var state = State.sent(to: "Ann", by: .bike)
        var tag = Tag(rawValue: 7)
        var tags: Set<Int> = [3, 1, 2]
        var gift: String?
        var card: String? = "Two\nlines"
    }

    func testStruct() {
        assertInlineSnapshot(of: Order(), as: .customDump) {
            """
            CustomDumpTests.Order(
              id: UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF),
              lines: [
                [0]: CustomDumpTests.Order.Line(
                  name: "Tea",
                  count: 2
                ),
                [1]: CustomDumpTests.Order.Line(
                  name: #"Say "please""#,
                  count: 1
                )
              ],
              notes: [
                "a": [
                  [0]: 1
                ],
                "b": []
              ],
              placed: Date(1970-01-01T00:00:00.500Z),
              state: .sent(
                to: "Ann",
                by: .bike
              ),
              tag: CustomDumpTests.Order.Tag(rawValue: 7),
              tags: Set([
                1,
                2,
                3
              ]),
              gift: nil,
              card: \"""
                Two
                lines
                \"""
            )
            """
        }
    }

    func testEnums() {
        assertInlineSnapshot(of: Order.State.paid(cents: 250), as: .customDump) {
            """
            CustomDumpTests.Order.State.paid(cents: 250)
            """
        }
        assertInlineSnapshot(of: [Order.State.open, .lost("rain")], as: .customDump) {
            """
            [
              [0]: .open,
              [1]: .lost("rain")
            ]
            """
        }
    }

    private class Node {
        let name: String
        var next: Node?
        init(_ name: String) { self.name = name }
    }

    func testObjectsAreWrittenOnce() {
        let (first, second) = (Node("a"), Node("b"))
        first.next = second
        second.next = first
        assertInlineSnapshot(of: first, as: .customDump) {
            """
            CustomDumpTests.Node(
              name: "a",
              next: #1 CustomDumpTests.Node(
                name: "b",
                next: CustomDumpTests.Node(↩︎)
              )
            )
            """
        }
        assertInlineSnapshot(of: Int?.self as Any, as: .customDump) {
            """
            Int?.self
            """
        }
        assertInlineSnapshot(of: (1, name: "Ann", Data([1, 2])) as Any, as: .customDump) {
            """
            (
              1,
              name: "Ann",
              Data(2 bytes)
            )
            """
        }
    }
}
