/// Does something when the mouse's other button is pressed over a view, or the key for it while the keyboard is in it.
nonisolated struct SecondaryPressModifier: LayoutModifier {
    let isEnabled: Bool
    let action: @MainActor (CGPoint?) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> SecondaryPressNode { SecondaryPressNode(owner) }

    @MainActor
    func update(_ wrapper: SecondaryPressNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

final class SecondaryPressNode: LayoutNode {
    var modifier: SecondaryPressModifier?

    /// - Parameter point: in the root view's space; nil for the keyboard's.
    /// - Returns: whether it was for this view.
    func press(at point: CGPoint?) -> Bool {
        guard let modifier, modifier.isEnabled, environment.isEnabled else { return false }
        modifier.action(point.map { convert($0, to: .global) })
        return true
    }
}

extension ViewGraph {
    func sendSecondaryPress(_ event: SecondaryPressEvent) {
        guard event.time.isFinite else { return }
        guard let point = event.location else {
            settleInput(at: event.time)
            return pressSecondarily()
        }
        guard point.isFinite else { return }
        for node in touchPath(at: point, time: event.time) where (node as? SecondaryPressNode)?.press(at: point) == true { return }
    }

    /// The innermost view around what has the keyboard counts.
    func pressSecondarily() {
        var node: LayoutNode? = focusedNode
        while let current = node {
            if (current as? SecondaryPressNode)?.press(at: nil) == true { return }
            node = current.parent
        }
    }
}

extension KeyPress {
    /// Whether it is the key that stands for the mouse's other button: the menu key, or F10 with Shift, as hosts that have
    /// such keys name them.
    var isSecondary: Bool {
        key.character == "\u{F735}" && modifiers.isEmpty || key.character == "\u{F70D}" && modifiers == .shift
    }
}

extension View {
    /// Runs an action when the mouse's other button is pressed over the view, or its key while the keyboard is in the view.
    /// Of several views the innermost counts.
    ///
    /// - Parameters:
    ///   - isEnabled: whether the view wants it; where not, what is around may.
    ///   - action: gets the place in points of the window; nil for the key.
    nonisolated package func onSecondaryPress(
        isEnabled: Bool = true, perform action: @escaping @MainActor (CGPoint?) -> Void
    ) -> some View {
        modifier(SecondaryPressModifier(isEnabled: isEnabled, action: action))
    }
}
