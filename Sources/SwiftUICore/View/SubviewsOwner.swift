/// Keeps the state of views whose bodies a list takes apart, for as long as the list is there.
@MainActor
package final class SubviewsOwner {
    fileprivate(set) weak var node: _ViewNode?
    private var unfolded: [Place: any UnfoldedBody] = [:]
    /// The state of bodies that are not there yet, from before the window had no views.
    fileprivate var kept: KeptBodies?
    /// Counts the times that bodies were asked for.
    private var clock = 0
    /// By the type of the view that is listed.
    private var looseSections: [ObjectIdentifier: LooseSections] = [:]
    /// The modifiers that act once for several views, while one of the views holds them.
    private var shared: [Place: WeakSharedModifier] = [:]
    /// At how many of them those that nothing holds are looked for.
    private var sharedSweepCount = 64
    /// Their nodes, which stand beside the views.
    var sharedNodes: [_ViewNode] = []

    private struct WeakSharedModifier {
        weak var modifier: SharedModifier?
    }

    struct Place: Hashable {
        let path: [AnyHashable]
        let type: ObjectIdentifier
    }

    /// What the dynamic properties of bodies had.
    fileprivate final class KeptBodies {
        var slots: [Place: [AnyObject?]] = [:]
    }

    /// How many bodies that are in no place are kept before those not asked for for longest go.
    private static let keptLimit = 2_048
    /// At how many bodies those in no place are looked for.
    private var sweepCount = SubviewsOwner.keptLimit
    /// When the views began to be taken apart last.
    private var listingStart = 0

    package init() {}

    /// The body of a view, as of its state, and the node that keeps it; nil where nobody keeps state.
    ///
    /// To be called where reading counts as a dependency: who asks is evaluated again when the body changes.
    func unfold<V: View>(_ view: V, in around: ViewListBuilder.Surroundings) -> (body: V.Body, node: _ViewNode)? {
        guard let node, node.isMounted else { return nil }
        var environment = node.environment
        for edit in around.environmentEdits { edit(&environment) }
        clock += 1
        let place = Place(path: around.path, type: ObjectIdentifier(V.self))
        if let known = unfolded[place] as? UnfoldedBodyNode<V> {
            known.lastUse = clock
            known.isGone = false
            return (known.body(of: view, environment), known)
        }
        var context = node.childContext
        context.environment = environment
        let new = UnfoldedBodyNode(view, context)
        if new.hasSlots, let slots = kept?.slots.removeValue(forKey: place) {
            new.takeUp(node.graph.revive(slots, for: new))
        }
        new.lastUse = clock
        new.isLazy = around.isLazy
        new.onHidden = { [weak self, weak new] in
            guard let self, let new, unfolded[place] === new else { return }
            end(new, at: place)
        }
        unfolded[place] = new
        if unfolded.count > sweepCount { letGo() }
        return (new.body(of: view, environment), new)
    }

    /// Whether views inside so many bodies may be taken apart; reports it where they may not.
    ///
    /// The bodies have no nodes inside each other that would count them.
    func mayUnfold(inside bodies: Int, of evaluator: _ViewNode?) -> Bool {
        guard let node else { return true }
        return (evaluator ?? node).mayNest(at: node.depth + bodies)
    }

    /// What the bodies keep for as long as the window has no views.
    fileprivate var keptBodies: KeptBodies? {
        let result = KeptBodies()
        if let kept { result.slots = kept.slots }
        for (place, body) in unfolded {
            let isOwn = OwnViews.isHeld(body)
            let slots = body.keptSlots.map { isOwn || ($0 as? any PlainlyHeld)?.isPlain == true ? $0 : nil }
            if slots.contains(where: { $0 != nil }) { result.slots[place] = slots }
        }
        return result.slots.isEmpty ? nil : result
    }

    /// The modifier that acts once for the views at a place, with its newest value.
    func shared(at place: Place, _ action: SharedModifier.Action) -> SharedModifier {
        if let known = shared[place]?.modifier {
            known.take(action)
            return known
        }
        if shared.count > sharedSweepCount {
            shared = shared.filter { $1.modifier != nil }
            sharedSweepCount = max(64, 2 * shared.count)
        }
        let new = SharedModifier(self, name: place.path.map { "\($0)" }.joined(separator: "."), action)
        shared[place] = WeakSharedModifier(modifier: new)
        return new
    }

    /// The window that the list is in; nil where it is in none.
    var graph: ViewGraph? { node?.graph }

    /// What a modifier is applied to whose body the list is in; nil where it is in none.
    func modifierContent(of modifier: Any.Type) -> ModifierContent? { node?.modifiedView?.nearest(of: modifier) }

    /// Ends the bodies that are shown nowhere, up to half of all, those asked for longest ago first.
    private func letGo() {
        let idle = unfolded.filter { $1.placeCount == 0 && $1.lastUse <= ($1.isLazy ? clock - 1 : listingStart) }
            .sorted { $0.value.lastUse < $1.value.lastUse }
        for (place, body) in idle.prefix(unfolded.count / 2) { end(body, at: place) }
        sweepCount = max(Self.keptLimit, 2 * unfolded.count)
    }

    /// Takes the views apart anew: views of the program that are not asked for meanwhile are gone, apart from elements that
    /// are asked for one by one. The library's own stay what they were, as the groups of a tree that was closed.
    fileprivate func listing<Result>(_ list: () -> Result) -> Result {
        listingStart = clock
        let result = list()
        for body in unfolded.values where !body.isLazy && body.lastUse <= listingStart {
            body.isGone = body.isOfModifier || OwnViews.isHeld(body)
        }
        return result
    }

    /// Ends the bodies that are gone, but those of which something is still shown on its way out.
    fileprivate func endGone() {
        for (place, body) in unfolded where body.isGone && body.placeCount == 0 { end(body, at: place) }
    }

    private func end(_ body: any UnfoldedBody, at place: Place) {
        unfolded[place] = nil
        body.unmount()
    }

    /// See `LooseSections`.
    func names(ofLoose sections: [[Subview.ID]], in view: ObjectIdentifier) -> [Int] {
        looseSections[view, default: LooseSections()].names(of: sections)
    }

    /// Ends all bodies, which may hold views that hold this.
    fileprivate func end() {
        let ended = bodies
        unfolded = [:]
        for body in ended { body.unmount() }
    }

    fileprivate var bodies: [any UnfoldedBody] { unfolded.values.sorted { $0.lastUse < $1.lastUse } }
}

