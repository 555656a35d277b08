import RiffleLayers

package typealias LayoutNode = _LayoutNode

/// A place in the tree of geometry: it measures itself, is placed, and may own a layer.
///
/// Coordinates. A node's `origin` is in the coordinates of the nearest node above that owns a layer; a node with a
/// layer of its own starts new coordinates at its top-left corner. Moving it therefore moves everything in it without
/// visiting it.
///
/// Subclasses give `measure`, `placeChildren`, and what else differs from a node that shows its one child unchanged. What
/// says `open` may be given above the engine, too; apps have no way to a node.
@MainActor
open class _LayoutNode {
    /// The node of the view that made this one; once that is gone, one without parents that has its last environment.
    package private(set) final var owner: _ViewNode
    package final let graph: ViewGraph
    /// Whether the view is gone for good.
    package private(set) final var isDetached = false
    /// Written on the main actor only; nil once the parent has let go of the node, or has left the tree itself.
    private nonisolated(unsafe) unowned(unsafe) var parentLink: LayoutNode?
    private var ownReference: BackReference<LayoutNode>?
    private final var parts: [LayoutNode] = []
    /// What few nodes have, while something moves in them.
    private final var rare: RareParts?

    private final var placement = Placement()
    @RareTransaction private final var layoutTransaction: Transaction
    private final var measurements = KnownSizes()
    private var guides: [KnownGuide] = []

    private struct KnownGuide {
        let key: AlignmentKey
        let size: CGSize
        let proposal: ProposedViewSize
        let position: CGFloat?
        /// The layout that asked.
        let pass: UInt32
    }

    /// The layer the node paints into, for nodes that have one.
    package final var layer: EngineLayer?
    /// The effect of the node's insertion or removal, while one runs.
    package final var transition: NodeTransition?
    package final var frameAnimation: AnimatedFrame?
    package final var needsLayerUpdate = false
    /// Whether the graph's list of moving nodes has the node.
    package final var isAnimating = false
    /// Whether what a node around this one, or this one, remembers of where the node can be touched still holds.
    final var isTouchAreaKnown = false
    /// The id of the node's element in the semantics tree, once it has one.
    package final var semanticsID: UInt32?

    /// Where the node is, as it was placed last. It is private because Swift checks each access to what it cannot see all
    /// users of while the program runs.
    private struct Placement {
        var origin = CGPoint.zero
        var size = CGSize.zero
        var proposal = ProposedViewSize.unspecified
        var isPlaced = false
        var isDue = true
        var version: UInt32 = 0
    }

    package final var children: [LayoutNode] { parts }
    package final var origin: CGPoint { placement.origin }
    package final var size: CGSize { placement.size }
    package final var proposal: ProposedViewSize { placement.proposal }
    package final var isPlaced: Bool { placement.isPlaced }
    package final var needsPlacement: Bool { placement.isDue }
    /// Grows whenever what the node's layout depends on may have changed, for what subclasses keep of a layout.
    package final var layoutVersion: UInt32 { placement.version }

    /// Apart, so that all the nodes in which nothing moves are smaller.
    @MainActor
    private final class RareParts {
        /// Read last where the node ends, which is not isolated.
        nonisolated(unsafe) var ghosts: [LayoutNode] = []
        var animationUpdate: UInt64 = 0
        var completions: [AnimationCompletion] = []
        var memory: GeometryMemory?
        var touchAreas: TouchAreas?
    }

    private final var ownRare: RareParts {
        if let rare { return rare }
        let parts = RareParts()
        rare = parts
        return parts
    }

    /// Children that were removed and are painted until their transitions have ended.
    package private(set) final var ghosts: [LayoutNode] {
        get { rare?.ghosts ?? [] }
        set { if rare != nil || !newValue.isEmpty { ownRare.ghosts = newValue } }
    }

    /// The update that last started an animation here.
    package final var animationUpdate: UInt64 {
        get { rare?.animationUpdate ?? 0 }
        set { ownRare.animationUpdate = newValue }
    }

    /// Whom to tell when nothing moves here any more.
    package final var completions: [AnimationCompletion] {
        get { rare?.completions ?? [] }
        set { if rare != nil || !newValue.isEmpty { ownRare.completions = newValue } }
    }

