/// Keeps views with all of their state while the place in the tree at which they are shown changes, as the columns of a
/// split view do that becomes a stack.
///
/// A view is shown by `HeldView`, in one place at a time. A place that takes over a view gets its node with everything in
/// it: no body starts afresh, and what has appeared neither disappears nor appears. A view that no place shows is out of
/// sight with the node of `holding(_:)`, and asleep like a `dormant` one.
@MainActor
package final class ViewHolder {
    fileprivate weak var owner: HoldingNode?
    fileprivate var held: [Int: HeldNode] = [:]

    nonisolated package init() {}
}

/// A view that a holder keeps, in the place where it is shown.
nonisolated package struct HeldView: View {
    let holder: ViewHolder
    let key: Int
    let content: AnyView
    let keeps: @MainActor () -> Bool

    package typealias Body = Never

    /// - Parameters:
    ///   - key: tells the holder's views apart.
    ///   - keeps: asked when the place goes: whether the holder goes on keeping the view.
    package init(_ content: AnyView, key: Int, of holder: ViewHolder, keeps: @escaping @MainActor () -> Bool) {
        self.holder = holder
        self.key = key
        self.content = content
        self.keeps = keeps
    }

    @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        HeldPlaceNode(view, context)
    }

    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        unsafeDowncast(node, to: HeldPlaceNode.self).update(view, transaction)
    }
}

extension View {
    /// Has a holder keep its views for as long as this view is there, which is around all of their places.
    nonisolated package func holding(_ holder: ViewHolder) -> some View { modifier(HoldingModifier(holder: holder)) }
}

/// The place where a held view is shown, for as long as no other place takes it over.
private final class HeldPlaceNode: SingleChildNode {
    private var view: HeldView

    init(_ view: HeldView, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        if let held = view.holder.held[view.key], held.isMounted {
            held.show(in: self)
            content = held
            AnyView._updateNode(held.content!, view.content, Transaction())
        } else {
            let held = HeldNode(childContext, view.holder.owner)
            view.holder.held[view.key] = held
            content = held
            held.content = AnyView._makeNode(view.content, held.childContext)
        }
    }

    func update(_ newView: HeldView, _ transaction: Transaction) {
        view = newView
        if let held = content as? HeldNode { AnyView._updateNode(held.content!, newView.content, transaction) }
    }

    override func unmount() {
        if isMounted, let held = content as? HeldNode, let owner = view.holder.owner, owner.isMounted, view.keeps() {
            content = nil
            held.withdraw(to: owner)
        }
        super.unmount()
    }

    override func didUnmount() {
        if let content, view.holder.held[view.key] === content { view.holder.held[view.key] = nil }
    }

    /// Another place shows the view from now on.
    func giveUp() {
        content = nil
        childListChanged(Transaction())
    }
}

/// The node of a held view.
package final class HeldNode: SingleChildNode {
    private var isWithdrawn = false

    /// How much deeper than its place the node counts: the places that it goes to lie deeper or less deep, and nodes must
    /// come after those around them.
    private static let depthReserve: Int32 = 160

    /// - Parameter owner: what goes on around the view while its places change: closures in the view belong to whoever
    ///   wrote them, and not to what the first place has around it.
    fileprivate init(_ context: _NodeContext, _ owner: HoldingNode?) {
        var context = context
        if let surroundings = owner?.childContext {
            context.scope = surroundings.scope
            context.evaluator = surroundings.evaluator
            context.modifierContent = surroundings.modifierContent
        }
        context.deferral = .none
        super.init(context)
        deepen(by: Self.depthReserve)
    }

    package override var isDormant: Bool { isWithdrawn }

    /// Goes to a place, with all that is in it.
    fileprivate func show(in place: HeldPlaceNode) {
        (parent as? HeldPlaceNode)?.giveUp()
        let wasWithdrawn = isWithdrawn
        isWithdrawn = false
        move(into: place)
        environmentChanged(place.childContext.environment, Transaction())
        for layout in ownLayouts {
            graph.input.forgetGestures(in: layout)
            layout.forgetPlace()
        }
        guard wasWithdrawn else { return }
        graph.motion.wakeResting()
        graph.lifecycle.afterLayout(of: self) { [graph] in graph.alarms.tellWhoCameIntoSight() }
        content?.presencesMayHaveChanged()
    }

    /// Goes out of sight.
    fileprivate func withdraw(to owner: HoldingNode) {
        isWithdrawn = true
        move(into: owner)
        graph.presence.mayHaveDormantViews = true
        environmentChanged(owner.childContext.environment, Transaction())
        content?.presencesMayHaveChanged()
        // Where one place follows another in the same update, the view keeps the keyboard.
        graph.lifecycle.afterLayout(of: self) { [weak self] in
            guard let self, isWithdrawn else { return }
            for layout in ownLayouts { graph.leave(layout) }
        }
    }

    private var ownLayouts: [LayoutNode] {
        var layouts: [LayoutNode] = []
        appendLayoutNodes(to: &layouts)
        return layouts
    }
}

nonisolated private struct HoldingModifier: NodeModifier {
    let holder: ViewHolder

    @MainActor
    func makeNode(_ context: _NodeContext) -> HoldingNode { HoldingNode(holder, context) }
}

/// What held views are with that no place shows: they are none of its children, as nothing of them is seen, touched, read
/// or told to what is around.
private final class HoldingNode: SingleChildNode {
    private let holder: ViewHolder

    init(_ holder: ViewHolder, _ context: _NodeContext) {
        self.holder = holder
        super.init(context)
        holder.owner = self
    }

    private var withdrawn: [HeldNode] {
        holder.held.sorted { $0.key < $1.key }.map(\.value).filter { $0.parent === self }
    }

    override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, transaction)
        for held in withdrawn { held.environmentChanged(childContext.environment, transaction) }
    }

    override func didUnmount() {
        for held in withdrawn { held.unmount() }
        holder.held = [:]
    }
}