/// A body that a list takes apart, whatever its view.
@MainActor
private protocol UnfoldedBody: _ViewNode, StateKeeping {
    var lastUse: Int { get }
    /// In how many places views of the body are shown.
    var placeCount: Int { get set }
    /// Whether the body is of an element that is asked for by itself.
    var isLazy: Bool { get }
    /// Whether the body is that of a modifier.
    var isOfModifier: Bool { get }
    /// Whether the view is not in the list any more.
    var isGone: Bool { get set }
    /// To be called where nothing is shown any more of a view that is gone.
    var onHidden: (() -> Void)? { get }
}

/// Evaluates a view's body for a list that takes it apart; what is in the body has nodes where it is shown.
private final class UnfoldedBodyNode<V: View>: BodyEvaluatingNode<V>, UnfoldedBody {
    private var known: V.Body?
    /// That of the change for which the body is due.
    private var dueTransaction = Transaction()
    /// Written when another body is due, so that all who took the last one apart ask again.
    private let version: StateLocation<Int>
    var lastUse = 0
    var placeCount = 0
    var isLazy = false
    var isOfModifier: Bool { V.self is any BodyOfModifier.Type }
    var isGone = false
    var onHidden: (() -> Void)?

    override init(_ view: V, _ context: _NodeContext) {
        version = StateLocation(0, in: context.graph)
        super.init(view, context)
    }

    func body(of newView: V, _ environment: EnvironmentValues) -> V.Body {
        _ = version.value
        if !environment.isIdentical(to: self.environment) {
            super.environmentChanged(environment, Transaction())
            if readsOther(environment) { known = nil }
        }
        if let known, ViewComparison.areEqual(view, newView) { return known }
        view = newView
        let body = evaluateBody(dueTransaction)
        dueTransaction = Transaction()
        known = body
        return body
    }

