/// What a touch anywhere in a row does: controls in the row say it, and the row asks.
///
/// The environment's `rowTarget` is there where a view stands in a row of its own: a row of a list or a form, which keeps
/// room above and below it, lines it up at its leading edge and shows when it is pressed. A control that makes the whole
/// row its own, as a button or a link does, says so with `rowAction(isHighlighted:perform:)`, shows no press itself, and
/// leaves the touch to the row. Where `rowTarget` is nil there is no such row, and the control handles touches itself.
@MainActor
package final class RowTarget {
    package struct Action {
        fileprivate let owner: ObjectIdentifier
        /// Whether the row is to look pressed, as while what it led to is still shown.
        package var isHighlighted: Bool
        package var perform: @MainActor () -> Void
    }

    /// What the controls of the row do, in the order in which they came.
    package private(set) var actions: [Action] = []
    /// Told when another number of controls wants the row to look pressed, or there are others.
    package var changed: (@MainActor () -> Void)?

    package init() {}

    /// Whether one of the controls wants the row to look pressed.
    package var isHighlighted: Bool { actions.contains { $0.isHighlighted } }

    /// Does what all controls of the row do, as touches of a row with several buttons do on Apple's platforms.
    package func perform() { for action in actions { action.perform() } }

    fileprivate func set(_ action: Action) {
        let before = (actions.count, isHighlighted)
        if let index = actions.firstIndex(where: { $0.owner == action.owner }) {
            actions[index] = action
        } else {
            actions.append(action)
        }
        if before != (actions.count, isHighlighted) { changed?() }
    }

    fileprivate func remove(_ owner: _ViewNode) {
        actions.removeAll { $0.owner == ObjectIdentifier(owner) }
        changed?()
    }
}

private struct RowTargetKey: EnvironmentKey {
    static var defaultValue: RowTarget? { nil }
}

extension EnvironmentValues {
    /// The row of a list or a form that the view stands in; nil where it stands in none. See `RowTarget`.
    package var rowTarget: RowTarget? {
        get { self[RowTargetKey.self] }
        set { self[RowTargetKey.self] = newValue }
    }
}

/// Has a touch anywhere in the row around do something.
nonisolated struct RowActionModifier: PrimitiveModifier {
    let isHighlighted: Bool
    let perform: @MainActor () -> Void

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = RowActionNode(context)
        node.update(modifier)
        node.content = V._makeNode(content, node.childContext)
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: RowActionNode.self)
        node.update(modifier)
        V._updateNode(node.content!, content, transaction)
    }
}

private final class RowActionNode: SingleChildNode {
    private var modifier: RowActionModifier?
    private weak var target: RowTarget?

    func update(_ newModifier: RowActionModifier) {
        modifier = newModifier
        let current = environment.isEnabled ? environment.rowTarget : nil
        if target !== current { target?.remove(self) }
        target = current
        current?.set(
            RowTarget.Action(
                owner: ObjectIdentifier(self), isHighlighted: newModifier.isHighlighted, perform: newModifier.perform))
    }

    override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, transaction)
        if let modifier { update(modifier) }
    }

    override func didUnmount() { target?.remove(self) }
}

extension View {
    /// Has a touch anywhere in the row around do something; nothing where the view stands in no row.
    ///
    /// - Parameter isHighlighted: whether the row looks pressed without a touch.
    nonisolated package func rowAction(
        isHighlighted: Bool = false, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(RowActionModifier(isHighlighted: isHighlighted, perform: action))
    }
}

/// A button in a row: the row is what one touches, and what shows the press.
package struct RowButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var foreground

    nonisolated package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(color(of: configuration.role))
            .rowAction(perform: configuration.action)
    }

    private func color(of role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.primary.opacity(Press.disabledOpacity)) }
        if foreground != nil { return AnyShapeStyle(ForegroundStyle()) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

extension View {
    /// Makes a view a button over all of its bounds.
    ///
    /// - Parameters:
    ///   - isEnabled: asked when a finger comes down; where it says no, touches go to what is behind.
    ///   - setPressed: told while a finger is down and lifting it would count.
    nonisolated package func pressable(
        isEnabled: @escaping @MainActor () -> Bool, setPressed: @escaping @MainActor (Bool) -> Void,
        trigger: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(PressModifier(fillsBounds: true, canTrigger: isEnabled, setPressed: setPressed, trigger: trigger))
    }
}
