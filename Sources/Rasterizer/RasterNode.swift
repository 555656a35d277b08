import RiffleLayers

/// A layer in the rasterizer's mirror, with what is kept of it from frame to frame.
final class RasterNode {
    var layer: Layer
    /// A parent outlives its children in the tree; a removed node has none.
    unowned(unsafe) var parent: RasterNode?
    /// In painting order.
    var children: [RasterNode] = []

    /// What the layer's own contents cover, in its coordinates; `nil` until asked for.
    var contentExtent: Extent?
    /// What the layer and its children cover after clip and effects, in its coordinates; `nil` when out of date.
    var outputExtent: Extent?
    /// `outputExtent` before the effects.
    var innerExtent = Extent.empty
    /// What the layer covered in its parent when last painted: empty when it was not there or not visible.
    var paintedExtent = Extent.empty
    /// How many commands the layer and its children hold; up to date when `outputExtent` is.
    var commandCount = 0

    /// Whether something in the layer is painted with what is behind it; up to date when `outputExtent` is.
    var holdsBackdrop = false

    /// The bitmap of the layer with its children, if it is painted by way of one.
    var bitmap: GroupBitmap?
    /// Whether that bitmap, or one before it, was painted before.
    var hasPaintedBitmap = false
    /// What was made of the contents to paint them faster.
    var prepared: PreparedContents?

    init(_ layer: Layer) { self.layer = layer }

    /// Forgets what is known of how far the layer and those around it reach.
    func invalidateExtents() {
        var node: RasterNode? = self
        while let current = node {
            current.outputExtent = nil
            node = current.parent
        }
    }

    func insert(_ child: RasterNode) {
        child.parent = self
        let key = (child.layer.rank, child.layer.id)
        var index = children.count
        while index > 0, (children[index - 1].layer.rank, children[index - 1].layer.id) > key { index -= 1 }
        children.insert(child, at: index)
    }

    func remove(_ child: RasterNode) {
        children.removeAll { $0 === child }
        child.parent = nil
    }

    /// Whether `self` is `node` or lies below it.
    func isWithin(_ node: RasterNode) -> Bool {
        var current: RasterNode? = self
        while let ancestor = current {
            if ancestor === node { return true }
            current = ancestor.parent
        }
        return false
    }

    /// The child that masks the others.
    var maskNode: RasterNode? {
        guard let mask = layer.mask else { return nil }
        return children.first { $0.layer.id == mask }
    }
}
