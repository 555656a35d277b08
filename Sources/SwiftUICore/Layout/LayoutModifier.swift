/// A modifier that puts one layout node around each layout node of the view it modifies.
nonisolated package protocol LayoutModifier: PrimitiveModifier {
    associatedtype Wrapper: LayoutNode

    /// Makes a wrapper; `update` follows at once.
    @MainActor func makeWrapper(_ owner: _ViewNode) -> Wrapper

    /// Gives a wrapper the modifier's values. `isNew` is true for one that was just made.
    @MainActor func update(_ wrapper: Wrapper, _ transaction: Transaction, isNew: Bool)

    /// Whether the wrapper's values depend on the environment.
    static var readsEnvironment: Bool { get }
}

extension LayoutModifier {
    package static var readsEnvironment: Bool { false }

    @MainActor
    package static func _makeNode<V: View>(
        _ modifier: Self, _ content: V, _ context: _NodeContext
    ) -> _ViewNode {
        let node = LayoutModifierNode(modifier, context)
        node.content = V._makeNode(content, node.childContext)
        return node
    }

    @MainActor
    package static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: LayoutModifierNode<Self>.self)
        node.update(modifier, transaction)
        V._updateNode(node.content!, content, transaction)
    }
}

/// Keeps a wrapper for each layout node of its content.
package final class LayoutModifierNode<Modifier: LayoutModifier>: GeometryNode {
    private var modifier: Modifier
    private var wrappers: [(content: LayoutNode, wrapper: Modifier.Wrapper)] = []
    private var isStale = true

    init(_ modifier: Modifier, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ newModifier: Modifier, _ transaction: Transaction) {
        modifier = newModifier
        for (_, wrapper) in wrappers { modifier.update(wrapper, transaction, isNew: false) }
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        let isMirrored = environment.layoutDirection != self.environment.layoutDirection
        super.environmentChanged(environment, transaction)
        if isMirrored {
            for (_, wrapper) in wrappers where wrapper.mirrorsPlacement { wrapper.invalidateLayout(transaction) }
        }
        if !environment.isEnabled {
            for (_, wrapper) in wrappers {
                if let id = wrapper.memberID { graph.forgetGesture(id) }
            }
        }
        for (_, wrapper) in wrappers { wrapper.environmentDidChange() }
        if Modifier.readsEnvironment {
            for (_, wrapper) in wrappers { modifier.update(wrapper, transaction, isNew: false) }
        }
    }

    package override func didUnmount() {
        for (_, wrapper) in wrappers { wrapper.detach() }
    }

    package override func childListChanged(_ transaction: Transaction) {
        isStale = true
        super.childListChanged(transaction)
    }

    package override func appendOwnLayoutNodes(to list: inout [LayoutNode]) {
        if isStale { gather() }
        for (content, wrapper) in wrappers where !content.isLeaving(inside: self) { list.append(wrapper) }
    }

    private func gather() {
        isStale = false
        var contents: [LayoutNode] = []
        content?.appendLayoutNodes(to: &contents)
        if wrappers.count == contents.count, zip(wrappers, contents).allSatisfy({ $0.content === $1 }) { return }
        if wrappers.isEmpty {
            wrappers.reserveCapacity(contents.count)
            for content in contents { wrappers.append((content, wrap(content))) }
            return
        }
        var old: [ObjectIdentifier: Modifier.Wrapper] = [:]
        for (content, wrapper) in wrappers { old[ObjectIdentifier(content)] = wrapper }
        let kept = Set(contents.map { ObjectIdentifier($0) })
        // A view on its way out keeps its wrapper: it is found again should the view come back.
        let previous = wrappers.map { $0.wrapper }
        let leaving = wrappers.filter { content, _ in
            content.isLeaving(inside: self) && !kept.contains(ObjectIdentifier(content))
        }
        wrappers = contents.map { content in
            (content, old[ObjectIdentifier(content)] ?? wrap(content))
        }
        wrappers += leaving
        let current = Set(wrappers.map { ObjectIdentifier($0.wrapper) })
        for wrapper in previous where !current.contains(ObjectIdentifier(wrapper)) { wrapper.detach() }
    }

    private func wrap(_ content: LayoutNode) -> Modifier.Wrapper {
        let wrapper = modifier.makeWrapper(self)
        wrapper.setChildren([content])
        modifier.update(wrapper, Transaction(), isNew: true)
        return wrapper
    }
}
