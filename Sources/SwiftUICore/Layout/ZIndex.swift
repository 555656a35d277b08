/// `zIndex`: which view of a container lies over which.
nonisolated struct ZIndexModifier: LayoutModifier {
    let value: Double

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ZIndexNode { ZIndexNode(owner) }

    @MainActor
    func update(_ wrapper: ZIndexNode, _ transaction: Transaction, isNew: Bool) { wrapper.update(value) }
}

package final class ZIndexNode: LayoutNode {
    private var value = 0.0

    func update(_ newValue: Double) {
        var newValue = newValue
        if newValue.isNaN {
            graph.report(.invalidFrame("a z-index", path: owner.path), from: owner)
            newValue = 0
        }
        guard newValue != value else { return }
        value = newValue
        markOrderDirty()
    }

    package override var hasGivenZIndex: Bool { true }

    package override var zIndex: Double {
        var innermost = self
        var node = principal
        while let current = node {
            if let inner = current as? ZIndexNode { innermost = inner }
            node = current.principal
        }
        return innermost.value
    }
}

extension View {
    /// Says how far in front the view lies among the views of its container; 0 unless told otherwise.
    ///
    /// Equal values keep the order of declaration; of several on one view the innermost counts. NaN is reported and
    /// counts as 0.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
