/// `onAppear`, `onDisappear`.
struct _AppearanceActionModifier: NodeModifier, ActsOnce {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    @MainActor
    func makeNode(_ context: _NodeContext) -> AppearanceNode {
        let node = AppearanceNode(context)
        node.modifier = self
        return node
    }

    @MainActor
    func contentWasMade(in node: AppearanceNode) { node.presenceMayHaveChanged() }

    @MainActor
    func update(_ node: AppearanceNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.modifier = self
        updateContent(transaction)
    }
}

final class AppearanceNode: PresenceNode {
    var modifier: _AppearanceActionModifier?

    override func contentAppeared() { if graph.lifecycle.isLive { modifier?.onAppear?() } }

    override func contentDisappeared() {
        guard graph.lifecycle.isLive, let action = modifier?.onDisappear else { return }
        if graph.lifecycle.disappearsFirst {
            graph.lifecycle.disappearances.append(action)
        } else {
            graph.lifecycle.afterLayout(action)
        }
    }
}

/// `onChange(of:)`.
struct ChangeModifier<Value: Equatable>: NodeModifier, ActsOnce {
    let value: Value
    let isInitial: Bool
    /// Whether the action runs that came with the old value, which may have captured more of that time.
    var runsFormerAction = false
    let action: (Value, Value) -> Void
    /// Told of the transaction of the change, in place of the action.
    var followsTransaction: ((Transaction) -> Void)?

    @MainActor
    func makeNode(_ context: _NodeContext) -> ChangeNode<Value> {
        let node = ChangeNode(value, context)
        if runsFormerAction { node.formerAction = action }
        return node
    }

    @MainActor
    func contentWasMade(in node: ChangeNode<Value>) {
        if isInitial { node.runInitially { action(value, value) } }
    }

    @MainActor
    func update(_ node: ChangeNode<Value>, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        let old = node.value
        let formerAction = node.formerAction ?? action
        node.value = value
        if runsFormerAction { node.formerAction = action }
        updateContent(transaction)
        guard old != value else { return }
        // Nobody has been told of the first value yet: this one takes its place.
        guard !node.waitsForFirst else { return node.takeFirst { action(value, value) } }
        node.graph.lifecycle.afterLayout(of: node) {
            if let followsTransaction { followsTransaction(transaction) } else { formerAction(old, value) }
        }
    }
}

package final class ChangeNode<Value>: SingleChildNode, AppearanceCallback {
    var value: Value
    /// The action that came with the value, where that one runs when the next value comes.
    var formerAction: ((Value, Value) -> Void)?
    private var initialAction: (() -> Void)?

    init(_ value: Value, _ context: _NodeContext) {
        self.value = value
        super.init(context)
    }

    /// Has the action for the first value run among what views do as they appear.
    func runInitially(_ action: @escaping () -> Void) {
        initialAction = action
        graph.lifecycle.appearances.append(self)
        graph.requestUpdate()
    }

    /// Whether the action for the first value is still to run.
    var waitsForFirst: Bool { initialAction != nil }

    func takeFirst(_ action: @escaping () -> Void) { initialAction = action }

    func runAppearance() {
        let action = initialAction
        initialAction = nil
        if isMounted { action?() }
    }
}

extension View {
    /// Runs an action before the first frame that shows the view.
    ///
    /// It runs once for each time that the view comes, on the main actor: writes of state in it are part of that first
    /// frame. In lazy containers and lists views come whenever they are scrolled into sight. It does not run again when
    /// the view changes or is covered by a sheet. For work that waits, use `task(priority:_:)`, which is cancelled when
    /// the view goes.
    ///
    ///     List(1..<100) { page in
    ///         Text("Page \(page)")
    ///             .onAppear { lastPage = max(lastPage, page) }
    ///     }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(onAppear: action, onDisappear: nil))
    }

    /// Runs an action after the view is gone, its exit included.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(onAppear: nil, onDisappear: action))
    }

    /// Runs an action after an update in which a value changed.
    ///
    /// The action runs on the main actor, after the layout of that update, with the value before and after it. A value
    /// that is equal when the view is updated counts as no change. With `initial` it runs when the view appears as
    /// well, with the same value twice. What the action writes leads to another update, so do not write in it what
    /// changes the value forever.
    ///
    ///     Stepper("\(servings) servings", value: $servings, in: 1...12)
    ///         .onChange(of: servings) { old, new in
    ///             flour = flour * new / old
    ///         }
    ///
    /// - Parameters:
    ///   - value: what is compared, by `==`, each time the view is updated.
    ///   - initial: whether the action runs for the first value, too.
    ///   - action: is given the former and the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action after an update in which a value changed, with the transaction of the change.
    nonisolated package func onChange<V: Equatable>(
        of value: V, following action: @escaping (Transaction) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false, action: { _, _ in }, followsTransaction: action))
    }

    /// Runs an action after an update in which a value changed; see `onChange(of:initial:_:)`.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }

    /// Runs an action with the new value after an update in which it changed.
    ///
    /// It is the action of the view as it was before, so that what its closure captures is of that time.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            ChangeModifier(value: value, isInitial: false, runsFormerAction: true, action: { _, new in action(new) }))
    }
}
