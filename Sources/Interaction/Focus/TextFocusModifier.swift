/// `onTextFocus(perform:)`.
struct TextFocusModifier: LayoutModifier {
    let action: (Bool) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> TextFocusNode { TextFocusNode(owner) }

    @MainActor
    func update(_ wrapper: TextFocusNode, _ transaction: Transaction, isNew: Bool) { wrapper.action = action }
}

package final class TextFocusNode: LayoutNode, FocusFollowing {
    fileprivate var action: (Bool) -> Void = { _ in }
    private var hadFocus = false
    private var key = 0

    override init(_ owner: _ViewNode) {
        super.init(owner)
        key = FocusKind.keyboard.add(self)
    }

    package override func didDetach() { FocusKind.keyboard.remove(key, in: graph) }

    package func focusMoved() {
        guard !isDetached else { return }
        let hasFocus = graph.focusedTextInput != nil && isInFocusPath
        guard hasFocus != hadFocus else { return }
        hadFocus = hasFocus
        action(hasFocus)
    }
}

extension View {
    /// Runs an action when the keyboard is directed to a text in the view that can be edited, and when it no longer is.
    nonisolated package func onTextFocus(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(TextFocusModifier(action: action))
    }
}
