extension FocusingState {
    /// What is disabled while the keyboard is directed to it has it no longer, as UIKit's first responder.
    func releaseFocusOfDisabled() {
        guard let node = focusedNode, !node.environment.isEnabled else { return }
        restFocus(on: node)
    }
}