    /// Where the children can be touched; nil until a touch asks, and after others are there.
    final var knownTouchAreas: TouchAreas? {
        get { rare?.touchAreas }
        set { if rare != nil || newValue != nil { ownRare.touchAreas = newValue } }
    }

    package init(_ owner: _ViewNode) {
        self.owner = owner
        graph = owner.graph
    }

    deinit {
        ownReference?.clear()
        var nodes = parts
        if let rare { nodes += rare.ghosts }
        for node in nodes where node.parentLink === self { node.parentLink = nil }
    }

    package final var parent: LayoutNode? { parentLink }

    /// Has nodes that this one is no more the parent of forget it.
    private func letGo(of nodes: [LayoutNode]) {
        for node in nodes where node.parentLink === self { node.parentLink = nil }
    }

    /// For those that must not keep the node.
    final var backReference: BackReference<LayoutNode> {
        if let ownReference { return ownReference }
        let reference = BackReference(self)
        if isDetached { reference.clear() }
        ownReference = reference
        return reference
    }

    /// What the proxies that were made for the node share, once there are any.
    final var geometryMemory: GeometryMemory {
        if let memory = rare?.memory { return memory }
        let memory = GeometryMemory(backReference)
        ownRare.memory = memory
        return memory
    }

    package final var environment: EnvironmentValues { owner.environment }

    // MARK: For subclasses

