/// Which of a view's fields and controls the keyboard is directed to.
///
/// Writing it directs the keyboard to the view that `focused(_:equals:)` gave the value.
@propertyWrapper
public struct FocusState<Value: Hashable>: SlotProperty {
    /// Connects a focus state with views.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let initial: Value

        /// The value of the view that has the focus.
        public var wrappedValue: Value {
            get { location?.state.value ?? initial }
            nonmutating set {
                guard let location else {
                    RuntimeIssue.reportDetachedWrite("@FocusState of type \(Value.self)")
                    return
                }
                location.request(newValue)
            }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var location: FocusLocation<Value>?

    /// Whether one view has the focus.
    public init() where Value == Bool { initial = false }

    /// Which of several views has the focus; nil when none has.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// What `focused(_:equals:)` connects with a view.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the value that lives in the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let state = property.assumingMemoryBound(to: FocusState.self)
        let location =
            slot.map { unsafeDowncast($0, to: FocusLocation<Value>.self) }
            ?? FocusLocation(state.pointee.initial, in: node.graph)
        slot = location
        state.pointee.location = location
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// Where a focus state lives, and the views it is about.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    let state: StateLocation<Value>
    /// The value while none of the views has the focus.
    let unfocused: Value
    // Only touched on the main actor, as the graph is.
    private var targets: [Target] = []
    private weak var graph: ViewGraph?

    private struct Target {
        weak var node: FocusBindingNode<Value>?
    }

    init(_ unfocused: Value, in graph: ViewGraph) {
        self.unfocused = unfocused
        self.graph = graph
        state = StateLocation(unfocused, in: graph)
    }

    @MainActor
    func add(_ node: FocusBindingNode<Value>) {
        targets.removeAll { $0.node == nil }
        if !targets.contains(where: { $0.node === node }) { targets.append(Target(node: node)) }
    }

    /// Directs the keyboard to the view of a value, or away from all of the views.
    ///
    /// The view is looked for after the update in progress, so that one inserted just before is found. The value falls
    /// back if there is none.
    func request(_ value: Value) {
        state.set(value, .forWrite())
        nonisolated(unsafe) let value = value
        MainThread.run { [self] in
            guard let graph else { return }
            graph.focusing.target.requests += 1
            graph.afterWrites { [self] in
                guard state.current == value else { return }
                apply(value, in: graph)
            }
            graph.requestUpdate()
        }
    }

    @MainActor
    private func apply(_ value: Value, in graph: ViewGraph) {
        let nodes = targets.compactMap(\.node).filter { !$0.isDetached }
        if value != unfocused, let target = nodes.first(where: { $0.value == value }) {
            if target.isInFocusPath { return }
            if let node = graph.focusableNodes(in: target).first {
                graph.setFocus(node, byKeyboard: graph.focusing.target.isByKeyboard)
                return
            }
        }
        if nodes.contains(where: \.isInFocusPath) { graph.setFocus(nil, byKeyboard: false) }
        state.set(unfocused, Transaction())
    }
}

/// Connects a view with a focus state.
struct FocusBindingModifier<Value: Hashable>: LayoutModifier {
    let location: FocusLocation<Value>?
    let value: Value

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> FocusBindingNode<Value> {
        FocusBindingNode(value, owner)
    }

    @MainActor
    func update(_ wrapper: FocusBindingNode<Value>, _ transaction: Transaction, isNew: Bool) {
        wrapper.value = value
        wrapper.location = location
        location?.add(wrapper)
    }
}

package final class FocusBindingNode<Value: Hashable>: LayoutNode, FocusFollowing {
    var value: Value
    var location: FocusLocation<Value>?
    private var key = 0

    init(_ value: Value, _ owner: _ViewNode) {
        self.value = value
        super.init(owner)
        key = graph.focusing.followers.add(self)
    }

    package override func didDetach() { graph.focusing.followers.remove(key) }

    func focusMoved() {
        guard let location, !isDetached else { return }
        if isInFocusPath {
            location.state.set(value, Transaction())
        } else if location.state.current == value {
            location.state.set(location.unfocused, Transaction())
        }
    }
}

extension LayoutNode {
    /// Whether the focused view is in this one.
    final var isInFocusPath: Bool {
        var node: LayoutNode? = graph.focusedNode
        while let current = node {
            if current === self { return true }
            node = current.parent
        }
        return false
    }
}

extension View {
    /// Connects the focus of this view with a state: it has the value while this view has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusBindingModifier(location: binding.location, value: value))
    }

    /// Connects the focus of this view with a state: it is true while this view has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusBindingModifier(location: condition.location, value: true))
    }
}