    override func evaluate(_ transaction: Transaction) {
        let transaction = graph.transactionForEvaluation(of: self, inherited: transaction)
        known = nil
        dueTransaction = transaction
        graph.evaluatingAtOnce { version.set(version.current + 1, transaction, joins: true) }
    }

    override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        // The surroundings in the list may say otherwise: whoever takes the body apart knows them.
        if readsOther(environment) { evaluate(transaction) }
    }

    override func didUnmount() {
        known = nil
        super.didUnmount()
    }
}

/// Shows a part of a body that a list took apart: closures in it belong to that body.
nonisolated struct EvaluatedElsewhere: NodeModifier {
    let evaluator: _ViewNode

    @MainActor
    func makeNode(_ context: _NodeContext) -> EvaluatedElsewhereNode {
        let node = EvaluatedElsewhereNode(context)
        node.setEvaluator(evaluator)
        return node
    }

    @MainActor
    func update(_ node: EvaluatedElsewhereNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void) {
        node.setEvaluator(evaluator)
        updateContent(transaction)
    }
}

final class EvaluatedElsewhereNode: SingleChildNode {
    private weak var unfolded: _ViewNode?

    func setEvaluator(_ node: _ViewNode) {
        guard node !== unfolded else { return }
        count(-1)
        unfolded = node
        count(1)
    }

    private func count(_ change: Int) {
        guard let body = unfolded as? any UnfoldedBody else { return }
        body.placeCount += change
        if body.isGone, body.placeCount == 0 { body.onHidden?() }
    }

    override var childContext: _NodeContext {
        var context = super.childContext
        if let unfolded { context.evaluator = unfolded.backReference }
        return context
    }

    override func didUnmount() { count(-1) }
}

/// Stands for the content of a modifier wherever a body of the modifier, which a list took apart, has it.
nonisolated struct ContentProviding: PrimitiveModifier {
    let content: AnyView

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = ContentProvidingNode(context)
        let source = ModifierContent(modifier.content, outer: context)
        node.source = source
        var inner = node.childContext
        inner.modifierContent = source
        node.content = V._makeNode(content, inner)
        return node
    }

    @MainActor
    static func _updateNode<V: View>(
        _ node: _ViewNode, _ modifier: Self, _ content: V, _ transaction: Transaction
    ) {
        let node = unsafeDowncast(node, to: ContentProvidingNode.self)
        node.source?.update(modifier.content, transaction)
        V._updateNode(node.content!, content, transaction)
    }
}

private final class ContentProvidingNode: SingleChildNode {
    var source: ModifierContent?
}

/// The node of a view that shows what is made of the views of another.
package final class SubviewsNode<Result: View>: SingleChildNode {
    private let owner = SubviewsOwner()
    private var make: (SubviewsOwner) -> Result

    init(_ make: @escaping (SubviewsOwner) -> Result, _ context: _NodeContext) {
        self.make = make
        super.init(context)
        owner.node = self
        owner.kept = graph.takeKeptRows(for: self) as? SubviewsOwner.KeptBodies
        evaluate(Transaction())
    }

    /// The state of what was taken apart, for as long as the window has no views.
    final var keptBodies: AnyObject? { owner.keptBodies }

    func update(_ newMake: @escaping (SubviewsOwner) -> Result, _ transaction: Transaction) {
        make = newMake
        evaluate(transaction)
    }

    package override func evaluate(_ transaction: Transaction) {
        let transaction = graph.transactionForEvaluation(of: self, inherited: transaction)
        let result = DependencyTracking.evaluate(for: self) { owner.listing { make(owner) } }
        if let content {
            Result.updateListNode(content, result, transaction)
        } else {
            content = Result.makeListNode(result, childContext)
        }
        owner.endGone()
    }

    package override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, transaction)
        for body in owner.bodies { body.environmentChanged(environment, transaction) }
    }

    package override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        for node in owner.sharedNodes { body(node) }
    }

    package override func didUnmount() { owner.end() }
}
