/// Changes a value of the environment for what is below.
package struct EnvironmentModifier: NodeModifier {
    /// Compared to find out whether anything changed; nil when the change cannot be compared.
    let value: Any
    let isSame: (Any) -> Bool
    let apply: (inout EnvironmentValues) -> Void
    /// Whether `apply` is the app's, and may read what its body depends on then.
    var isTransformation = false

    /// - Parameters:
    ///   - value: what the modifier sets; compared with the one before by `isSame`.
    ///   - apply: makes the change.
    package init(value: Any, isSame: @escaping (Any) -> Bool, apply: @escaping (inout EnvironmentValues) -> Void) {
        self.value = value
        self.isSame = isSame
        self.apply = apply
    }

    @MainActor
    package func makeNode(_ context: _NodeContext) -> EnvironmentNode { EnvironmentNode(self, context) }

    @MainActor
    package func update(_ node: EnvironmentNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.update(self, transaction)
        updateContent(transaction)
        node.finishUpdate(transaction)
    }
}

package final class EnvironmentNode: SingleChildNode {
    private var modifier: EnvironmentModifier
    private var changed: EnvironmentValues
    /// Whether the environment around has changed, and what is inside is told with the node's own update, which follows.
    private var isDue = false

    init(_ modifier: EnvironmentModifier, _ context: _NodeContext) {
        self.modifier = modifier
        changed = context.environment
        super.init(context)
        apply(to: &changed)
    }

    private func apply(to values: inout EnvironmentValues) {
        guard modifier.isTransformation else { return modifier.apply(&values) }
        DependencyTracking.evaluate(inBodyOf: self) { modifier.apply(&values) }
    }

    package override var childContext: _NodeContext {
        var context = super.childContext
        context.environment = changed
        return context
    }

    func update(_ newModifier: EnvironmentModifier, _ transaction: Transaction) {
        let isSame = newModifier.isSame(modifier.value)
        modifier = newModifier
        guard !isSame || isDue else { return }
        isDue = false
        guard changes(in: environment) else { return }
        // One directly inside is updated next, and may change more: the views in both hear of it once.
        if let inner = content as? EnvironmentNode {
            inner.adopt(changed)
            inner.isDue = true
        } else {
            content?.environmentChanged(changed, transaction)
        }
    }

    /// Tells of what an update of the content should have told, where none came.
    func finishUpdate(_ transaction: Transaction) {
        guard let inner = content as? EnvironmentNode, inner.isDue else { return }
        inner.takeUp(changed, transaction)
    }

    /// Tells the views inside of their new environment, unless that is to them what it was.
    private func takeUp(_ environment: EnvironmentValues, _ transaction: Transaction) {
        isDue = false
        guard changes(in: environment) else { return }
        content?.environmentChanged(changed, transaction)
    }

    /// Makes the environment of the views inside anew.
    ///
    /// - Returns: whether it is another one to them.
    private func changes(in environment: EnvironmentValues) -> Bool {
        var values = environment
        apply(to: &values)
        guard !values.hasSameValues(as: changed) else { return false }
        changed = values
        return true
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        adopt(environment)
        takeUp(environment, transaction)
    }
}

extension View {
    /// Sets a value of the environment for this view and what is in it.
    ///
    /// Views inside that read the value run their bodies again when it changes; others do not. A value set further in
    /// takes precedence there. What is presented from inside, such as a sheet, has the value, too. Many modifiers, such
    /// as `lineLimit`, are short for this.
    ///
    ///     VStack {
    ///         card
    ///         card.environment(\.layoutDirection, .rightToLeft)
    ///         card.environment(\.locale, Locale(identifier: "ja"))
    ///     }
    ///
    /// - Parameters:
    ///   - keyPath: the value, among those of `EnvironmentValues` or of an extension of it with `@Entry`.
    ///   - value: the new value.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the environment of this view and what is in it.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            EnvironmentModifier(
                value: object as Any, isSame: { ($0 as? T) === object }, apply: { $0[object: T.self] = object }))
    }

    /// Changes a value of the environment in place for this view and what is in it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        var change = EnvironmentModifier(
            value: (), isSame: { _ in false }, apply: { transform(&$0[keyPath: keyPath]) })
        change.isTransformation = true
        return modifier(change)
    }
}
