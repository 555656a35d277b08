import RiffleLayers
import RiffleSemantics

/// A layer that may be seen, and how deep it lies in others.
struct SeenLayer {
    /// Without the frame where nothing is painted in it: how large what is not seen is, is not seen either.
    let layer: Layer
    let depth: Int
    /// Whether it masks the others in its layer.
    let isMask: Bool

    init(_ layer: Layer, depth: Int, isMask: Bool) {
        var layer = layer
        if layer.contents.isEmpty, layer.editor == nil { layer.bounds = .zero }
        // A name that the layer gets when somebody has asked for the elements, which are compared by themselves.
        layer.semantics = nil
        // How many fields there were before: one in a row that scrolls is made again and again.
        layer.editor?.target = 0
        self.layer = layer
        self.depth = depth
        self.isMask = isMask
    }

    /// Whether two layers of two interfaces are the same to whoever looks: their numbers may differ.
    func looks(like other: SeenLayer) -> Bool {
        depth == other.depth && isMask == other.isMask && layer.name == other.layer.name
            && (layer.mask == nil) == (other.layer.mask == nil)
            && layer.fieldsDiffering(from: other.layer).isSubset(of: [.parent, .rank, .mask])
    }
}

extension LayerTree {
    /// The layers in painting order, without what nobody can see: what is transparent or paints nothing, what lies outside
    /// of the rectangles that clip it, and what is below something opaque as large as the window. How much of the second a
    /// host is given depends on where scroll views have been, and what moves below a cover rests.
    ///
    /// - Parameter size: the window's.
    func seen(in size: CGSize) -> [SeenLayer] {
        var sight = Sight()
        appendSeen(
            inside: .root, mask: nil, depth: 0, window: .infinite, whole: CGRect(origin: .zero, size: size), to: &sight)
        return sight.layers
    }

    /// The layers that were found so far, and those of them around the next one.
    private struct Sight {
        var layers: [SeenLayer] = []
        var around: [SeenLayer] = []

        /// Leaves out all that is painted already.
        mutating func cover() { layers = around }
    }

    /// - Parameters:
    ///   - window: what can be seen of the layer, in its coordinates; nil where that is not known, so that all counts as
    ///     seen.
    ///   - whole: the whole window, in the layer's coordinates; nil where what is opaque there need not hide what is below.
    private func appendSeen(
        inside id: LayerID, mask: LayerID?, depth: Int, window: CGRect?, whole: CGRect?, to sight: inout Sight
    ) {
        for child in children(of: id) {
            guard let layer = self[child], layer.opacity > 0 || window == nil else { continue }
            if let window, layer.projection != nil, isTurnedAside(child, from: window) { continue }
            let seen = SeenLayer(layer, depth: depth, isMask: child == mask)
            let whole = whole.flatMap { layer.whole($0) }
            if let whole, layer.contents.contains(where: { $0.isOpaque(in: whole) }) { sight.cover() }
            sight.layers.append(seen)
            sight.around.append(seen)
            let own = window.flatMap { layer.inOwnCoordinates($0) }
            appendSeen(
                inside: child, mask: layer.mask, depth: depth + 1, window: own.map { layer.clipped($0) }, whole: whole,
                to: &sight)
            sight.around.removeLast()
            if sight.layers.last?.layer.id == child, !layer.isSeen(in: own) { sight.layers.removeLast() }
        }
    }

    /// Whether a layer that is turned in space lies outside of what can be seen, in the coordinates of the layer around it,
    /// with all that is in it.
    private func isTurnedAside(_ id: LayerID, from window: CGRect) -> Bool {
        guard let layer = self[id], let extent = extent(of: id) else { return false }
        let shown = extent.applying(layer.placement)
        return !shown.isNull && !shown.intersects(window)
    }

    /// A box around what a layer and those in it may paint, in the layer's coordinates; nil where nobody knows.
    private func extent(of id: LayerID) -> CGRect? {
        guard let layer = self[id], layer.effects.isEmpty else { return nil }
        var extent = layer.bounds.isEmpty ? layer.bounds.insetBy(dx: -50, dy: -50) : layer.bounds
        for child in children(of: id) {
            guard let inner = self.extent(of: child), let layer = self[child], layer.projection == nil else {
                return nil
            }
            extent = extent.union(inner.applying(layer.transform))
        }
        return extent
    }
}

extension Layer {
    /// A part of the layer around this one. All of the layer where a turn in space lies between them: what clips inside of
    /// it still counts. Nil where the layer is shown as a line or a point.
    fileprivate func inOwnCoordinates(_ window: CGRect) -> CGRect? {
        projection == nil ? transform.invertedIfPossible.map { window.applying($0) } : .infinite
    }

    /// The same for the whole window; nil where not all in it is seen as it is painted.
    fileprivate func whole(_ window: CGRect) -> CGRect? {
        guard opacity == 1, blendMode == .normal, effects.isEmpty, mask == nil, projection == nil,
            let own = inOwnCoordinates(window)
        else {
            return nil
        }
        if case .path(let path, _) = clip, !path.isRectangle(around: own) { return nil }
        return own
    }

    fileprivate func clipped(_ window: CGRect) -> CGRect {
        guard case .path(let path, _) = clip else { return window }
        return window.intersection(path.boundingRect)
    }

    /// Whether anything of what the layer itself paints may be seen in a part of it; nil where that is not known.
    fileprivate func isSeen(in window: CGRect?) -> Bool {
        if contents.allSatisfy(\.fillsNothing), editor == nil { return false }
        guard let window else { return true }
        // What is painted beside an empty frame, as a letter that has no room, is near it.
        return (bounds.isEmpty ? bounds.insetBy(dx: -50, dy: -50) : bounds).intersects(window)
    }
}

extension DrawCommand {
    /// Whether nothing that is painted before is seen in a rectangle.
    fileprivate func isOpaque(in rect: CGRect) -> Bool {
        guard case .fill(let path, .color(let color), _) = self else { return false }
        return color.alpha == 1 && path.isRectangle(around: rect)
    }

    /// Whether it fills an area without extent, as that of a rectangle that is not high at all.
    fileprivate var fillsNothing: Bool {
        guard case .fill(let path, _, _) = self else { return false }
        return path.boundingRect.isEmpty
    }
}

extension Path {
    /// Whether it is a rectangle that contains another one, but for the noise of sums.
    fileprivate func isRectangle(around rect: CGRect) -> Bool {
        guard case .rect(let own) = recognized else { return false }
        return own.insetBy(dx: -0.001, dy: -0.001).contains(rect)
    }
}

extension SemanticsTree {
    /// Whether two trees say the same to whoever listens: their elements' numbers may differ.
    func reads(like other: SemanticsTree) -> Bool {
        guard count == other.count else { return false }
        func says(_ ids: [UInt32], _ others: [UInt32]) -> Bool {
            ids.count == others.count
                && zip(ids, others).allSatisfy { id, otherID in
                    guard let node = self[id], let otherNode = other[otherID] else { return false }
                    return node.says(what: otherNode) && says(node.children, otherNode.children)
                }
        }
        return says(roots, other.roots)
    }
}

extension SemanticsNode {
    fileprivate func says(what other: SemanticsNode) -> Bool {
        role == other.role && label == other.label && value == other.value && hint == other.hint
            && identifier == other.identifier && traits == other.traits && actions == other.actions
            && frame.isNear(other.frame)
    }
}

extension CGRect {
    /// Whether no edge is more than a thousandth of a point away.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        self == other
            || (abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
                && abs(height - other.height) < 0.001)
    }
}
