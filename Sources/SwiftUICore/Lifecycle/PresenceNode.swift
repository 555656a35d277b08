/// A node with something to do when views appear: in the order in which they were made, those inside first, and for one
/// view in the order of its modifiers.
@MainActor
protocol AppearanceCallback: _ViewNode {
    /// Called after the layout of the update in which the node asked for it.
    func runAppearance()
}

/// A node that does something when its content is there to be shown, and when nothing of it is left.
///
/// What has nothing to show, such as an empty view or a condition that is false, is not there. Of content that is several
/// views the first that comes counts, and the last that goes.
package class PresenceNode: SingleChildNode, AppearanceCallback {
    private(set) final var isPresent = false
    /// Whether the graph's list of what may appear has the node.
    private var isDue = false

    /// For subclasses: there is something to show, before the first frame that shows it.
    func contentAppeared() {}

    /// For subclasses: nothing is left, exits included, or the view is gone.
    func contentDisappeared() {}

    /// Has the node look after the layout whether there is content. To be called once the content is made, so that what
    /// is inside comes first.
    final func presenceMayHaveChanged() {
        guard !isDue else { return }
        isDue = true
        graph.lifecycle.appearances.append(self)
        graph.requestUpdate()
    }

    package override func childListChanged(_ transaction: Transaction) {
        super.childListChanged(transaction)
        if content != nil { presenceMayHaveChanged() }
    }

    final func runAppearance() {
        isDue = false
        guard isMounted, isToBePresent != isPresent else { return }
        isPresent.toggle()
        if isPresent { contentAppeared() } else { contentDisappeared() }
    }

    private var isToBePresent: Bool {
        if isInDormantBranch { return false }
        return hasContent || isWholeWindow
            || graph.presence.mayHaveLeavingViews && isPresent && (isInLeavingBranch || holdsLeavingViews)
    }

    /// Whether the node is, with what is inside, all that a window, a sheet or a screen shows: that is there even if it shows
    /// nothing.
    private var isWholeWindow: Bool {
        var node = parent
        while let current = node {
            if current is HostedNode { return true }
            if let container = current as? ContainerNode { return container.layoutNode is WindowInside }
            var count = 0
            current.forEachChild { if !$0.isRoot { count += 1 } }
            if count != 1 { return false }
            node = current.parent
        }
        return false
    }

    private var isInLeavingBranch: Bool {
        var node: _ViewNode? = self
        while let current = node, !current.isLeaving { node = current.parent }
        return node != nil
    }

    package override func didUnmount() {
        guard isPresent else { return }
        isPresent = false
        contentDisappeared()
    }
}

extension _ViewNode {
    /// Whether a view inside was removed and is only still shown for its exit.
    fileprivate var holdsLeavingViews: Bool {
        var found = false
        forEachLeavingChild { _ in found = true }
        forEachChild { if !found { found = $0.holdsLeavingViews } }
        return found
    }
}

/// The node of views that are shown by themselves: as a sheet, or as a screen of a stack.
final class HostedNode: SingleChildNode {}

/// `hosted()`.
private struct HostedModifier: NodeModifier {
    @MainActor
    func makeNode(_ context: _NodeContext) -> HostedNode { HostedNode(context) }
}

extension View {
    /// Marks the view as what is shown by itself, as a sheet or as a screen of a stack: it appears even if it shows nothing.
    nonisolated package func hosted() -> some View { modifier(HostedModifier()) }
}
