/// `layoutPriority`: how early a stack serves the view.
nonisolated struct LayoutPriorityModifier: LayoutModifier {
    let value: Double

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> LayoutPriorityNode { LayoutPriorityNode(owner) }

    @MainActor
    func update(_ wrapper: LayoutPriorityNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.update(value, transaction)
    }
}

package final class LayoutPriorityNode: LayoutNode {
    private var value = 0.0

    func update(_ newValue: Double, _ transaction: Transaction) {
        var newValue = newValue
        if newValue.isNaN {
            graph.report(.invalidFrame("a layout priority", path: owner.path), from: owner)
            newValue = 0
        }
        guard newValue != value else { return }
        value = newValue
        invalidateLayout(transaction)
    }

    package override var layoutPriority: Double { value }
}

extension View {
    /// Sets how early a stack serves the view.
    ///
    /// Views of higher priority share the room before those of lower, whose least sizes are kept back. In a `ZStack`
    /// the views of the highest priority decide the size, and the others are offered that. Views have 0 unless told
    /// otherwise. The priority counts in the container that the view is directly in. NaN is reported and counts as 0.
    ///
    ///     HStack {
    ///         Text(title).lineLimit(1).layoutPriority(1)
    ///         Text("from the collection of the city library").lineLimit(1)
    ///     }
    ///
    /// - Parameter value: any number; only whether it is above or below those of other views counts.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
