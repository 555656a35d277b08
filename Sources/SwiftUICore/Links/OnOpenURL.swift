/// Tells a closure when the window is given an address.
private struct OnOpenURLModifier: LayoutModifier {
    let action: (URL) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> OnOpenURLNode { OnOpenURLNode(owner) }

    @MainActor
    func update(_ wrapper: OnOpenURLNode, _ transaction: Transaction, isNew: Bool) { wrapper.action = action }
}

package final class OnOpenURLNode: LayoutNode {
    var action: ((URL) -> Void)?
}

extension View {
    /// Tells a closure of the addresses that the window is given, outer views first.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OnOpenURLModifier(action: action))
    }
}
