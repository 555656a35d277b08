/// Makes a preference of where a view is.
struct AnchorPreferenceModifier<A, K: PreferenceKey>: NodeModifier {
    let source: Anchor<A>.Source
    /// Whether what the views below tell is changed rather than replaced.
    let isTransform: Bool
    let transform: (inout K.Value, Anchor<A>) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> AnchorPreferenceNode<A, K> { AnchorPreferenceNode(self, context) }

    @MainActor
    func contentWasMade(in node: AnchorPreferenceNode<A, K>) {
        node.graph.preferenceTreeChanged()
        node.graph.layouts.watchFrame(of: node)
    }

    @MainActor
    func update(
        _ node: AnchorPreferenceNode<A, K>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void
    ) {
        node.modifier = self
        // Closures cannot be compared: the value may be another.
        node.valueChanged()
        updateContent(transaction)
    }
}

package final class AnchorPreferenceNode<A, K: PreferenceKey>: PreferenceNode<K>, FrameReading {
    var modifier: AnchorPreferenceModifier<A, K>
    package var isWatched = false
    /// What the view shows; nil until asked for after the views below changed.
    private var layouts: [LayoutNode]?
    private var places: [Place] = []

    private struct Place: Equatable {
        let size: CGSize
        let transform: ProjectionTransform
    }

    init(_ modifier: AnchorPreferenceModifier<A, K>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    package var isWatching: Bool { isMounted }

    package override func childListChanged(_ transaction: Transaction) {
        layouts = nil
        super.childListChanged(transaction)
    }

    package override func didUnmount() {
        layouts = nil
        super.didUnmount()
    }

    package func checkFrame() {
        if layouts == nil || layouts!.contains(where: \.isDetached) {
            var nodes: [LayoutNode] = []
            content?.appendLayoutNodes(to: &nodes)
            layouts = nodes
        }
        guard let layouts, layouts.allSatisfy(\.isPlaced) else { return }
        let now = layouts.map { Place(size: $0.size, transform: $0.globalFrameTransform()) }
        if places == now { return }
        places = now
        valueChanged()
    }

    /// A modifier of several views is one of each.
    override var preferenceValue: K.Value? {
        if modifier.isTransform {
            return places.reduce(combined) { applied(to: $0 ?? K.defaultValue, $1) }
        }
        return places.reduce(nil as K.Value?) { value, place in
            let told = applied(to: K.defaultValue, place)
            guard var value else { return told }
            K.reduce(value: &value, nextValue: { told })
            return value
        }
    }

    private func applied(to value: K.Value, _ place: Place) -> K.Value {
        var value = value
        let anchor = modifier.source.anchor(of: place.size, place.transform)
        DependencyTracking.evaluate(inBodyOf: self) { modifier.transform(&value, anchor) }
        return value
    }
}

extension View {
    /// Tells the views around this one a value made from where it is.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(source: value, isTransform: false, transform: { $0 = transform($1) }))
    }

    /// Changes what this view tells the views around it, by where it is.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, isTransform: true, transform: transform))
    }
}