    /// The size the node takes when offered `proposal`. May be infinite only where the proposal is.
    open func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    /// Places the children of a node that takes `size`; call `placeChild` for each.
    open func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        if let child = children.first { placeChild(child, at: .zero, proposal, in: size, cause) }
    }

    /// An alignment guide that was set below, in the node's coordinates; nil when none was.
    open func explicitAlignment(_ key: _AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        children.first?.guide(key, in: size, proposal)
    }

    /// The same, remembered by nodes with many children, which those around ask again and again.
    package final func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard isContainer else { return explicitAlignment(key, in: size, proposal) }
        // A container around one leaf, as of a background: nothing in it sets the guides that belong to a frame.
        if parts.count == 1, parts[0].parts.isEmpty, key.belongsToFrame, !maySetGuides { return nil }
        for known in guides where known.key == key && known.size == size && known.proposal == proposal {
            return known.position
        }
        guard !isTooDeep() else { return nil }
        graph.work.guidesFound += 1
        let position = explicitAlignment(key, in: size, proposal)
        // As with sizes, few are kept of earlier layouts.
        let limit = guides.last?.pass == graph.layouts.pass ? 64 : 4
        if guides.count >= limit { guides.removeFirst(guides.count - limit + 1) }
        guides.append(
            KnownGuide(
                key: key, size: size, proposal: proposal, position: position, pass: graph.layouts.pass))
        return position
    }

    /// Whether something in the node may set guides, other than the baselines that texts and symbols have.
    package var maySetGuides: Bool { children.contains { $0.maySetGuides } }

    /// The distances the node wants to its neighbors.
    open var spacing: ViewSpacing { principal?.spacing ?? ViewSpacing() }

    /// Containers offer space to children of higher priority first.
    package var layoutPriority: Double { principal?.layoutPriority ?? 0 }

    /// Containers paint children of higher z-index later. Of several around one view, the innermost counts.
    package var zIndex: Double { principal?.zIndex ?? 0 }

    /// Whether somebody has said what the z-index is.
    package var hasGivenZIndex: Bool { principal?.hasGivenZIndex ?? false }

    /// The z-index that counts for a child; more than its own where the node keeps it in front.
    open func zIndex(of child: _LayoutNode) -> Double { child.zIndex }

    /// The direction and least length of a `Spacer`.
    package var spacerMinimum: ((Axis) -> CGFloat)? { principal?.spacerMinimum }

    /// The value that a modifier of the view set under a key, for containers.
    open func traitValue(_ key: ObjectIdentifier) -> Any? { principal?.traitValue(key) }

    /// The child that the node stands for towards its container, for nodes that wrap one.
    package var principal: LayoutNode? { children.count == 1 && !isContainer ? children[0] : nil }

    /// Those of the children that are painted, touched and read out: all, but for containers that choose.
    open var shownChildren: [_LayoutNode] { children }

    /// Those of the children that keyboard and assistive technology reach.
    package var reachableChildren: [LayoutNode] { shownChildren }

    /// Whether the node is in the middle of giving its children content and places of their own: what changes in them
    /// then is taken up before it is done, and concerns nobody around it.
    open var absorbsInvalidation: Bool { false }

    /// Whether the node arranges several children, so that z-index, traits and priorities of one end here.
    open var isContainer: Bool { false }

    /// Whether the node shows one thing, without children, and asks nothing of what is around it.
    package var isPlainLeaf: Bool { false }

    /// The part of the node's frame, in its own coordinates, that nothing covers; nil for nodes that cover nothing.
    package var safeArea: CGRect? { nil }

    /// The same where a keyboard does not count as a cover.
    package var containerSafeArea: CGRect? { safeArea }

    /// Whether what the node covers is covered for one of its children, too: not for the cover itself.
    package func covers(_ child: LayoutNode) -> Bool { true }

    /// Whether to views inside the node a keyboard covers nothing.
    package var ignoresKeyboard: Bool { false }

    /// The sides on which views inside the node do not reach out of the safe area of what is around it.
    open var safeAreaBarrier: Edge.Set { [] }

    /// Whether the node, as an area with bars does, takes room that is covered too and arranges its content there itself.
    package var extendsIntoSafeArea: Bool { principal?.extendsIntoSafeArea ?? false }

    /// Whether the node moves its content beneath its frame: it then is a `Viewport`.
    open var isViewport: Bool { false }

    /// Whether the node is a window to what is inside: global coordinates are its own.
    package var isWindow: Bool { false }

    /// The part of the node's frame, in its own coordinates, that a name stands for; nil for another node's name.
    open func area(named name: AnyHashable) -> CGRect? { nil }

    /// The names that the node, or a part of it, has.
    open var spaceNames: [AnyHashable] { [] }

    /// Whether placements are mirrored under a right-to-left layout direction.
    open var mirrorsPlacement: Bool { isContainer }

    /// Writes the node's presented properties into its layer. `transform` has the placement already.
    open func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {}

    /// What the node's layer paints; called when the contents were invalidated or the presented size changed.
    package func paint(size: CGSize, at now: Double) -> [DrawCommand] { [] }

    /// How far beyond its frame the node may paint, in points; nil where that is known only after painting.
    package var paintReach: CGFloat? { nil }

    /// Whether what `paint` gives may differ between two sizes.
    open var contentsDependOnSize: Bool { true }

    /// From the node's coordinates to themselves: what an effect does besides placement. Presented or target.
    open func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform { .identity }

    /// What an effect does before its transform that is none: a turn in space. Presented or target.
    package func effectProjection(size: CGSize, at now: Double?) -> ProjectionTransform? { nil }

    /// Whether a point in the node's own coordinates touches what the node itself shows.
    open func containsPoint(_ point: CGPoint, size: CGSize) -> Bool { false }

    /// Where the node itself can be touched, in its own coordinates, at least; nil where that may be anywhere.
    package func ownTouchArea(size: CGSize) -> CGRect? { CGRect(origin: .zero, size: size) }

    /// Points of the node that a touch on none of its children stands for, in its own coordinates, the first choice first.
    package func standIns(for point: CGPoint, size: CGSize) -> [CGPoint] { [] }

    /// Whether the pointer passes through the node and everything in it.
    package var ignoresHits: Bool { false }

    /// Decides a hit without asking the children: true and false as for `contentShape`, nil for the usual way.
    open func hitOverride(_ point: CGPoint, size: CGSize) -> Bool? { nil }

    /// Names the gesture that the node adds to touches, once it has been asked for.
    open var memberID: _GestureMember.ID? { nil }

    /// The gesture that the node adds to a touch on what is in it.
    open func gestureMember(at now: Double) -> _GestureMember? { nil }

    /// For what the bodies of a transition have made: the view that comes or goes, in whose place it stands.
    package var stagedTarget: LayoutNode? { nil }

    /// What the node is to somebody who cannot see it; nil for nodes that are only geometry.
    open var semanticsContent: _SemanticsContent? { nil }

    /// How the node changes what is inside it for those who cannot see it.
    package var semanticsEdit: SemanticsEdit? { nil }

    /// Does what one of the edit's actions stands for.
    package func performSemanticsAction(at index: Int) {}

    /// The node whose layers are shown inside this one's, besides those of children.
    package var portalTarget: LayoutNode? { nil }

    /// Called when the environment of a wrapper or a container changed, besides the update of what reads it.
    package func environmentDidChange() {}

    /// Called after the node was placed with a new size or origin.
    open func didPlace() {}

    /// Called when the view is gone for good.
    open func didDetach() {}

    /// Called each frame while the node is animated, before its layer is brought up to date.
    ///
    /// - Returns: whether something still moves after `now`.
    open func tick(_ now: Double) -> Bool { false }

    /// Whether what moves here may stop while nobody can see it, because nothing but what is seen follows from it.
    open var restsOutOfSight: Bool { true }

    /// Called at the beginning of each frame while the node is animated: what layouts ask for goes on before anything is
    /// laid out, so that the animations of this frame's changes start where things are by now.
    open func followMotion(to now: Double) {}

    /// Called in each frame that is made anyway, once `graph.motion.followTime` was.
    ///
    /// - Returns: whether to go on.
    package func followTime(to now: Double) -> Bool { false }

    // MARK: Children

    package final func setChildren(_ newChildren: [LayoutNode]) {
        let isSame =
            newChildren.count == children.count && zip(newChildren, children).allSatisfy { $0 === $1 }
        if !children.isEmpty || !ghosts.isEmpty {
            let kept = Set(newChildren.map { ObjectIdentifier($0) })
            let gone = children.filter { !kept.contains(ObjectIdentifier($0)) }
            let newGhosts =
                ghosts.filter { $0.isLeaving && !kept.contains(ObjectIdentifier($0)) }
                + gone.filter { $0.isLeaving && $0.parent === self }
            guard !isSame || newGhosts.count != ghosts.count else { return }
            let shown = kept.union(newGhosts.map { ObjectIdentifier($0) })
            let dropped = (gone + ghosts).filter { !shown.contains(ObjectIdentifier($0)) }
            ghosts = newGhosts
            letGo(of: dropped)
        } else if isSame {
            return
        }
        parts = newChildren
        if !isDetached { for child in newChildren { child.parentLink = self } }
        graph.elements.invalidate()
        markStructureDirty()
    }

    /// Whether the node's view was removed and it is only painted for its exit.
    package final var isLeaving: Bool { isLeaving(inside: nil) }

    /// The same as seen from inside a view: what leaves together with that view is where it was in it.
    final func isLeaving(inside view: _ViewNode?) -> Bool {
        guard !isDetached, graph.presence.mayHaveLeavingViews else { return false }
        var node: _ViewNode? = owner
        while let current = node, current !== view {
            if current.isLeaving { return true }
            node = current.parent
        }
        return principal?.isLeaving(inside: view) ?? false
    }

    /// Children and ghosts, back to front. A ghost comes behind all that has its z-index, unless somebody has given it that:
    /// then it comes in front.
    package final var paintOrder: [LayoutNode] {
        let shown = shownChildren
        if shown.count + ghosts.count < 2 { return shown.isEmpty ? ghosts : shown }
        var all = shown
        if !ghosts.isEmpty { all = ghosts.filter { !$0.hasGivenZIndex } + shown + ghosts.filter(\.hasGivenZIndex) }
        // Loops, as a closure of the main actor checks in each call where it runs.
        var keys: [Double] = []
        keys.reserveCapacity(all.count)
        var isOrdered = true
        for child in all {
            let key = zIndex(of: child)
            if let last = keys.last, last > key { isOrdered = false }
            keys.append(key)
        }
        return isOrdered ? all : Self.sorted(all, by: keys)
    }

    /// The order is that of the keys, and for equal ones that of before.
    nonisolated private static func sorted(_ nodes: [LayoutNode], by keys: [Double]) -> [LayoutNode] {
        nodes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { nodes[$0] }
    }

    /// Lets go of the view, which ends. What the node has put into itself besides the views in it goes along.
    package final func detach() {
        guard !isDetached else { return }
        rare?.memory?.remember(self)
        isDetached = true
        transition?.end()
        if let id = memberID { graph.input.forgetGesture(id) }
        if !graph.motion.resting.isEmpty { graph.motion.resting[ObjectIdentifier(self)] = nil }
        graph.focus.focusLost(by: self)
        didDetach()
        for part in children + ghosts where part.owner === owner { part.detach() }
        letGo(of: children + ghosts)
        ownReference?.clear()
        owner = graph.placeholder(for: owner)
    }

    // MARK: Measuring and placing

    /// The size the node takes when offered `proposal`, in points; finite unless the proposal is infinite.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = measurements[proposal] { return known }
        guard !isTooDeep() else { return .zero }
        graph.work.sizesMeasured += 1
        let measured = measure(proposal)
        let size = CGSize(width: sanitized(measured.width), height: sanitized(measured.height))
        measurements.add(size, for: proposal, in: graph.layouts.pass)
        return size
    }

    private func sanitized(_ length: CGFloat) -> CGFloat {
        if length.isNaN { graph.report(.invalidSize(path: owner.path), from: owner) }
        guard length > 0 else { return 0 }
        return length.isInfinite ? length : min(length, Self.greatestLength)
    }

    /// Beyond this the places of neighbors can no longer be told apart, in points.
    package static var greatestLength: CGFloat { 1e12 }

    /// Forgets what is only known so that it need not be found anew, here and in all that is inside.
    package final func forgetKnownSizes() {
        measurements = KnownSizes()
        guides = []
        forgetOwnLayout()
        for child in children { child.forgetKnownSizes() }
        if let rare { for ghost in rare.ghosts { ghost.forgetKnownSizes() } }
    }

    /// For nodes that remember more of their layout than sizes and guides.
    package func forgetOwnLayout() {}

    /// Something the node's size or its children's places depend on has changed.
    package final func invalidateLayout(_ transaction: Transaction) {
        // Scopes are not left upward: when nodes are placed, those inside find what theirs say.
        let transaction = transaction.unscoped
        var node: LayoutNode? = self
        while let current = node {
            if current.absorbsInvalidation { return }
            let wasValid = !current.needsPlacement || !current.measurements.isEmpty || !current.guides.isEmpty
            current.placement.version &+= 1
            current.placement.isDue = true
            current.measurements.removeAll()
            current.guides.removeAll(keepingCapacity: true)
            if transaction.isTrivial {
                if !wasValid { break }
            } else {
                current.layoutTransaction = current.layoutTransaction.merging(transaction)
            }
            node = current.parent
        }
        graph.needsLayout = true
        graph.requestUpdate()
    }

    /// What the views around a leaf know of it, before it shows something else; nil where that is not to be found out without
    /// laying out.
    ///
    /// - Parameter guides: the alignment guides that the leaf may set.
    /// - Complexity: O(n) in the proposals that the leaf was asked about: at most five.
    package final func knownLayout(guides keys: [AlignmentKey]) -> KnownLayout? {
        guard isPlaced, !needsPlacement, let sizes = measurements.few, measurements[proposal] != nil else { return nil }
        return KnownLayout(sizes: sizes, keys: keys, guides: guides(keys, sizes), spacing: spacing)
    }

    /// What a leaf shows has changed: the views around it are laid out anew only where what they know of it has changed, too.
    ///
    /// - Parameter known: from before the change; nil lays them out in any case, as an animated change does.
    package final func invalidateLayout(unlessAs known: KnownLayout?, _ transaction: Transaction) {
        if let known, transaction.isTrivial, !needsPlacement, isAsKnown(known) { return }
        invalidateLayout(transaction)
    }

    private func isAsKnown(_ known: KnownLayout) -> Bool {
        for (proposal, size) in known.sizes {
            let measured = measure(proposal)
            let new = CGSize(width: sanitized(measured.width), height: sanitized(measured.height))
            guard new == size else { return false }
        }
        return guides(known.keys, known.sizes) == known.guides && spacing == known.spacing
    }

    private func guides(
        _ keys: [AlignmentKey], _ sizes: [(proposal: ProposedViewSize, size: CGSize)]
    ) -> [CGFloat?] {
        var guides: [CGFloat?] = []
        for key in keys {
            for (proposal, size) in sizes { guides.append(explicitAlignment(key, in: size, proposal)) }
        }
        return guides
    }

    /// Puts a child at a point of this node's own coordinates.
    package final func placeChild(
        _ child: LayoutNode, at point: CGPoint, _ proposal: ProposedViewSize, in size: CGSize, _ cause: Transaction
    ) {
        var point = point
        if mirrorsPlacement, environment.layoutDirection == .rightToLeft {
            point.x = size.width - point.x - child.sizeThatFits(proposal).width
        }
        point = point.contained
        let base = layer == nil ? origin : .zero
        child.place(at: CGPoint(x: base.x + point.x, y: base.y + point.y), proposal, cause)
    }

    /// Gives the node its place: `origin` in the coordinates of the enclosing layer.
    ///
    /// - Parameter cause: the changes that made the parent place its children anew.
    package final func place(at newOrigin: CGPoint, _ newProposal: ProposedViewSize, _ cause: Transaction) {
        let isMoved = !isPlaced || newOrigin != origin
        let isResized = !isPlaced || newProposal != proposal
        guard isMoved || isResized || needsPlacement, !isTooDeep() else { return }
        let oldSize = size
        let newSize = finite(sizeThatFits(newProposal))
        let ownCause = needsPlacement ? layoutTransaction : Transaction()
        let changes = isMoved || newSize != oldSize
        let total = changes ? cause.merging(ownCause) : ownCause
        if layer != nil, changes { frameWillChange(to: CGRect(origin: newOrigin, size: newSize), total) }
        placement.origin = newOrigin
        placement.size = newSize
        placement.proposal = newProposal
        let wasPlaced = isPlaced
        placement.isPlaced = true
        if !wasPlaced { parent?.markStructureDirty() }
        let mustDescend = needsPlacement || isResized || newSize != oldSize || !wasPlaced || (isMoved && layer == nil)
        placement.isDue = false
        layoutTransaction = Transaction()
        if mustDescend {
            graph.statistics.nodesLaidOut += 1
            let room = graph.layouts.swingRoom
            // What is in a layer moves along with it.
            if layer != nil { graph.layouts.swingRoom = nil }
            placeChildren(in: newSize, newProposal, total)
            graph.layouts.swingRoom = room
        }
        if changes || !wasPlaced {
            touchAreaChanged()
            didPlace()
        }
        transition?.follow(total)
        if layer != nil || transition != nil { setNeedsLayerUpdate() }
    }

    /// Has the node look anew at what covers it when it is placed next, though its frame may stay the same; so do the
    /// areas in it that reach under covers.
    final func coversChanged() {
        placement.isDue = true
        for child in children where !isContainer || child.extendsIntoSafeArea { child.coversChanged() }
    }

    /// Has the node, which goes to another place, be placed there as for the first time.
    final func forgetPlace() {
        frameAnimation = nil
        placement.isPlaced = false
        coversChanged()
        invalidateLayout(Transaction())
    }

    private func finite(_ size: CGSize) -> CGSize {
        guard size.width.isInfinite || size.height.isInfinite else { return size }
        graph.report(.infiniteSize(path: owner.path), from: owner)
        return CGSize(
            width: size.width.isInfinite ? 0 : size.width, height: size.height.isInfinite ? 0 : size.height)
    }

    /// Starts the way to the node's place anew from where it is seen, with a speed.
    package final func restartFrameAnimation(velocity: CGRect, _ animation: Animation) {
        guard let frameAnimation else { return }
        let start = frameAnimation.presented(at: graph.now)
        self.frameAnimation = AnimatedFrame(
            from: start, to: frameAnimation.target, velocity: velocity, animation, at: graph.now)
    }

    private func frameWillChange(to frame: CGRect, _ transaction: Transaction) {
        let current = CGRect(origin: origin, size: size)
        guard isPlaced, current != frame else { return }
        let transaction = transaction.resolved(in: owner.scope, of: graph)
        guard transaction.animation != nil || transaction.tracksVelocity else {
            if owner.serial > graph.nodesShown, !transaction.disablesAnimations {
                // Nobody has seen the view where an earlier round of its first frame put it: that was too soon to know what
                // is around it, as a bar. The way it is on begins elsewhere, and as far from its end as before.
                frameAnimation?.shift(to: frame)
                return
            }
            // Lengths that were guessed before, as of what scrolls, may need another round to be right.
            let goesOn =
                frameAnimation?.absorb(frame) == true || frameAnimation?.correct(to: frame, at: graph.now) == true
            if !goesOn || transaction.disablesAnimations { frameAnimation = nil }
            return
        }
        var running = frameAnimation ?? AnimatedFrame(current)
        let isStarted = running.update(to: frame, transaction, at: graph.now)
        running.limitSwing(graph.layouts.swingRoom)
        frameAnimation = running
        if isStarted { graph.motion.start(self, transaction) }
    }
}
