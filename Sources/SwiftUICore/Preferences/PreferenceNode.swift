/// A node that has a say in the value of a preference: it sets, changes or reads it.
///
/// What is below a node is found once and kept until the tree of views changes, so that a value that changes is
/// combined anew without visiting the views between.
package class PreferenceNode<K: PreferenceKey>: SingleChildNode, PreferenceSource {
    private var sources: [PreferenceNode<K>]?

    package override init(_ context: _NodeContext) {
        super.init(context)
        var node: _ViewNode? = self
        while let current = node, !current.mayHavePreferences {
            current.mayHavePreferences = true
            node = current.parent
        }
    }

    final var key: ObjectIdentifier { ObjectIdentifier(K.self) }

    /// What the node tells those around it.
    var preferenceValue: K.Value? { combined }

    /// What the views below tell; nil when none tells anything.
    final var combined: K.Value? {
        var result: K.Value?
        for source in collectedSources {
            guard let value = source.preferenceValue else { continue }
            if result == nil { result = value } else { K.reduce(value: &result!, nextValue: { value }) }
        }
        return result
    }

    private var collectedSources: [PreferenceNode<K>] {
        if let sources { return sources }
        var found: [PreferenceNode<K>] = []
        content?.collectPreferenceSources(into: &found)
        sources = found
        return found
    }

    func forgetSources() { sources = nil }

    /// For nodes that tell somebody of the value below.
    func read() {}

    final func valueChanged() { graph.preferenceChanged(key) }

    package override func didUnmount() { graph.preferenceTreeChanged() }
}

/// A node that has a say in the value of some preference.
@MainActor
protocol PreferenceSource: AnyObject {
    var key: ObjectIdentifier { get }
    func forgetSources()
    func read()
}

/// A node whose views combine their preferences in another order than that of its children.
@MainActor
protocol PreferenceOrdering: AnyObject {
    func collectOrderedPreferenceSources<K>(into found: inout [PreferenceNode<K>])
}

extension _ViewNode {
    /// Finds the outermost nodes below that have a say in a preference, in the order of the views.
    final func collectPreferenceSources<K>(into found: inout [PreferenceNode<K>]) {
        graph.work.preferenceNodesVisited += 1
        guard mayHavePreferences else { return }
        if let source = self as? PreferenceNode<K> {
            found.append(source)
        } else if let layering = self as? any PreferenceOrdering {
            layering.collectOrderedPreferenceSources(into: &found)
        } else if holdsChoice {
            var candidates: [PreferenceNode<K>] = []
            forEachChild { $0.collectPreferenceSources(into: &candidates) }
            found += candidates.filter { $0.isChosen(inside: self) }
        } else if !isRoot {
            forEachChild { $0.collectPreferenceSources(into: &found) }
        }
    }
}

/// Sets a preference.
struct _PreferenceWritingModifier<K: PreferenceKey>: NodeModifier {
    let value: K.Value
    /// Whether each view tells the value, as Apple's do, or the modifier itself once, whatever is in it.
    var isOfEachView = true

    @MainActor
    func makeNode(_ context: _NodeContext) -> PreferenceWriterNode<K> { PreferenceWriterNode(self, context) }

    @MainActor
    func contentWasMade(in node: PreferenceWriterNode<K>) { node.graph.preferenceTreeChanged() }

    @MainActor
    func update(_ node: PreferenceWriterNode<K>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.update(value)
        updateContent(transaction)
    }
}

package final class PreferenceWriterNode<K: PreferenceKey>: PreferenceNode<K> {
    private var value: K.Value
    private let isOfEachView: Bool

    init(_ modifier: _PreferenceWritingModifier<K>, _ context: _NodeContext) {
        value = modifier.value
        isOfEachView = modifier.isOfEachView
        super.init(context)
    }

    /// What the view sets hides what the views below tell. A modifier of several views is one of each, and one of none
    /// tells nothing.
    override var preferenceValue: K.Value? {
        guard isOfEachView else { return value }
        var views: [LayoutNode] = []
        content?.appendLayoutNodes(to: &views)
        guard !views.isEmpty else { return nil }
        var told = value
        for _ in views.dropFirst() { K.reduce(value: &told, nextValue: { value }) }
        return told
    }

    func update(_ newValue: K.Value) {
        let isSame = ViewComparison.areEqual(value, newValue)
        value = newValue
        if !isSame { valueChanged() }
    }
}

/// Changes a preference on its way up.
struct _PreferenceTransformModifier<K: PreferenceKey>: NodeModifier {
    let transform: (inout K.Value) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> PreferenceTransformNode<K> { PreferenceTransformNode(transform, context) }

    @MainActor
    func contentWasMade(in node: PreferenceTransformNode<K>) { node.graph.preferenceTreeChanged() }

    @MainActor
    func update(
        _ node: PreferenceTransformNode<K>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void
    ) {
        node.transform = transform
        // Closures cannot be compared: the value may be another.
        node.valueChanged()
        updateContent(transaction)
    }
}

package final class PreferenceTransformNode<K: PreferenceKey>: PreferenceNode<K> {
    var transform: (inout K.Value) -> Void

    init(_ transform: @escaping (inout K.Value) -> Void, _ context: _NodeContext) {
        self.transform = transform
        super.init(context)
    }

    override var preferenceValue: K.Value? {
        var value = combined ?? K.defaultValue
        DependencyTracking.evaluate(inBodyOf: self) { transform(&value) }
        return value
    }
}

/// Reads a preference of the views below.
struct _PreferenceActionModifier<K: PreferenceKey>: NodeModifier {
    /// Whether `action` runs after the update, as callbacks of apps do, rather than at once.
    let isCallback: Bool
    let action: (K.Value) -> Void

    @MainActor
    func makeNode(_ context: _NodeContext) -> PreferenceReaderNode<K> { PreferenceReaderNode(self, context) }

    @MainActor
    func contentWasMade(in node: PreferenceReaderNode<K>) { node.graph.addPreferenceReader(node) }

    @MainActor
    func update(_ node: PreferenceReaderNode<K>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.modifier = self
        updateContent(transaction)
    }
}

package final class PreferenceReaderNode<K: PreferenceKey>: PreferenceNode<K> {
    var modifier: _PreferenceActionModifier<K>
    private var last: K.Value?

    init(_ modifier: _PreferenceActionModifier<K>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    override func read() {
        let value = combined ?? K.defaultValue
        if let last, ViewComparison.areEqual(last, value) { return }
        last = value
        let action = modifier.action
        guard !modifier.isCallback else { return graph.lifecycle.afterMeasuring(of: self) { action(value) } }
        // What is made of the value moves as what told it does.
        var transaction = graph.updates.transaction.resolved(in: scope, of: graph)
        transaction.isResolved = true
        withTransaction(transaction) { action(value) }
    }

    package override func didUnmount() {
        super.didUnmount()
        graph.removePreferenceReader(self)
    }
}

extension View {
    /// Tells the views around this one a value.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Tells the views around a value once, also where the view is none or several.
    nonisolated package func preferenceOnce<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value, isOfEachView: false))
    }

    /// Changes what this view tells the views around it.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs an action with what the views in this one tell: at first, and after each update that changed it.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(isCallback: true, action: action))
    }
}
