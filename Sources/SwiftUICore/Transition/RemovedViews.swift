/// Views that were removed and are still shown: for their exit, or on a screen or a sheet that is on its way out.
///
/// A removed view keeps its last content. Nothing outside of it has a body in it evaluated: such changes are held back,
/// and taken up if the view comes back. Its own state, timers and animations go on until it is gone; a body that these
/// have evaluated reads the state outside as it was when the view was removed.
@MainActor
final class RemovedView {
    let node: _ViewNode
    /// The update that removed the view.
    let update: UInt64
    /// Nodes inside that only changes outside have made due.
    private var held: [_ViewNode] = []
    /// What states were when the view was removed, of those that have changed since.
    private var formerValues: [ObjectIdentifier: (source: AnyObject, value: AnyObject)] = [:]

    init(_ node: _ViewNode) {
        self.node = node
        update = node.graph.updateID
    }

    func hold(_ node: _ViewNode) {
        if !held.contains(where: { $0 === node }) { held.append(node) }
    }

    /// Notes what a state was, and keeps the state alive, so that nothing else is taken for it.
    func keep(_ value: AnyObject, of source: AnyObject) {
        let id = ObjectIdentifier(source)
        if formerValues[id] == nil { formerValues[id] = (source, value) }
    }

    func formerValue(of source: AnyObject) -> AnyObject? { formerValues[ObjectIdentifier(source)]?.value }

    /// Has all that was held back evaluated, as the view is back.
    ///
    /// - Parameter transaction: of the change that brings it back, and what it shows with it.
    func release(_ transaction: Transaction) {
        for node in held { node.graph.enqueue(node, transaction, origin: .outside) }
        node.graph.updates.released += held
        held = []
    }
}

/// An observable object that a feature keeps for views of its own, as a list does for its rows: that a view of an app in
/// there observes something does not mean this.
package protocol FeatureObservable: AnyObject {}

extension PresenceState {
    /// Whether any view is shown although it was removed; false spares asking all the way up to the root.
    var hasRemovedViews: Bool { !removed.isEmpty }
}

extension _ViewNode {
    /// The innermost view around this node, or the node itself, that was removed and is still shown.
    final var removedView: _ViewNode? {
        guard graph.presence.hasRemovedViews else { return nil }
        var node: _ViewNode? = self
        while let current = node, !current.keepsLastContent { node = current.parent }
        return node
    }

    /// What a state outside of removed views around was when the view that was removed first was, for a body in there.
    ///
    /// - Parameters:
    ///   - owner: the view whose state it is.
    ///   - beforeUpdate: what it was before the update in progress, if that has changed it.
    /// - Returns: nil where nothing else than what the state is now counts.
    final func formerValue(
        of source: AnyObject, ownedBy owner: _ViewNode?, beforeUpdate: () -> AnyObject?
    ) -> AnyObject? {
        var first: (update: UInt64, value: AnyObject)?
        var isRemoved = false
        var node: _ViewNode? = self
        while let current = node {
            if current.keepsLastContent, !(owner.map { current.contains($0) } ?? false),
                let removed = graph.presence.removed[ObjectIdentifier(current)]
            {
                isRemoved = true
                if let value = removed.formerValue(of: source), first.map({ removed.update < $0.update }) ?? true {
                    first = (removed.update, value)
                }
            }
            node = current.parent
        }
        return first?.value ?? (isRemoved ? beforeUpdate() : nil)
    }

    /// Whether the node is in a view that was removed and is still shown.
    package final var isInRemovedView: Bool { removedView != nil }
}

extension ViewGraph {
    /// A view was removed, and stays for now.
    func keepContent(of node: _ViewNode) {
        if presence.removed[ObjectIdentifier(node)] == nil {
            presence.removed[ObjectIdentifier(node)] = RemovedView(node)
        }
    }

    /// A removed view is back, or gone.
    func endKeepingContent(of node: _ViewNode, _ transaction: Transaction = Transaction()) {
        guard let removed = presence.removed.removeValue(forKey: ObjectIdentifier(node)) else { return }
        if node.isMounted { removed.release(transaction) }
    }

    /// Forgets removed views that have ended with what was around them.
    func forgetEndedRemovals() {
        guard presence.hasRemovedViews else { return }
        presence.removed = presence.removed.filter { $0.value.node.isMounted }
    }

    /// Holds a queued node back if it is in a removed view and nothing of that is the reason.
    ///
    /// - Returns: whether it did.
    func holdBack(_ node: _ViewNode) -> Bool {
        guard let around = node.removedView, !isConcern(node, inside: around) else { return false }
        node.isQueued = false
        node.pendingTransaction = Transaction()
        node.queueReason = QueueReason()
        presence.removed[ObjectIdentifier(around)]?.hold(node)
        return true
    }

    private func isConcern(_ node: _ViewNode, inside removed: _ViewNode) -> Bool {
        let reason = node.queueReason
        if reason.depth >= removed.depth { return true }
        guard reason.hasObject || reason.hasObservation else { return false }
        var current: _ViewNode? = node
        while let view = current {
            for object in view.ownObjects {
                if reason.hasObject, updates.announced.contains(ObjectIdentifier(object)) { return true }
                if reason.hasObservation, object is any Observable, !(object is any FeatureObservable) { return true }
            }
            if view === removed { return false }
            current = view.parent
        }
        return false
    }

    /// Has removed views keep what the states were that this update has changed.
    func keepFormerValues() {
        updates.announced = []
        guard !updates.written.isEmpty else { return }
        let written = updates.written
        updates.written = []
        for source in written {
            guard let former = source.takeValueBeforeUpdate(), presence.hasRemovedViews else { continue }
            for removed in presence.removed.values { removed.keep(former, of: source) }
        }
    }
}
