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

extension ViewGraph {
    /// Gives the views an address that somebody opened with the app.
    ///
    /// - Returns: whether any view takes addresses.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        guard !hasEnded else { return false }
        var receivers: [OnOpenURLNode] = []
        Self.collect(from: rootLayout, into: &receivers)
        whileCurrent(in: rootNode.environment) {
            for receiver in receivers where !receiver.isDetached { receiver.action?(url) }
        }
        requestUpdate()
        return !receivers.isEmpty
    }

    private static func collect(from node: LayoutNode, into receivers: inout [OnOpenURLNode]) {
        if let node = node as? OnOpenURLNode { receivers.append(node) }
        for child in node.children { collect(from: child, into: &receivers) }
    }
}

extension View {
    /// Tells a closure of the addresses that the window is given, outer views first.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OnOpenURLModifier(action: action))
    }
}
