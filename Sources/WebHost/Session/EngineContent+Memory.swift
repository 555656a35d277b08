import RiffleHosting
import RiffleLayers

extension EngineContent {
    /// What the page shows and edits, as bytes: each layer counts for itself and the views that make it (`WebLimits.layerBytes`),
    /// and for what it paints; each text that can be edited for itself, its history and its lines.
    ///
    /// What the app has in memory and does not show is not in it: nobody can tell whose that is. It counts in the memory of the
    /// process.
    ///
    /// - Complexity: O(n) in layers.
    package var heldBytes: Int {
        let shown = layers.reduce(0) { $0 + $1.heldBytes }
        return takeTexts(isAll: true).reduce(shown) { sum, change in
            sum + 4 * (change.state?.text.utf8.count ?? 0)
        }
    }
}

extension LayerChange {
    fileprivate var heldBytes: Int {
        guard case .insert(let layer) = self else { return 0 }
        return layer.contents.reduce(WebLimits.layerBytes) { $0 + $1.heldBytes }
    }
}

extension DrawCommand {
    /// Glyphs and elements of paths are in the layer, in what was sent last, and in the views' own layout.
    fileprivate var heldBytes: Int {
        switch self {
        case .glyphs(let run, _): 64 + 3 * MemoryLayout<GlyphRun.Glyph>.stride * run.glyphs.count + run.text.utf8.count
        case .fill(let path, _, _), .stroke(let path, _, _): 64 + 2 * 56 * path.elements.count
        case .image: 256
        }
    }
}
