/// Names a value that the view in focus gives to others.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the view in focus, and those around it, give to others.
public struct FocusedValues {
    struct Entry {
        let value: Any
        let isSame: (Any) -> Bool
    }

    var entries: [ObjectIdentifier: Entry] = [:]

    init() {}

    /// The value of a key; nil where nobody in focus gives one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
        set {
            entries[ObjectIdentifier(key)] = newValue.map { new in
                Entry(value: new) { ($0 as? Key.Value).map { ViewComparison.areEqual($0, new) } ?? false }
            }
        }
    }

    fileprivate func isSame(as other: FocusedValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, entry in other.entries[key].map { entry.isSame($0.value) } ?? false }
    }
}

/// A value that the view in focus gives.
@propertyWrapper
public struct FocusedValue<Value>: SlotProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var location: StateLocation<FocusedValues>?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// The value; nil where nobody in focus gives one.
    public var wrappedValue: Value? { location?.value[keyPath: keyPath] }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the values of the window.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let value = property.assumingMemoryBound(to: FocusedValue.self)
        let location = node.graph.focusedValues
        slot = location
        value.pointee.location = location
    }
}

/// A binding that the view in focus gives, as the value it leads to.
@propertyWrapper
public struct FocusedBinding<Value>: SlotProperty {
    private var focused: FocusedValue<Binding<Value>>

    /// Reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { focused = FocusedValue(keyPath) }

    /// The value that the binding leads to; nil where nobody in focus gives one, and then writing does nothing.
    public var wrappedValue: Value? {
        get { focused.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
    }

    /// The binding to the value.
    public var projectedValue: Binding<Value?> {
        let focused = focused
        return Binding(
            identity: nil, transaction: Transaction(), getter: { focused.wrappedValue?.wrappedValue },
            setter: { value, _ in if let value { focused.wrappedValue?.wrappedValue = value } })
    }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the values of the window.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        FocusedValue<Binding<Value>>._install(property, &slot, node)
    }
}

/// Gives a value to others while the focus is in the view.
private struct FocusedValueModifier: LayoutModifier {
    let edit: (inout FocusedValues) -> Void
    /// Whether the value is there wherever the focus is.
    let isOfScene: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> FocusedValueNode { FocusedValueNode(owner) }

    @MainActor
    func update(_ wrapper: FocusedValueNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.edit = edit
        wrapper.isOfScene = isOfScene
        wrapper.graph.focusedValuesChanged()
    }
}

final class FocusedValueNode: LayoutNode, FocusFollowing {
    fileprivate var edit: (inout FocusedValues) -> Void = { _ in }
    fileprivate var isOfScene = false
    private var key = 0

    override init(_ owner: _ViewNode) {
        super.init(owner)
        key = graph.focusing.followers.add(self)
    }

    override func didDetach() {
        graph.focusing.followers.remove(key)
        graph.focusedValuesChanged()
    }

    func focusMoved() { graph.focusedValuesChanged() }
}

extension ViewGraph {
    /// Finds out anew what the view in focus gives, once the update in progress is done.
    func focusedValuesChanged() {
        guard !focusing.areValuesDue else { return }
        focusing.areValuesDue = true
        afterWrites { [weak self] in self?.collectFocusedValues() }
        requestUpdate()
    }

    private func collectFocusedValues() {
        focusing.areValuesDue = false
        var values = FocusedValues()
        let nodes = focusing.followers.nodes.compactMap { $0 as? FocusedValueNode }
        for node in nodes where node.isOfScene && !node.isDetached { node.edit(&values) }
        var path: [FocusedValueNode] = []
        var node: LayoutNode? = focusedNode
        while let current = node {
            if let giver = current as? FocusedValueNode { path.append(giver) }
            node = current.parent
        }
        for giver in path.reversed() { giver.edit(&values) }
        if !values.isSame(as: focusedValues.current) { focusedValues.set(values, Transaction()) }
    }
}

extension View {
    /// Gives a value to others while the focus is in this view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(edit: { $0[keyPath: keyPath] = value }, isOfScene: false))
    }

    /// Gives a value to others while the focus is in this view; nil gives none.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(edit: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: false))
    }

    /// Gives a value to others while this view is there, wherever the focus is.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(edit: { $0[keyPath: keyPath] = value }, isOfScene: true))
    }

    /// Gives a value to others while this view is there, wherever the focus is; nil gives none.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(edit: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: true))
    }
}
