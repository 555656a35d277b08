/// Sets a value of the environment: what `environment(_:_:)` applies, for code that names the type.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    /// The engine applies it.
    public typealias Body = Never

    /// Where the value goes.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value that the views inside find there.
    public var value: Value

    /// Makes a modifier that sets a value.
    @inlinable
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    var change: EnvironmentModifier {
        let (keyPath, value) = (keyPath, value)
        return EnvironmentModifier(
            value: value,
            isSame: { ($0 as? Value).map { ViewComparison.areEqual($0, value) } ?? false },
            apply: { $0[keyPath: keyPath] = value })
    }

    /// Makes the node of an environment with that value.
    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext)
        -> _ViewNode
    {
        EnvironmentModifier._makeNode(modifier.change, content, context)
    }

    /// Gives it newer values.
    @MainActor public static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        EnvironmentModifier._updateNode(node, modifier.change, content, transaction)
    }
}

extension EnvironmentModifier: EnvironmentChanging {
    var environmentChange: (inout EnvironmentValues) -> Void { apply }
}

extension _EnvironmentKeyWritingModifier: EnvironmentChanging {
    var environmentChange: (inout EnvironmentValues) -> Void { change.apply }
}
