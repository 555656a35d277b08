/// Shows the indicators of the first scroll view inside for a moment.
nonisolated struct ScrollIndicatorFlash<Trigger: Equatable>: LayoutModifier {
    let trigger: Trigger
    let onAppear: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollIndicatorFlashNode<Trigger> { ScrollIndicatorFlashNode(self, owner) }

    @MainActor
    func update(_ wrapper: ScrollIndicatorFlashNode<Trigger>, _ transaction: Transaction, isNew: Bool) {
        if !isNew, trigger != wrapper.trigger { wrapper.isDue = true }
        wrapper.trigger = trigger
    }
}

package final class ScrollIndicatorFlashNode<Trigger: Equatable>: ScrollReadingNode {
    var trigger: Trigger
    var isDue: Bool {
        didSet { if isDue { graph.layouts.geometryChanged() } }
    }

    init(_ modifier: ScrollIndicatorFlash<Trigger>, _ owner: _ViewNode) {
        trigger = modifier.trigger
        isDue = modifier.onAppear
        super.init(owner)
    }

    override func read(_ scroll: ScrollNode) {
        guard isDue else { return }
        isDue = false
        scroll.flashIndicators()
    }
}

extension View {
    /// Shows the indicators of the first scroll view in this view for a moment when it appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollIndicatorFlash(trigger: 0, onAppear: onAppear))
    }

    /// Shows the indicators of the first scroll view in this view for a moment whenever a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollIndicatorFlash(trigger: value, onAppear: false))
    }
}
