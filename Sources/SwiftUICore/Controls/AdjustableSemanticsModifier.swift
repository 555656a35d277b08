import Semantics

/// What a control with a value is to the keyboard and to somebody who cannot see it: one element, named by its label,
/// that goes up and down.
package struct AdjustableSemanticsModifier: LayoutModifier {
    let role: SemanticsRole
    let value: String?
    let isEnabled: Bool
    let adjust: @MainActor (AccessibilityAdjustmentDirection) -> Void

    package init(
        role: SemanticsRole, value: String?, isEnabled: Bool,
        adjust: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) {
        self.role = role
        self.value = value
        self.isEnabled = isEnabled
        self.adjust = adjust
    }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> AdjustableNode { AdjustableNode(owner) }

    @MainActor
    package func update(_ wrapper: AdjustableNode, _ transaction: Transaction, isNew: Bool) { wrapper.update(self) }
}

package final class AdjustableNode: FocusableNode {
    private var modifier: AdjustableSemanticsModifier?

    func update(_ new: AdjustableSemanticsModifier) {
        if new.isEnabled != modifier?.isEnabled || new.value != modifier?.value { graph.invalidateSemantics() }
        if modifier?.isEnabled == true, !new.isEnabled { graph.focusLost(by: self) }
        modifier = new
    }

    package override var semanticsContent: SemanticsContent? {
        guard let modifier else { return nil }
        guard modifier.isEnabled else {
            return SemanticsContent(
                role: modifier.role, value: modifier.value, traits: .disabled, children: .merge)
        }
        return SemanticsContent(
            role: modifier.role, value: modifier.value, traits: isFocused ? .focused : [],
            actions: [handler(.increment, .increment), handler(.decrement, .decrement)], children: .merge)
    }

    private func handler(
        _ action: SemanticsAction, _ direction: AccessibilityAdjustmentDirection
    ) -> SemanticsHandler {
        SemanticsHandler(action) { [weak self] in
            MainActor.assumeIsolated { self?.modifier?.adjust(direction) }
        }
    }

    package override func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        guard let modifier else { return false }
        modifier.adjust(direction)
        return true
    }
}
