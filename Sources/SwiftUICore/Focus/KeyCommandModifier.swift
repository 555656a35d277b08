/// Does something on keys that nothing in a view, and no shortcut, has taken.
struct KeyCommandModifier: LayoutModifier {
    let shortcuts: [KeyboardShortcut]
    let isEnabled: Bool
    let action: () -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> KeyCommandNode { KeyCommandNode(owner) }

    @MainActor
    func update(_ wrapper: KeyCommandNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

package final class KeyCommandNode: LayoutNode {
    fileprivate(set) var modifier: KeyCommandModifier?
}

extension ViewGraph {
    /// Runs the innermost command for a key, of several the frontmost; what lies behind something modal takes none.
    ///
    /// - Parameter window: whose commands count; nil for the host's own.
    func performKeyCommand(_ press: KeyPress, in window: LayoutNode?) -> Bool {
        func perform(_ node: LayoutNode) -> Bool {
            for child in node.reachableChildren.reversed() where perform(child) { return true }
            guard let command = (node as? KeyCommandNode)?.modifier, command.isEnabled, node.isPlaced,
                node.environment.isEnabled, node.nestedWindow === window,
                command.shortcuts.contains(where: { $0.matches(press) })
            else { return false }
            command.action()
            return true
        }
        return perform(rootLayout)
    }
}

extension View {
    /// Runs an action on keys that nothing in the view, and no shortcut, has taken.
    nonisolated package func onKeyCommand(
        _ shortcuts: [KeyboardShortcut], isEnabled: Bool = true, perform action: @escaping () -> Void
    ) -> some View {
        modifier(KeyCommandModifier(shortcuts: shortcuts, isEnabled: isEnabled, action: action))
    }
}
