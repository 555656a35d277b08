/// A node with a layout node of its own around each layout node of its content.
package class WrappingNode: GeometryNode {
    package struct Wrapped {
        package let content: LayoutNode
        package let wrapper: LayoutNode
    }

    /// Apart from the others, as mostly there is one: it needs no array.
    private var first: Wrapped?
    private var others: [Wrapped] = []
    private var isStale = true

    /// Makes the layout node around another one.
    package func makeWrapper(around content: LayoutNode) -> LayoutNode { fatalError("\(Self.self) wraps nothing") }

    /// Ends a wrapper whose content is gone.
    package func endWrapper(_ wrapper: LayoutNode) { wrapper.detach() }

    /// The layout nodes of the content with those around them, in order; those that leave come last.
    package final var wrapped: [Wrapped] { first.map { [$0] + others } ?? [] }

    /// Calls `body` for each wrapper, in order.
    package final func forEachWrapper(_ body: (LayoutNode) -> Void) {
        if let first { body(first.wrapper) }
        for other in others { body(other.wrapper) }
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        let isMirrored = environment.layoutDirection != self.environment.layoutDirection
        super.environmentChanged(environment, transaction)
        guard isMirrored else { return }
        forEachWrapper { wrapper in if wrapper.mirrorsPlacement { wrapper.invalidateLayout(transaction) } }
    }

    package override func didUnmount() { forEachWrapper { $0.detach() } }

    package override func childListChanged(_ transaction: Transaction) {
        isStale = true
        super.childListChanged(transaction)
    }

    package final override func appendOwnLayoutNodes(to list: inout [LayoutNode]) {
        if isStale { gather() }
        if let first { append(first, to: &list) }
        for other in others { append(other, to: &list) }
    }

    package final override var soleLayoutNode: LayoutNode? {
        if isStale { gather() }
        guard let first, others.isEmpty, !first.content.isLeaving(inside: self) else { return nil }
        return first.wrapper
    }

    private func append(_ wrapped: Wrapped, to list: inout [LayoutNode]) {
        if !wrapped.content.isLeaving(inside: self) { list.append(wrapped.wrapper) }
    }

    private func gather() {
        isStale = false
        if others.isEmpty, let only = content?.onlyLayoutNode {
            if first?.content === only { return }
            if first == nil {
                first = Wrapped(content: only, wrapper: makeWrapper(around: only))
                return
            }
        }
        var contents: [LayoutNode] = []
        content?.appendLayoutNodes(to: &contents)
        if isAsWrapped(contents) { return }
        guard let oldFirst = first else {
            take(contents.map { Wrapped(content: $0, wrapper: makeWrapper(around: $0)) })
            return
        }
        let old = [oldFirst] + others
        let known = Dictionary(uniqueKeysWithValues: old.map { (ObjectIdentifier($0.content), $0) })
        let kept = Set(contents.map { ObjectIdentifier($0) })
        var new = contents.map {
            known[ObjectIdentifier($0)] ?? Wrapped(content: $0, wrapper: makeWrapper(around: $0))
        }
        for wrapped in old where !kept.contains(ObjectIdentifier(wrapped.content)) {
            // A view on its way out keeps its wrapper: it is found again should the view come back.
            if wrapped.content.isLeaving(inside: self) { new.append(wrapped) } else { endWrapper(wrapped.wrapper) }
        }
        take(new)
    }

    private func isAsWrapped(_ contents: [LayoutNode]) -> Bool {
        guard contents.count == (first == nil ? 0 : 1) + others.count else { return false }
        if let first, first.content !== contents[0] { return false }
        for (index, other) in others.enumerated() where other.content !== contents[index + 1] { return false }
        return true
    }

    private func take(_ new: [Wrapped]) {
        first = new.first
        others = Array(new.dropFirst())
    }
}
