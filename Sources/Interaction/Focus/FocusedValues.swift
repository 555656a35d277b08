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
        let location = FocusedValues.location(in: node.graph)
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
        key = FocusKind.keyboard.add(self)
        graph.part(FocusedValuesPart.self).add(self)
    }

    override func didDetach() {
        FocusKind.keyboard.remove(key, in: graph)
        graph.part(FocusedValuesPart.self).remove(self)
        graph.focusedValuesChanged()
    }

    package func focusMoved() { graph.focusedValuesChanged() }
}

/// What the view in focus gives to others, for each window.
@MainActor
private final class FocusedValuesPart: WindowPart {
    private var known: StateLocation<FocusedValues>?
    /// Those that give values, the oldest first.
    private var givers: [Giver] = []
    private var areDue = false

    private struct Giver {
        weak var node: FocusedValueNode?
    }

    func location(in graph: ViewGraph) -> StateLocation<FocusedValues> {
        if let known { return known }
        let location = StateLocation(FocusedValues(), in: graph)
        known = location
        return location
    }

    func add(_ node: FocusedValueNode) { givers.append(Giver(node: node)) }

    func remove(_ node: FocusedValueNode) { givers.removeAll { $0.node == nil || $0.node === node } }

    /// Finds out anew what the view in focus gives, once the update in progress is done.
    func valuesChanged(in graph: ViewGraph) {
        guard !areDue else { return }
        areDue = true
        graph.lifecycle.afterWrites { [weak self, weak graph] in
            guard let graph else { return }
            self?.collect(in: graph)
        }
        graph.requestUpdate()
    }

    private func collect(in graph: ViewGraph) {
        areDue = false
        var values = FocusedValues()
        for node in givers.lazy.compactMap(\.node) where node.isOfScene && !node.isDetached { node.edit(&values) }
        var path: [FocusedValueNode] = []
        var node: LayoutNode? = graph.focus.focusedNode
        while let current = node {
            if let giver = current as? FocusedValueNode { path.append(giver) }
            node = current.parent
        }
        for giver in path.reversed() { giver.edit(&values) }
        let location = location(in: graph)
        if !values.isSame(as: location.current) { location.set(values, Transaction()) }
    }
}

extension FocusedValues {
    /// Where the values of a window are.
    @MainActor
    static func location(in graph: ViewGraph) -> StateLocation<FocusedValues> {
        graph.part(FocusedValuesPart.self).location(in: graph)
    }
}

extension ViewGraph {
    fileprivate func focusedValuesChanged() { part(FocusedValuesPart.self).valuesChanged(in: self) }
}

extension View {
    nonisolated func focusedValues(ofScene isOfScene: Bool, _ edit: @escaping (inout FocusedValues) -> Void)
        -> some View
    {
        modifier(FocusedValueModifier(edit: edit, isOfScene: isOfScene))
    }

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
