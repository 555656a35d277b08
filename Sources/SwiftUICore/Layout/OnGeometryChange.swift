/// `onGeometryChange`: tells when something about a view's size or place changes.
nonisolated struct GeometryChangeModifier<Value: Equatable>: LayoutModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> GeometryChangeNode<Value> { GeometryChangeNode(self, owner) }

    @MainActor
    func update(_ wrapper: GeometryChangeNode<Value>, _ transaction: Transaction, isNew: Bool) {
        wrapper.modifier = self
    }
}

package final class GeometryChangeNode<Value: Equatable>: LayoutNode, FrameReading {
    var modifier: GeometryChangeModifier<Value>
    package var isWatched = false
    private var last: Value?
    private var reads: ReadScope?

    init(_ modifier: GeometryChangeModifier<Value>, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    package override func didPlace() { graph.layouts.watchFrame(of: self) }
    package override func didDetach() { reads?.end() }

    package var isWatching: Bool { !isDetached }

    package func checkFrame() {
        guard isPlaced else { return }
        let value: Value
        (value, reads) = DependencyTracking.evaluate(inBodyOf: owner, reads) {
            modifier.transform(GeometryProxy(self, size: size))
        }
        let old = last
        guard value != old else { return }
        last = value
        let action = modifier.action
        graph.lifecycle.afterMeasuring(of: owner) { action(old ?? value, value) }
    }
}

extension View {
    /// Runs an action with a value made from the view's geometry, when the view appears and whenever the value changes.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier<T>(transform: transform, action: { _, new in action(new) }))
    }

    /// Runs an action with the old and new value made from the view's geometry, when the view appears and whenever the
    /// value changes; the first time both are the same.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier<T>(transform: transform, action: action))
    }
}
