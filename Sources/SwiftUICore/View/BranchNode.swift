/// A place that shows one of several views, or none: `if`, `switch`, `AnyView`, `.id`.
///
/// The views are told apart by a key. Another key is another identity: the old view leaves and a new one comes, each
/// with its transition. A view that comes back while it is still leaving resumes.
final class BranchNode: _ViewNode {
    private var shown: (key: AnyHashable, node: _ViewNode)?
    private var leaving: [(key: AnyHashable, node: _ViewNode)] = []
    /// Whether keys are ids that the app gave.
    var isIdentified = false

    override func child(identified id: AnyHashable, byPlace: Bool) -> _ViewNode? {
        isIdentified && !byPlace && shown?.key == id ? shown?.node : nil
    }

    override func id(ofChild child: _ViewNode) -> AnyHashable? {
        isIdentified && shown?.node === child ? shown?.key : nil
    }

    /// - Parameter isFirst: whether the place was made to show this.
    func show<Content: View>(
        _ content: Content, key: AnyHashable, _ transaction: Transaction, isFirst: Bool = false
    ) {
        if let shown, shown.key == key {
            Content.updateListNode(shown.node, content, transaction)
            return
        }
        if isIdentified, key != key { graph.report(.unequalID(id: "\(key)", path: path), from: self) }
        removeShown(transaction)
        if let index = leaving.firstIndex(where: { $0.key == key }) {
            let node = leaving.remove(at: index).node
            graph.resume(node, transaction)
            shown = (key, node)
            Content.updateListNode(node, content, transaction)
        } else {
            guard mayNest() else { return childListChanged(transaction) }
            let node = Content.makeListNode(content, childContext)
            shown = (key, node)
            graph.beginInsertion(of: node, transaction, isFirst: isFirst)
        }
        childListChanged(transaction)
    }

    func showNothing(_ transaction: Transaction) {
        guard shown != nil else { return }
        removeShown(transaction)
        childListChanged(transaction)
    }

    private func removeShown(_ transaction: Transaction) {
        guard let (key, node) = shown else { return }
        shown = nil
        if graph.beginRemoval(of: node, transaction) { leaving.append((key, node)) }
    }

    override func forgetLeftChildren() { leaving.removeAll { !$0.node.isMounted } }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let shown { body(shown.node) }
    }

    override var onlyChild: _ViewNode? { shown?.node }

    override func forEachLeavingChild(_ body: (_ViewNode) -> Void) { leaving.forEach { body($0.node) } }
}
