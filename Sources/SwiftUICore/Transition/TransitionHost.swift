import RiffleLayers

/// What the bodies of a view's transitions make of it: views of their own, with the view that comes or goes in their
/// middle.
///
/// They stand beside the tree of views: the layers of the view are shown inside theirs, and the view has the environment
/// that they have in their middle.
package final class TransitionHost: ContainerNode, SizedContent {
    fileprivate struct Part {
        let transition: BodyTransition
        let animation: Animation?
        let isInsertion: Bool
        let isRemoval: Bool
    }

    private weak var target: LayoutNode?
    /// Says how the view comes and goes, where that is in the view itself; hands the environment on to it.
    private weak var transitionNode: TransitionNode?
    private var parts: [Part]
    private var phase: TransitionPhase
    /// The change that brings the view in, until it has been laid out as it was before.
    private var pendingArrival: Transaction?
    private var followedSize: CGSize?
    /// Holds what the bodies have made; the view in their middle is in its portal.
    var stage: TransitionStage { unsafeDowncast(layoutNode, to: TransitionStage.self) }
    /// Where the layers of the view are shown.
    weak var portal: TransitionPortalNode?

    /// - Parameter node: the view that comes or goes.
    init?(_ transition: AnyTransition, around target: LayoutNode, of node: _ViewNode, phase: TransitionPhase) {
        parts = Self.parts(of: transition)
        guard !parts.isEmpty else { return nil }
        self.target = target
        self.phase = phase
        transitionNode = node.outermostTransition
        var context = node.childContext
        context.environment = transitionNode?.environment ?? target.environment
        context.scope = nil
        context.modifierContent = nil
        super.init(context)
        layoutNode = TransitionStage(target, self)
        transitionNode?.host = self
        // The view is laid out for the first time with what it shows in this environment.
        graph.evaluatingNow { content = AnyView._makeNode(view, childContext) }
        childListChanged(Transaction())
        gather()
        follow(Transaction())
    }

    private static func parts(of transition: AnyTransition) -> [Part] {
        let removals = transition.removal.compactMap(\.body)
        let insertions = transition.insertion.compactMap(\.body)
        return insertions.map { insertion in
            Part(
                transition: insertion.transition, animation: insertion.animation, isInsertion: true,
                isRemoval: removals.contains { $0.transition == insertion.transition })
        }
            + removals.filter { removal in !insertions.contains { $0.transition == removal.transition } }
            .map { Part(transition: $0.transition, animation: $0.animation, isInsertion: false, isRemoval: true) }
    }

    /// Takes a newer value of the transition, if that has the same kinds of parts.
    func accept(_ transition: AnyTransition) -> Bool {
        let newParts = Self.parts(of: transition)
        let isSame =
            newParts.count == parts.count
            && zip(newParts, parts).allSatisfy {
                $0.transition.kind == $1.transition.kind && $0.isInsertion == $1.isInsertion
                    && $0.isRemoval == $1.isRemoval
            }
        if isSame { parts = newParts }
        return isSame
    }

    private var view: AnyView {
        parts.reduce(AnyView(TransitionPortal(target: target, host: self))) { view, part in
            let applied = part.transition.apply(view, part.phase(phase))
            guard let animation = part.animation else { return applied }
            return AnyView(applied.transaction { $0.animation = animation })
        }
    }

    func enter(_ newPhase: TransitionPhase, _ transaction: Transaction) {
        pendingArrival = nil
        phase = newPhase
        AnyView._updateNode(content!, view, transaction)
        gather()
        follow(transaction)
        // Containers inside take up their own changes when the update that this is part of has ended.
        graph.layouts.evaluateAfterLayout(self)
    }

    /// Brings the view in once it has been laid out.
    func enterAfterLayout(_ transaction: Transaction) {
        pendingArrival = transaction
        graph.layouts.evaluateAfterLayout(self)
    }

    func updateAfterLayout() {
        guard isMounted else { return }
        if let transaction = pendingArrival { enter(.identity, transaction) } else { follow(Transaction()) }
    }

    /// The environment in the middle of the bodies may be another one.
    fileprivate func portalChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        guard let transitionNode, transitionNode.host === self else { return }
        let isOwn = environment.hasSameValues(as: self.environment)
        graph.evaluatingAtOnce { transitionNode.takeUp(isOwn ? nil : environment, transaction) }
    }

    package override func didUnmount() {
        super.didUnmount()
        if let transitionNode, transitionNode.host === self { transitionNode.host = nil }
    }

    func updateContent(for size: CGSize, _ cause: Transaction) {}
    func contentIsDue(_ transaction: Transaction) {}

    /// Takes up the size of the view.
    func follow(_ transaction: Transaction) {
        guard isMounted, let target, target.isPlaced else { return }
        if followedSize != target.size {
            followedSize = target.size
            portal?.invalidateLayout(Transaction())
        }
        stage.place(at: .zero, ProposedViewSize(target.size), transaction)
    }

    /// Brings the layers around the view to where the view is at `now`.
    func updateLayers(at now: Double) {
        stage.updateLayers(at: now)
        portal?.updateLayers(at: now)
    }

    /// From the coordinates of the layer around the view to themselves.
    func transform(at now: Double) -> ProjectionTransform {
        portal?.globalTransform(at: now, upTo: stage) ?? ProjectionTransform()
    }

    func opacity(at now: Double) -> Double { portal?.globalOpacity(at: now, upTo: stage) ?? 1 }

    func appendLayers(to list: inout [EngineLayer]) { stage.appendLayers(to: &list) }
}

