/// Does something when the mouse's other button is pressed over a view, or the key for it while the keyboard is in it.
nonisolated struct SecondaryPressModifier: LayoutModifier {
    let isEnabled: Bool
    let action: @MainActor (CGPoint?) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> SecondaryPressNode { SecondaryPressNode(owner) }

    @MainActor
    func update(_ wrapper: SecondaryPressNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

final class SecondaryPressNode: LayoutNode, SecondaryPressing {
    var modifier: SecondaryPressModifier?

    func press(at point: CGPoint?) -> Bool {
        guard let modifier, modifier.isEnabled, environment.isEnabled else { return false }
        modifier.action(point.map { convert($0, to: .global) })
        return true
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
