/// How the keyboard is directed to a text.
package enum TextFocus {
    case none
    /// It came by, on its way from view to view.
    case passing
    /// Somebody touched the text, or asked for it.
    case asked
}

/// `onTextFocus(perform:)`.
struct TextFocusModifier: LayoutModifier {
    let action: (TextFocus) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> TextFocusNode { TextFocusNode(owner) }

    @MainActor
    func update(_ wrapper: TextFocusNode, _ transaction: Transaction, isNew: Bool) { wrapper.action = action }
}

package final class TextFocusNode: LayoutNode, FocusFollowing {
    fileprivate var action: (TextFocus) -> Void = { _ in }
    private var focus = TextFocus.none
    private var key = 0

    override init(_ owner: _ViewNode) {
        super.init(owner)
        key = FocusKind.keyboard.add(self)
    }

    package override func didDetach() { FocusKind.keyboard.remove(key, in: graph) }

    package func focusMoved() {
        guard !isDetached else { return }
        let hasFocus = graph.textInputs.focused != nil && isInFocusPath
        let focus: TextFocus = !hasFocus ? .none : graph.focus.isPassing ? .passing : .asked
        guard focus != self.focus else { return }
        self.focus = focus
        action(focus)
    }
}

extension View {
    /// Runs an action when the keyboard is directed to a text in the view that can be edited, in another way than before,
    /// and when it no longer is.
    nonisolated package func onTextFocus(perform action: @escaping (TextFocus) -> Void) -> some View {
        modifier(TextFocusModifier(action: action))
    }
}
