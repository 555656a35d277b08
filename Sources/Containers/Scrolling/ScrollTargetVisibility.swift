/// Tells which of the views that `scrollTargetLayout` names are seen.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: LayoutModifier {
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollTargetVisibilityNode<ID> { ScrollTargetVisibilityNode(self, owner) }

    @MainActor
    func update(_ wrapper: ScrollTargetVisibilityNode<ID>, _ transaction: Transaction, isNew: Bool) {
        wrapper.modifier = self
    }
}

package final class ScrollTargetVisibilityNode<ID: Hashable>: ScrollReadingNode {
    var modifier: ScrollTargetVisibilityModifier<ID>
    private var last: [ID]?

    init(_ modifier: ScrollTargetVisibilityModifier<ID>, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    override func read(_ scroll: ScrollNode) {
        let new = scroll.visibleTargets(threshold: modifier.threshold).compactMap {
            $0.explicitID(of: ID.self)?.base as? ID
        }
        guard new != last else { return }
        last = new
        let action = modifier.action
        graph.lifecycle.afterLayout(of: owner) { action(new) }
    }
}

extension ScrollNode {
    /// The views among those that `scrollTargetLayout` names of whose area a share is seen, in their order.
    fileprivate func visibleTargets(threshold: Double) -> [_ViewNode] {
        guard let content else { return [] }
        let window = CGRect(origin: offset(at: graph.now), size: containerSize)
        return targetNodes.filter { node in
            let frame = frame(of: node, in: content)
            let seen = frame.overlap(window)
            let area = frame.width * frame.height
            let share = area > 0 && !seen.isNull ? seen.width * seen.height / area : 0
            return share > 0 && share >= threshold - 1e-6
        }.map(\.owner)
    }
}

extension View {
    /// Runs an action with the ids of the views that are seen of the first scroll view in this view, whenever others are.
    ///
    /// Views take part that a `scrollTargetLayout` names, and that go by an id of the type.
    ///
    /// - Parameter threshold: the share of a view's area that has to be seen, 0...1; with 0 any part of it will do.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
