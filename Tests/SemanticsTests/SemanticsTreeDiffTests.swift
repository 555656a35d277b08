import Foundation
import SeededNumbers
import Testing

@testable import RiffleSemantics

@Suite struct SemanticsTreeDiffTests {
    private func tree(_ body: (inout SemanticsTreeBuilder) -> Void) -> SemanticsTree {
        var builder = SemanticsTreeBuilder()
        body(&builder)
        return builder.finish()
    }

    private func text(_ id: UInt32, _ label: String = "") -> SemanticsNode {
        SemanticsNode(id: id, role: .text, label: label)
    }

    @Test("Equal trees have no changes")
    func equal() {
        let one = tree { $0.add(text(1, "A")) }
        #expect(one.changes(to: one).isEmpty)
    }

    @Test("A changed element is one update that names what changed")
    func update() {
        let before = tree { $0.add(text(1, "A")) }
        var moved = text(1, "A")
        moved.frame.origin.x = 3
        moved.depth = 2
        let after = tree { $0.add(moved) }
        #expect(before.changes(to: after) == [.update(moved, [.frame, .depth])])
    }

    @Test("An element added at the end needs no order, one added in front does")
    func insert() {
        let before = tree { $0.add(text(1)) }
        let appended = tree {
            $0.add(text(1))
            $0.add(text(2))
        }
        let prepended = tree {
            $0.add(text(2))
            $0.add(text(1))
        }
        #expect(before.changes(to: appended) == [.insert(text(2), parent: 0)])
        #expect(before.changes(to: prepended) == [.insert(text(2), parent: 0), .order(parent: 0, children: [2, 1])])
        #expect(appended.changes(to: prepended) == [.order(parent: 0, children: [2, 1])])
    }

    @Test("A removed subtree is one removal")
    func remove() {
        let before = tree {
            $0.open(SemanticsNode(id: 1, role: .group))
            $0.add(text(2))
            $0.close()
        }
        #expect(before.changes(to: SemanticsTree()) == [.remove(1)])
    }

    @Test("An element that leaves a parent on its way out survives it")
    func rescue() {
        let before = tree {
            $0.open(SemanticsNode(id: 1, role: .group))
            $0.add(text(2, "kept"))
            $0.close()
        }
        let after = tree { $0.add(text(2, "kept")) }
        var mirror = before
        mirror.apply(before.changes(to: after))
        #expect(mirror == after)
    }

    @Test("Changes to elements that are not there are ignored")
    func strangers() {
        var mirror = tree { $0.add(text(1)) }
        let before = mirror
        mirror.apply([
            .insert(text(1, "again"), parent: 0), .insert(text(5), parent: 4), .update(text(7), .label),
            .order(parent: 8, children: [1]), .order(parent: 0, children: [9, 1]), .remove(6),
        ])
        #expect(mirror == before)
    }

    @Test("Applying the changes between two random trees gives the second")
    func random() {
        for seed in 0..<300 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let before = randomTree(using: &generator)
            let after = randomTree(using: &generator)
            var mirror = before
            mirror.apply(before.changes(to: after))
            #expect(mirror == after, "seed \(seed)\n\(before)\n->\n\(after)\ngot\n\(mirror)")
        }
    }

    private func randomTree(using generator: inout SeededGenerator) -> SemanticsTree {
        tree { builder in
            var level = 0
            for id in Array(1...12 as ClosedRange<UInt32>).shuffled(using: &generator).prefix(8) {
                while level > 0, Bool.random(using: &generator) {
                    builder.close()
                    level -= 1
                }
                builder.open(text(id, Bool.random(using: &generator) ? "A" : "B"))
                level += 1
            }
            for _ in 0..<level { builder.close() }
        }
    }
}
