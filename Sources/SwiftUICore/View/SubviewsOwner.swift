/// Keeps the state of views whose bodies a list takes apart, for as long as the list is there.
@MainActor
package final class SubviewsOwner {
    fileprivate(set) weak var node: _ViewNode?
    private var unfolded: [Place: any UnfoldedBody] = [:]
    /// The state of bodies that are not there.
    fileprivate var kept = KeptBodies()
    /// By the type of the view that is listed.
    private var looseSections: [ObjectIdentifier: LooseSections] = [:]
    /// The modifiers that act once for several views, while one of the views holds them.
    private var shared = WeakValues<Place, SharedModifier>()
    /// Their nodes, which stand beside the views.
    var sharedNodes: [_ViewNode] = []

    struct Place: Hashable {
        let path: [AnyHashable]
        let type: ObjectIdentifier
    }

    /// At how many bodies those are looked for that are neither shown nor read.
    private static let fewestSwept = 2_048
    private var sweepCount = SubviewsOwner.fewestSwept

    package init() {}

    /// The body of a view, as of its state, and the node that keeps it; nil where nobody keeps state.
    ///
    /// To be called where reading counts as a dependency: who asks is evaluated again when the body changes.
    func unfold<V: View>(_ view: V, in around: ViewListBuilder.Surroundings) -> (body: V.Body, node: _ViewNode)? {
        guard let node, node.isMounted else { return nil }
        var environment = node.environment
        for edit in around.environmentEdits { edit(&environment) }
        let place = Place(path: around.path, type: ObjectIdentifier(V.self))
        if let known = unfolded[place] as? UnfoldedBodyNode<V> {
            known.isAsked = true
            known.isGone = false
            known.setOuter(around.evaluator)
            return (known.body(of: view, environment), known)
        }
        if unfolded.count >= sweepCount { sweep() }
        var context = node.childContext
        context.environment = environment
        let new = UnfoldedBodyNode(view, context, self, place)
        if new.hasSlots, let slots = kept.take(at: place) { new.takeUp(node.graph.revive(slots, for: new)) }
        new.isLazy = around.isLazy
        new.setOuter(around.evaluator)
        unfolded[place] = new
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
    fileprivate var keptBodies: KeptBodies {
        var result = kept
        for (place, body) in unfolded {
            let isOwn = OwnViews.isHeld(body)
            let slots = body.keptSlots.map { isOwn || ($0 as? any PlainlyHeld)?.isPlain == true ? $0 : nil }
            if slots.contains(where: { $0 != nil }) { result.held[place] = KeptBody(slots) }
        }
        return result
    }

    /// Ends a body that the views of a slot have hidden, unless somebody reads it.
    ///
    /// - Returns: its state, which the body goes on with for as long as the slot keeps it; nil where there is none.
    func shelve(_ body: any UnfoldedBody) -> KeptBody? {
        guard unfolded[body.place] === body, body.isIdle else { return nil }
        let slots = body.keptSlots
        end(body)
        guard slots.contains(where: { $0 != nil }) else { return nil }
        let state = KeptBody(slots)
        kept.shelved[body.place] = state
        return state
    }

    /// The modifier that acts once for the views at a place, with its newest value.
    func shared(at place: Place, _ action: SharedModifier.Action) -> SharedModifier {
        if let known = shared[place] {
            known.take(action)
            return known
        }
        let new = SharedModifier(self, name: place.path.map { "\($0)" }.joined(separator: "."), action)
        shared[place] = new
        return new
    }

    /// The window that the list is in; nil where it is in none.
    var graph: ViewGraph? { node?.graph }

    /// What a modifier is applied to whose body the list is in; nil where it is in none.
    func modifierContent(of modifier: Any.Type) -> ModifierContent? { node?.modifiedView?.nearest(of: modifier) }

    /// Ends the bodies that are neither shown nor read.
    private func sweep() {
        for body in bodies where body.isIdle { end(body) }
        sweepCount = max(Self.fewestSwept, 2 * unfolded.count)
    }

    /// Takes the views apart anew: views of the program that are not asked for meanwhile are gone, apart from elements that
    /// are asked for one by one. The library's own stay what they were, as the groups of a tree that was closed.
    fileprivate func listing<Result>(_ list: () -> Result) -> Result {
        for body in unfolded.values { body.isAsked = body.isLazy }
        let result = list()
        for body in unfolded.values where !body.isAsked { body.isGone = body.isOfModifier || OwnViews.isHeld(body) }
        return result
    }

    /// Ends the bodies that are gone, but those of which something is still shown on its way out.
    fileprivate func endGone() {
        for body in unfolded.values where body.isGone && body.placeCount == 0 { end(body) }
    }

    fileprivate func end(_ body: any UnfoldedBody) {
        guard unfolded[body.place] === body else { return }
        unfolded[body.place] = nil
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

    fileprivate var bodies: [any UnfoldedBody] { unfolded.values.sorted { $0.serial < $1.serial } }
}

/// The state of bodies that a list takes apart, and which are not there.
struct KeptBodies {
    /// From before the window had no views.
    var held: [SubviewsOwner.Place: KeptBody] = [:]
    /// What lazy containers keep of elements that are out of sight, until they are gone.
    var shelved = WeakValues<SubviewsOwner.Place, KeptBody>()

    var isEmpty: Bool { held.isEmpty && shelved.values.isEmpty }

    fileprivate mutating func take(at place: SubviewsOwner.Place) -> [AnyObject?]? {
        defer { shelved[place] = nil }
        return (held.removeValue(forKey: place) ?? shelved[place])?.slots
    }
}

/// What the dynamic properties of a body had.
final class KeptBody {
    fileprivate let slots: [AnyObject?]

    fileprivate init(_ slots: [AnyObject?]) { self.slots = slots }
}

/// A body that a list takes apart, whatever its view.
@MainActor
protocol UnfoldedBody: _ViewNode, StateKeeping {
    var owner: SubviewsOwner? { get }
    var place: SubviewsOwner.Place { get }
    /// In how many places views of the body are shown, those included that are in bodies further in.
    var placeCount: Int { get set }
    /// The body that the view is in.
    var outer: (any UnfoldedBody)? { get }
    /// Whether the body is shown nowhere, and nobody has read it last.
    var isIdle: Bool { get }
    /// Whether the body is of an element that is asked for by itself.
    var isLazy: Bool { get }
    /// Whether the body is that of a modifier.
    var isOfModifier: Bool { get }
    /// Whether the body was asked for since the views began to be taken apart last.
    var isAsked: Bool { get set }
    /// Whether the view is not in the list any more.
    var isGone: Bool { get set }
}

extension UnfoldedBody {
    /// Notes that views of the body came, or are gone.
    fileprivate func addPlaces(_ count: Int) {
        outer?.addPlaces(count)
        placeCount += count
        guard placeCount == 0, count < 0 else { return }
        if isGone { owner?.end(self) } else if isLazy { graph.bodyIsHidden(self) }
    }
}

/// Evaluates a view's body for a list that takes it apart; what is in the body has nodes where it is shown.
private final class UnfoldedBodyNode<V: View>: BodyEvaluatingNode<V>, UnfoldedBody {
    private(set) weak var owner: SubviewsOwner?
    let place: SubviewsOwner.Place
    private(set) weak var outer: (any UnfoldedBody)?
    private var known: V.Body?
    /// That of the change for which the body is due.
    private var dueTransaction = Transaction()
    /// Written when another body is due, so that all who took the last one apart ask again.
    private let version: StateLocation<Int>
    var placeCount = 0
    var isLazy = false
    var isOfModifier: Bool { V.self is any BodyOfModifier.Type }
    var isAsked = true
    var isGone = false
    var isIdle: Bool { placeCount == 0 && !version.isRead }

    init(_ view: V, _ context: _NodeContext, _ owner: SubviewsOwner, _ place: SubviewsOwner.Place) {
        version = StateLocation(0, in: context.graph)
        self.owner = owner
        self.place = place
        super.init(view, context)
    }

    func setOuter(_ evaluator: _ViewNode?) {
        guard evaluator !== outer else { return }
        outer?.addPlaces(-placeCount)
        outer = evaluator as? any UnfoldedBody
        outer?.addPlaces(placeCount)
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

/// A place where a view is shown of a body that a list took apart.
class UnfoldedPlaceNode: SingleChildNode {
    private(set) final weak var unfolded: _ViewNode?

    final func setEvaluator(_ node: _ViewNode?) {
        guard node !== unfolded else { return }
        let old = unfolded
        unfolded = node
        (node as? any UnfoldedBody)?.addPlaces(1)
        (old as? any UnfoldedBody)?.addPlaces(-1)
    }

    override func didUnmount() { (unfolded as? any UnfoldedBody)?.addPlaces(-1) }
}

final class EvaluatedElsewhereNode: UnfoldedPlaceNode {
    override var childContext: _NodeContext {
        var context = super.childContext
        if let unfolded { context.evaluator = unfolded.backReference }
        return context
    }
}

/// Stands for the content of a modifier wherever a body of the modifier, which a list took apart, has it.
nonisolated struct ContentProviding: PrimitiveModifier {
    let content: AnyView
    /// Has the modifier's body.
    let evaluator: _ViewNode

    @MainActor
    static func _makeNode<V: View>(_ modifier: Self, _ content: V, _ context: _NodeContext) -> _ViewNode {
        let node = ContentProvidingNode(context)
        node.setEvaluator(modifier.evaluator)
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
        node.setEvaluator(modifier.evaluator)
        node.source?.update(modifier.content, transaction)
        V._updateNode(node.content!, content, transaction)
    }
}

private final class ContentProvidingNode: UnfoldedPlaceNode {
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
        if let kept = graph.takeKeptRows(for: self) as? KeptBodies { owner.kept = kept }
        evaluate(Transaction())
    }

    /// The state of what was taken apart, for as long as the window has no views.
    final var keptBodies: KeptBodies { owner.keptBodies }

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
