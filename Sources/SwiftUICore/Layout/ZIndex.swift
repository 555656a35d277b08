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
    /// Sets how far in front the view lies among the views of its container.
    ///
    /// Views of a higher index are drawn later and are touched first. A view without an index has 0. Equal values keep
    /// the order of declaration; of several indices on one view the innermost counts. The index has no effect on views
    /// of other containers and none on the layout. NaN is reported and counts as 0.
    ///
    ///     HStack(spacing: -40) {
    ///         ForEach(0..<5) { number in
    ///             RoundedRectangle(cornerRadius: 12)
    ///                 .fill(number == lifted ? Color.orange : Color.teal)
    ///                 .frame(width: 80, height: 120)
    ///                 .zIndex(number == lifted ? 1 : 0)
    ///         }
    ///     }
    ///
    /// - Parameter value: any number, also a negative one; it is not animated.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
