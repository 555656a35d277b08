/// The layout node of a view with matched geometry: it keeps its own place, and shows its content where its group says.
package final class MatchedGeometryNode: LayoutNode {
    private(set) var modifier: MatchedGeometryModifier
    /// What the group says of the place; nil leaves the content where it is.
    private var shared: SharedGeometry?
    /// Where the node itself was when its content was last placed by what the group says.
    private var knownTransform: ProjectionTransform?
    /// Whether the group has not yet looked at the node.
    var isNew = true

    init(_ modifier: MatchedGeometryModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
        matches.add(self)
    }

    func update(_ newModifier: MatchedGeometryModifier) {
        let old = modifier
        modifier = newModifier
        if old.key != newModifier.key {
            matches.groups.remove(self, from: old.key)
            matches.add(self)
        }
        if old.key != newModifier.key || old.isSource != newModifier.isSource || old.anchor != newModifier.anchor
            || old.properties != newModifier.properties
        {
            matches.groups.isDue = true
            graph.layouts.setNeedsLayout()
        }
    }

    private var matches: MatchedGeometry { graph.part(MatchedGeometry.self) }

    /// The place the view has by itself, without animations.
    var ownGeometry: SharedGeometry {
        let anchor = CGPoint(x: modifier.anchor.x * size.width, y: modifier.anchor.y * size.height)
        return SharedGeometry(anchor: anchor.applying(globalTransform(at: nil)), size: size)
    }

    /// The place in which the view is seen, with all effects and animations.
    func seenGeometry(at now: Double) -> SharedGeometry {
        let size = frame(at: now).size
        let anchor = CGPoint(x: modifier.anchor.x * size.width, y: modifier.anchor.y * size.height)
        return SharedGeometry(anchor: anchor.applying(globalTransform(at: now)), size: size)
    }

    /// Whether the node has a place in the window, so that it is known where it is seen.
    var isInWindow: Bool {
        guard isPlaced else { return false }
        var node: LayoutNode = self
        while let parent = node.parent { node = parent }
        return node === graph.window.rootLayout
    }

    /// Shows the content where the group says.
    func show(at newShared: SharedGeometry?, _ transaction: Transaction) {
        // What follows stays with its source, also while something around itself moves.
        guard shared != newShared || shared != nil && knownTransform != globalTransform(at: nil) else { return }
        shared = newShared
        placeChildren(in: size, proposal, transaction)
    }

    /// Gives the content, which is about to leave its place for the view's own, the speed that the group has.
    func launch(_ velocity: SharedGeometry, from start: SharedGeometry, _ animation: Animation) {
        var node = principal
        while let current = node, current.layer == nil { node = current.principal }
        guard let node, node.frameAnimation != nil else { return }
        node.restartFrameAnimation(
            velocity: CGRect(
                x: velocity.anchor.x - modifier.anchor.x * velocity.size.width,
                y: velocity.anchor.y - modifier.anchor.y * velocity.size.height,
                width: velocity.size.width, height: velocity.size.height),
            animation)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let child = principal else { return }
        guard let shared else { return placeChild(child, at: .zero, proposal, in: size, cause) }
        let properties = modifier.properties
        let transform = globalTransform(at: nil)
        knownTransform = transform
        let offer = properties.contains(.size) ? ProposedViewSize(shared.size) : proposal
        var origin = CGPoint.zero
        if properties.contains(.position), let inverse = transform.invertedIfPossible {
            let taken = child.sizeThatFits(offer)
            let point = shared.anchor.applying(inverse)
            origin = CGPoint(
                x: point.x - modifier.anchor.x * taken.width, y: point.y - modifier.anchor.y * taken.height)
            // Measured: content that does not take the source's size is moved by the difference once more.
            if properties.contains(.size) {
                origin.x += modifier.anchor.x * (shared.size.width - taken.width)
                origin.y += modifier.anchor.y * (shared.size.height - taken.height)
            }
        }
        placeChild(child, at: origin, offer, in: size, cause)
    }

    package override func didPlace() { matches.groups.isDue = true }

    package override func didDetach() {
        matches.groups.nodeEnds(self)
        graph.layouts.setNeedsLayout()
    }
}

/// What views of a group have in common.
struct SharedGeometry: Equatable {
    /// In the window.
    var anchor: CGPoint
    var size: CGSize

    var rect: CGRect { CGRect(origin: anchor, size: size) }

    init(anchor: CGPoint, size: CGSize) {
        self.anchor = anchor
        self.size = size
    }

    init(_ rect: CGRect) { self.init(anchor: rect.origin, size: rect.size) }
}
