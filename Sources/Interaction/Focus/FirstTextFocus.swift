/// `focusesFirstText()`.
private struct FirstTextFocus: ViewModifier {
    @State private var hasAppeared = false

    nonisolated init() {}

    func body(content: Content) -> some View {
        content
            .modifier(FirstTextFocusModifier(hasAppeared: hasAppeared))
            .onAppear { hasAppeared = true }
    }
}

private struct FirstTextFocusModifier: LayoutModifier {
    let hasAppeared: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> FirstTextFocusNode { FirstTextFocusNode(owner) }

    @MainActor
    func update(_ wrapper: FirstTextFocusNode, _ transaction: Transaction, isNew: Bool) {
        guard hasAppeared, !wrapper.hasAsked else { return }
        wrapper.hasAsked = true
        wrapper.graph.lifecycle.afterWrites { [weak wrapper] in wrapper?.focusFirstText() }
        wrapper.graph.requestUpdate()
    }
}

final class FirstTextFocusNode: LayoutNode {
    /// Whether the focus was asked for: that is done once.
    var hasAsked = false

    func focusFirstText() {
        // What the app has focused meanwhile keeps the focus.
        guard !isDetached, !isInFocusPath else { return }
        graph.focus.focusableNodes(in: self).lazy.compactMap { $0 as? TextInputNode }.first?.focus()
    }
}

extension View {
    /// Directs the keyboard to the first text in the view that can be edited, if there is any, once the view appears.
    nonisolated package func focusesFirstText() -> some View { modifier(FirstTextFocus()) }
}
