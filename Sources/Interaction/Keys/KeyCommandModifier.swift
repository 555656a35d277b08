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

final class KeyCommandNode: LayoutNode, KeyCommanding {
    fileprivate var modifier: KeyCommandModifier?

    func perform(_ press: KeyPress) -> Bool {
        guard let modifier, modifier.isEnabled, modifier.shortcuts.contains(where: { $0.matches(press) }) else {
            return false
        }
        modifier.action()
        return true
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
