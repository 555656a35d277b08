import RiffleSemantics

/// Has the keyboard come to a view that something can be done with, where nothing inside takes the focus: a row of plain
/// text that can be deleted, say.
///
/// What can be done is told by accessibility modifiers inside or around; this only makes a stop of the view.
package struct ActionFocusModifier: LayoutModifier {
    private let hasActions: Bool
    private let activate: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - hasActions: whether there is something that can be done; a view without is no stop.
    ///   - activate: what the space bar and the return key do; nil where they do nothing.
    package init(hasActions: Bool, activate: (@MainActor () -> Void)? = nil) {
        self.hasActions = hasActions
        self.activate = activate
    }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> ActionFocusNode { ActionFocusNode(owner) }

    @MainActor
    package func update(_ wrapper: ActionFocusNode, _ transaction: Transaction, isNew: Bool) {
        if wrapper.hasActions != hasActions { wrapper.graph.elements.invalidate() }
        wrapper.hasActions = hasActions
        wrapper.action = activate
        if !hasActions { wrapper.graph.focus.focusLost(by: wrapper) }
    }
}

/// The layout node of such a view.
package final class ActionFocusNode: FocusableNode {
    fileprivate var hasActions = false
    fileprivate var action: (@MainActor () -> Void)?

    override var acceptsFocus: Bool { hasActions && !hasFocusable(inside: self) }

    private func hasFocusable(inside node: LayoutNode) -> Bool {
        node.reachedChildren.contains { child in
            (child as? FocusableNode)?.isReachable == true || hasFocusable(inside: child)
        }
    }

    package override var semanticsEdit: SemanticsEdit? {
        guard acceptsFocus, environment.isEnabled else { return nil }
        var edit = SemanticsEdit()
        edit.addedTraits = isFocused ? [.focusable, .focused] : .focusable
        return edit
    }

    override func activate() -> Bool {
        guard let action else { return false }
        action()
        return true
    }
}
