/// A frame: the layers there are, by id, with each one's children in painting order.
///
/// This is a host's mirror of what the engine made; it changes only by applying `LayerChange`s.
package struct LayerTree: Sendable {
    package private(set) var layers: [LayerID: Layer] = [:]
    private var childIDs: [LayerID: [LayerID]] = [:]

    package init() {}

    package subscript(id: LayerID) -> Layer? { layers[id] }

    /// Children in painting order, back to front.
    package func children(of id: LayerID) -> [LayerID] { childIDs[id] ?? [] }

    package var count: Int { layers.count }

    /// Applies one frame's changes in order. Changes to layers that are not there are ignored.
    package mutating func apply(_ changes: [LayerChange]) {
        var reordered: [LayerID] = []
        var thinned: Set<LayerID> = []
        for change in changes {
            switch change {
            case .insert(let layer):
                guard layers[layer.id] == nil else { continue }
                layers[layer.id] = layer
                childIDs[layer.parent, default: []].append(layer.id)
                reordered.append(layer.parent)
            case .update(let layer, let fields):
                guard let old = layers[layer.id] else { continue }
                layers[layer.id] = layer
                if fields.contains(.parent), old.parent != layer.parent {
                    childIDs[old.parent]?.removeAll { $0 == layer.id }
                    childIDs[layer.parent, default: []].append(layer.id)
                }
                if !fields.isDisjoint(with: [.parent, .rank]) { reordered.append(layer.parent) }
            case .remove(let id):
                guard let parent = layers[id]?.parent else { continue }
                thinned.insert(parent)
                removeSubtree(id)
            }
        }
        for parent in thinned { childIDs[parent]?.removeAll { layers[$0] == nil } }
        var sorted: Set<LayerID> = []
        for parent in reordered where sorted.insert(parent).inserted { sortChildren(of: parent) }
    }

    private mutating func removeSubtree(_ id: LayerID) {
        for child in childIDs[id] ?? [] { removeSubtree(child) }
        childIDs[id] = nil
        layers[id] = nil
    }

    private mutating func sortChildren(of parent: LayerID) {
        guard var ids = childIDs[parent] else { return }
        ids.sort { (layers[$0]?.rank ?? 0, $0) < (layers[$1]?.rank ?? 0, $1) }
        childIDs[parent] = ids
    }
}
