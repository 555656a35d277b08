/// How many bytes the kept bitmaps take; each takes itself off when it goes.
final class MemoryLedger {
    var byteCount = 0
}

extension LayerRasterizer {
    /// Gives up what was not used for longest until the budgets hold.
    func trimCaches() {
        images.trim()
        guard ledger.byteCount > bitmapBudget else { return }
        var kept: [RasterNode] = []
        root.visit { if $0.bitmap != nil || $0.prepared != nil { kept.append($0) } }
        kept.sort { ($0.lastUsed, $0.layer.id) < ($1.lastUsed, $1.layer.id) }
        for node in kept where ledger.byteCount > bitmapBudget {
            node.bitmap = nil
            node.prepared = nil
        }
    }
}

extension RasterNode {
    /// The frame in which the layer's bitmap or prepared contents last served.
    fileprivate var lastUsed: Int { max(bitmap?.lastUsed ?? 0, prepared?.lastUsed ?? 0) }

    fileprivate func visit(_ body: (RasterNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
