extension LayerTree {
    /// The changes that turn `self` into `other`; applying them to `self` gives `other`.
    package func changes(to other: LayerTree) -> [LayerChange] {
        var changes: [LayerChange] = []
        other.visit(.root) { layer in
            guard let old = self[layer.id] else {
                changes.append(.insert(layer))
                return
            }
            let fields = old.fieldsDiffering(from: layer)
            if !fields.isEmpty { changes.append(.update(layer, fields)) }
        }
        // A removal takes its subtree along, so only the topmost of what went away is named.
        visit(.root) { layer in
            if other[layer.id] == nil, layer.parent == .root || other[layer.parent] != nil {
                changes.append(.remove(layer.id))
            }
        }
        return changes
    }

    /// Calls `body` for every layer below `id`, parents first, back to front.
    package func visit(_ id: LayerID, _ body: (Layer) -> Void) {
        for child in children(of: id) {
            if let layer = self[child] { body(layer) }
            visit(child, body)
        }
    }
}

extension Layer {
    /// The fields in which two states of one layer differ.
    package func fieldsDiffering(from other: Layer) -> LayerFields {
        var fields: LayerFields = []
        if parent != other.parent { fields.insert(.parent) }
        if rank != other.rank { fields.insert(.rank) }
        if transform != other.transform { fields.insert(.transform) }
        if bounds != other.bounds { fields.insert(.bounds) }
        if opacity != other.opacity { fields.insert(.opacity) }
        if clip != other.clip { fields.insert(.clip) }
        if mask != other.mask { fields.insert(.mask) }
        if effects != other.effects { fields.insert(.effects) }
        if blendMode != other.blendMode { fields.insert(.blendMode) }
        if isIsolated != other.isIsolated { fields.insert(.isolation) }
        if contents != other.contents { fields.insert(.contents) }
        if semantics != other.semantics { fields.insert(.semantics) }
        if projection != other.projection { fields.insert(.projection) }
        if editor != other.editor { fields.insert(.editor) }
        return fields
    }
}
