import Foundation
import Testing

@testable import RiffleSemantics

@Suite struct SemanticsTreeHitTestingTests {
    private var cards: SemanticsTree {
        var builder = SemanticsTreeBuilder()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        builder.open(SemanticsNode(id: 10, role: .group, frame: frame))
        builder.add(SemanticsNode(id: 1, role: .button, label: "A", frame: frame, depth: 3))
        builder.add(SemanticsNode(id: 2, role: .button, label: "B", frame: frame.offsetBy(dx: 50, dy: 0), depth: 1))
        builder.add(SemanticsNode(id: 3, role: .button, label: "C", frame: frame.offsetBy(dx: 50, dy: 0), depth: 1))
        builder.close()
        return builder.finish()
    }

    @Test("Front to back goes by depth, then by reading order reversed")
    func order() {
        #expect(cards.hitOrder.map(\.id) == [1, 3, 2, 10])
    }

    @Test("A point finds the elements over it, the frontmost first")
    func point() {
        #expect(cards.elements(at: CGPoint(x: 75, y: 50)).map(\.id) == [1, 3, 2, 10])
        #expect(cards.elements(at: CGPoint(x: 125, y: 50)).map(\.id) == [3, 2])
        #expect(cards.elements(at: CGPoint(x: 200, y: 50)).isEmpty)
    }

    @Test("In front of is a strict order")
    func inFront() {
        #expect(cards.isInFront(1, of: 3))
        #expect(!cards.isInFront(3, of: 1))
        #expect(cards.isInFront(3, of: 2))
        #expect(!cards.isInFront(2, of: 3))
        #expect(!cards.isInFront(2, of: 2))
        #expect(!cards.isInFront(2, of: 99))
    }
}