extension TransitionHost.Part {
    /// The phase of a part while the whole is in one.
    fileprivate func phase(_ phase: TransitionPhase) -> TransitionPhase {
        switch phase {
        case .identity: .identity
        case .willAppear: isInsertion ? phase : .identity
        case .didDisappear: isRemoval ? phase : .identity
        }
    }
}

extension AnyTransition.Part {
    fileprivate var body: (transition: BodyTransition, animation: Animation?)? {
        if case .body(let transition) = effect { (transition, animation) } else { nil }
    }
}

/// Holds what the bodies of transitions make of a view, where the view is.
package final class TransitionStage: LayoutNode {
    /// The view that comes or goes.
    private(set) weak var target: LayoutNode?

    package override var stagedTarget: LayoutNode? { parent == nil ? target : nil }

    init(_ target: LayoutNode, _ owner: _ViewNode) {
        self.target = target
        super.init(owner)
        layer = EngineLayer(for: self, name: "stage")
        setNeedsLayerUpdate()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { target?.size ?? .zero }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        for child in children {
            let taken = child.sizeThatFits(proposal)
            let origin = CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2)
            placeChild(child, at: origin, proposal, in: size, cause)
        }
    }

    package override var mirrorsPlacement: Bool { false }
    package override var contentsDependOnSize: Bool { false }

    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        let origin = target?.frame(at: now).origin ?? .zero
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }
}

/// The view that comes or goes, inside of what its transitions make of it.
struct TransitionPortal: LeafView {
    weak var target: LayoutNode?
    weak var host: TransitionHost?

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }
    static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {}

    static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> TransitionPortalNode {
        let node = TransitionPortalNode(view.target, owner)
        view.host?.portal = node
        return node
    }

    func update(_ layoutNode: TransitionPortalNode, _ transaction: Transaction) {
        host?.portalChanged(layoutNode.environment, transaction)
    }
}

package final class TransitionPortalNode: LayoutNode {
    private weak var target: LayoutNode?

    init(_ target: LayoutNode?, _ owner: _ViewNode) {
        self.target = target
        super.init(owner)
        layer = EngineLayer(for: self, name: "content")
        setNeedsLayerUpdate()
    }

    package override var portalTarget: LayoutNode? { target }
    /// Wherever the view is.
    package override func ownTouchArea(size: CGSize) -> CGRect? { nil }
    package override func measure(_ proposal: ProposedViewSize) -> CGSize { target?.size ?? .zero }
    package override var contentsDependOnSize: Bool { false }

    /// The layers of the view bring their places along.
    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        let origin = target?.frame(at: now).origin ?? .zero
        return CGAffineTransform(translationX: -origin.x, y: -origin.y)
    }
}
