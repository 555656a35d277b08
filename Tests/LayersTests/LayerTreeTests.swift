import Foundation
import Testing

@testable import RiffleLayers

@Suite("Layer tree")
struct LayerTreeTests {
    @Test("Applying the changes from one tree to another gives the other", arguments: 0..<40 as Range<UInt64>)
    func changesLeadToTheOther(seed: UInt64) {
        var random = RandomLayers(seed: seed)
        var mirror = LayerTree()
        for step in 0..<12 {
            mirror.apply(random.step())
            #expect(mirror.flattened == random.tree.flattened, "seed \(seed), step \(step)")
        }
        mirror.apply(mirror.changes(to: LayerTree()))
        #expect(mirror.count == 0, "seed \(seed)")
    }

    @Test("A tree has no changes to itself")
    func noChangesToItself() {
        var random = RandomLayers(seed: 1)
        for _ in 0..<20 { _ = random.step() }
        #expect(random.tree.changes(to: random.tree).isEmpty)
    }

    @Test("Children are in order of rank, whatever the order of insertion")
    func childrenByRank() {
        var tree = LayerTree()
        tree.apply(
            [(1, 5), (2, -3), (3, 0)].map { .insert(Layer(id: LayerID(rawValue: $0.0), rank: Int32($0.1))) })
        #expect(tree.children(of: .root).map(\.rawValue) == [2, 3, 1])
        tree.apply([.update(Layer(id: LayerID(rawValue: 2), rank: 9), .rank)])
        #expect(tree.children(of: .root).map(\.rawValue) == [3, 1, 2])
    }

    @Test("A removal takes the subtree, and is the only change that names it")
    func removalTakesSubtree() {
        var tree = LayerTree()
        tree.apply([
            .insert(Layer(id: LayerID(rawValue: 1))),
            .insert(Layer(id: LayerID(rawValue: 2), parent: LayerID(rawValue: 1))),
            .insert(Layer(id: LayerID(rawValue: 3), rank: 1)),
        ])
        var smaller = tree
        smaller.apply([.remove(LayerID(rawValue: 1))])
        #expect(smaller.count == 1)
        #expect(tree.changes(to: smaller) == [.remove(LayerID(rawValue: 1))])
    }

    @Test("A layer that leaves a parent which goes in the same frame stays")
    func survivorOfARemovedParent() {
        var tree = LayerTree()
        tree.apply([
            .insert(Layer(id: LayerID(rawValue: 1))),
            .insert(Layer(id: LayerID(rawValue: 2), parent: LayerID(rawValue: 1))),
        ])
        var moved = tree
        moved.apply([
            .update(Layer(id: LayerID(rawValue: 2)), .parent), .remove(LayerID(rawValue: 1)),
        ])
        var mirror = tree
        mirror.apply(tree.changes(to: moved))
        #expect(mirror.flattened == [Layer(id: LayerID(rawValue: 2))])
    }

    @Test("Changes to layers that are not there are ignored")
    func unknownLayersAreIgnored() {
        var tree = LayerTree()
        tree.apply([.update(Layer(id: LayerID(rawValue: 7)), .opacity), .remove(LayerID(rawValue: 7))])
        #expect(tree.count == 0)
    }
}
