/// Has touches around a view stand for touches on it, so that what is small is as easily touched as what is large.
///
/// The place of a view and what is painted stay as they are.
package struct TouchReachModifier: LayoutModifier {
    /// How wide and high the place is that touches the view, at least, in points.
    let least: CGSize
    /// How far beyond each side of the view that goes at most, in points: less than to its neighbors.
    let most: CGSize

    package init(least: CGSize, most: CGSize) {
        self.least = least
        self.most = most
    }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> TouchReachNode { TouchReachNode(self, owner) }

    @MainActor
    package func update(_ wrapper: TouchReachNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.modifier = self
        wrapper.touchAreaChanged()
    }
}

package final class TouchReachNode: LayoutNode {
    fileprivate var modifier: TouchReachModifier

    init(_ modifier: TouchReachModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    /// What stands for the view in a size.
    private func area(_ size: CGSize) -> CGRect {
        let frame = CGRect(origin: .zero, size: size)
        // What takes no room is not there.
        guard size.width > 0, size.height > 0 else { return frame }
        let x = min(max((modifier.least.width - size.width) / 2, 0), modifier.most.width)
        let y = min(max((modifier.least.height - size.height) / 2, 0), modifier.most.height)
        return frame.insetBy(dx: -x, dy: -y)
    }

    package override func standIns(for point: CGPoint, size: CGSize) -> [CGPoint] {
        guard size.width > 0, size.height > 0, area(size).holds(point) else { return [] }
        // Just inside: a view does not hold its far edges.
        let inset = min(0.5, size.width / 2, size.height / 2)
        let x = min(max(point.x, inset), size.width - inset)
        let edge = CGPoint(x: x, y: min(max(point.y, inset), size.height - inset))
        // Of several views side by side some are less high than the highest.
        return [edge, CGPoint(x: x, y: size.height / 2)].filter { $0 != point }
    }

    package override func ownTouchArea(size: CGSize) -> CGRect? { area(size) }
}
