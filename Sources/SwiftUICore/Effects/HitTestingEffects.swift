/// `allowsHitTesting`: lets touches through.
struct _AllowsHitTestingModifier: LayoutModifier {
    let isEnabled: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> HitTestingNode { HitTestingNode(owner) }

    @MainActor
    func update(_ wrapper: HitTestingNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.isEnabled = isEnabled
    }
}

package final class HitTestingNode: LayoutNode {
    var isEnabled = true

    package override var ignoresHits: Bool { !isEnabled }
}

/// Says by an outline, instead of by what is painted, where a view is touched.
package struct HitOutlineModifier: LayoutModifier {
    /// The outline in a view of a size; nil leaves it at what is painted.
    let outline: (CGSize, LayoutDirection) -> Path?
    let isEvenOdd: Bool

    package init(isEvenOdd: Bool, _ outline: @escaping (CGSize, LayoutDirection) -> Path?) {
        self.isEvenOdd = isEvenOdd
        self.outline = outline
    }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> HitOutlineNode { HitOutlineNode(self, owner) }

    @MainActor
    package func update(_ wrapper: HitOutlineNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.modifier = self
        wrapper.touchAreaChanged()
    }
}

package final class HitOutlineNode: LayoutNode {
    fileprivate var modifier: HitOutlineModifier

    init(_ modifier: HitOutlineModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    package override func hitOverride(_ point: CGPoint, size: CGSize) -> Bool? {
        modifier.outline(size, environment.layoutDirection)?.contains(point, eoFill: modifier.isEvenOdd)
    }

    package override func ownTouchArea(size: CGSize) -> CGRect? {
        let frame = CGRect(origin: .zero, size: size)
        guard let outline = modifier.outline(size, environment.layoutDirection) else { return frame }
        return frame.union(outline.boundingRect)
    }
}

extension View {
    /// Lets touches through to what is behind the view, or not.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(isEnabled: enabled))
    }
}
