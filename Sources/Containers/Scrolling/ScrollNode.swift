import RiffleLayers
import RiffleSemantics

/// The viewport of a scroll view: it lays out its content at its natural length and shows the part that fits.
///
/// Scrolling changes the transform of the content's layer and nothing else.
package final class ScrollNode: LayoutNode, Viewport, LayerCuller {
    package private(set) var axes: Axis.Set = .vertical
    private(set) var showsIndicators = true
    /// Whether content keeps clear of what covers the ends, which follows how it scrolls.
    private(set) var heedsCovers = true
    /// What has the content, and where it is.
    var machine = ScrollMachine()
    /// How high in the window the finger was when the drag began.
    private var fingerStart: CGFloat?
    private var knownPhase = ScrollPhase.idle
    private var shownOffset = CGPoint.zero
    private var isOriented = false
    private let id: GestureMember.ID
    private lazy var recognizer = CallbackGesture<PanGesture>.makeErasedRecognizer(for: gesture(catching: false))
    private var hasRecognizer = false
    /// What is kept free around the content: margins, and what covers the window's edges.
    package private(set) var insets = EdgeInsets()
    /// How much more is kept free above the content at first, over which it then scrolls: see `scrollLead`.
    private(set) var lead: CGFloat = 0
    private var culling = ScrollCulling()
    private var surroundings: Surroundings
    /// Whom to tell that another part of the content is visible.
    private var observers: [Observer] = []

    /// The height above what covers the lower end, in points.
    var shownHeight: CGFloat?

    /// What an animated scroll is on its way to.
    private struct Pursuit {
        let transaction: Transaction
        let target: () -> CGPoint?
    }

    private var pursuit: Pursuit?
    /// What a wheel is at; nil when none has turned lately.
    var turn: WheelTurn?
    /// As large as the scroll view has been seen since it began to go to another size; nil while it goes to none.
    private var sizeOnTheWay: CGSize?

    /// How far the content of the views before was scrolled, until this one reaches so far.
    var former: FormerOffset?

    private struct Observer { weak var object: (any ScrollObserving)? }

    override init(_ owner: _ViewNode) {
        id = owner.graph.input.nextMemberID()
        surroundings = Surroundings(owner.environment)
        super.init(owner)
        graph.layers.expectCulling()
        graph.layouts.shownScrollViewsChanged()
        layer = EngineLayer(for: self, name: "ScrollView")
        setNeedsLayerUpdate()
        graph.window.resources.session?.add(self, kind: "scroll", of: owner)
    }

    func update(axes: Axis.Set, showsIndicators: Bool, heedsCovers: Bool, _ transaction: Transaction) {
        self.heedsCovers = heedsCovers
        if axes != self.axes {
            self.axes = axes
            invalidateLayout(transaction)
        }
        if showsIndicators != self.showsIndicators {
            self.showsIndicators = showsIndicators
            indicatorsMayHaveChanged()
        }
    }

    /// Takes up margins and clipping of a changed environment, and whether anybody may scroll at all: a finger that
    /// does so while that ends lets go of the content.
    func environmentChanged(_ transaction: Transaction) {
        if !canScroll { graph.input.forgetGesture(id) }
        let surroundings = Surroundings(environment)
        guard surroundings != self.surroundings else { return }
        self.surroundings = surroundings
        invalidateLayout(transaction)
        setNeedsLayerUpdate()
        setNeedsCulling()
    }

    /// What of the environment the scroll view's geometry depends on.
    private struct Surroundings: Equatable {
        let contentMargins: EdgeInsets
        let indicatorMargins: EdgeInsets
        let isClipDisabled: Bool
        let lead: CGFloat

        init(_ environment: EnvironmentValues) {
            contentMargins = environment.scrollContentMargins
            indicatorMargins = environment.scrollIndicatorMargins
            isClipDisabled = environment.isScrollClipDisabled
            lead = environment.scrollLead
        }
    }

    // MARK: Geometry

    var content: ScrollContentNode? { children.lazy.compactMap { $0 as? ScrollContentNode }.first }
    private var indicators: [ScrollThumb] { children.compactMap { ($0 as? ContentNode<ScrollThumb>)?.content } }

    package override var isViewport: Bool { true }
    package override var isContainer: Bool { true }
    package override var contentsDependOnSize: Bool { false }

    /// Content scrolls away from what covers the ends of its axes.
    package override var safeAreaBarrier: Edge.Set {
        var edges: Edge.Set = []
        if axes.contains(Axis.vertical) { edges.formUnion(.vertical) }
        if axes.contains(Axis.horizontal) { edges.formUnion(.horizontal) }
        return edges
    }

    /// A scroll view's space starts where its content does at rest: after margins and what covers it.
    package override func area(named name: AnyHashable) -> CGRect? {
        guard let space = name.base as? ScrollViewSpace, space.axis.map(axes.contains) ?? true else { return nil }
        let sides = SideInsets(insets, environment.layoutDirection)
        return CGRect(
            x: sides.left, y: sides.top, width: max(size.width - sides.left - sides.right, 0),
            height: max(size.height - sides.top - sides.bottom, 0))
    }

    package override var spaceNames: [AnyHashable] {
        [nil, .horizontal, .vertical].map { AnyHashable(ScrollViewSpace(axis: $0)) }
    }

    /// What content is offered: all the length it wants along the axes, what is left between insets across them.
    private func contentProposal(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? nil : proposal.width.map { max($0 - insets.horizontal, 0) },
            height: axes.contains(Axis.vertical) ? nil : proposal.height.map { max($0 - insets.vertical, 0) })
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let margins = environment.scrollContentMargins
        let size = content?.sizeThatFits(contentProposal(proposal, margins)) ?? .zero
        return CGSize(
            width: axes.contains(Axis.horizontal)
                ? proposal.width ?? size.width + margins.horizontal : size.width + margins.horizontal,
            height: axes.contains(Axis.vertical)
                ? proposal.height ?? size.height + margins.vertical : size.height + margins.vertical)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let content else { return }
        noteSizeOnTheWay()
        var overlap = coverOverlap(in: size)
        if overlap.top > 0 { overlap.top += recededCover }
        insets = overlap.adding(environment.scrollContentMargins)
        lead = lead(under: overlap)
        insets.top -= lead
        let offer = contentProposal(proposal, insets)
        let contentSize = content.sizeThatFits(offer)
        let anchored = isOriented ? Axis.allCases.filter { isAtSizeAnchor($0) } : []
        machine.setLengths(
            content: CGSize(
                width: contentSize.width + insets.horizontal, height: contentSize.height + insets.vertical + lead),
            viewport: size, at: graph.now)
        heightChanged(to: size.height - insets.bottom)
        if !isOriented, contentSize != .zero {
            isOriented = true
            if let anchor = environment.scrollAnchors[.initialOffset] {
                machine.place(at: anchor.x, along: .horizontal)
                machine.place(at: anchor.y, along: .vertical)
            }
        }
        if isOriented { goToFormerOffset() }
        for axis in anchored { stayAtSizeAnchor(axis) }
        let place = CGPoint(x: insets.leading, y: insets.top + lead)
        placeChild(content, at: aligned(place, contentSize), offer, in: size, cause)
        let margins = overlap.adding(environment.scrollIndicatorMargins)
        for indicator in indicators {
            let thumb = indicator.thumbFrame(in: size, margins, motion(indicator.axis).content)
            placeChild(indicator.node, at: thumb.origin, ProposedViewSize(thumb.size), in: size, cause)
        }
        indicatorsMayHaveChanged()
        setNeedsCulling()
        if offset(at: graph.now) != shownOffset { offsetChanged() }
    }

    /// The share of the room that changes of size are to leave in sight along an axis.
    private func sizeAnchor(_ axis: Axis) -> CGFloat? {
        environment.scrollAnchors[.sizeChanges].map { axis == .horizontal ? $0.x : $0.y }
    }

    private func isAtSizeAnchor(_ axis: Axis) -> Bool {
        guard axes.contains(axis), let anchor = sizeAnchor(axis) else { return false }
        return machine.rests(at: anchor, along: axis, at: graph.now)
    }

    private func stayAtSizeAnchor(_ axis: Axis) {
        if let anchor = sizeAnchor(axis) { machine.place(at: anchor, along: axis) }
    }

    /// Where content is placed that leaves room along an axis.
    private func aligned(_ place: CGPoint, _ contentSize: CGSize) -> CGPoint {
        guard let anchor = environment.scrollAnchors[.alignment] else { return place }
        var place = place
        if axes.contains(Axis.horizontal) {
            place.x += max(containerSize.width - contentSize.width, 0) * anchor.x
        }
        if axes.contains(Axis.vertical) {
            place.y += max(containerSize.height - lead - contentSize.height, 0) * anchor.y
        }
        return place
    }

    func motion(_ axis: Axis) -> ScrollMotion { machine.motion(axis) }

    package var furthestOffset: CGPoint { machine.limit }

    /// How often a finger, a wheel or a key has moved the content.
    var userMoves: Int { machine.userMoves }

    /// How far the content has moved from its leading and top edge, in points, at a time.
    package func offset(at now: Double) -> CGPoint { machine.offset(at: now) }

    /// 1 where content moves left as the offset grows, -1 under right-to-left layout.
    var direction: CGFloat { environment.layoutDirection == .rightToLeft ? -1 : 1 }

    /// Where the content's layer is moved to.
    var contentTransform: CGAffineTransform {
        let offset = offset(at: graph.now)
        return CGAffineTransform(translationX: -offset.x * direction, y: -offset.y)
    }

    /// The part of the content that is visible, in the content's coordinates: on the way to a smaller size, all that is
    /// seen from its start on.
    package var visibleRect: CGRect {
        guard let content else { return .zero }
        let shift = contentTransform
        return CGRect(
            x: -content.origin.x - shift.tx, y: -content.origin.y - shift.ty,
            width: max(size.width, sizeOnTheWay?.width ?? 0), height: max(size.height, sizeOnTheWay?.height ?? 0))
    }

    /// Notes how large the scroll view is seen while it is on its way to another size.
    private func noteSizeOnTheWay() {
        guard frameAnimation?.isActive(at: graph.now) == true else { return sizeOnTheWay = nil }
        let shown = frame(at: graph.now).size
        let last = sizeOnTheWay ?? .zero
        sizeOnTheWay = CGSize(width: max(shown.width, last.width), height: max(shown.height, last.height))
    }

    /// What was only seen on the way to a size is let go at its end. A spring that a finger has thrown may swing out before
    /// it comes back, and show more than when it was let go.
    private func sizeMayHaveChanged(at now: Double) {
        guard sizeOnTheWay != nil else { return }
        let before = visibleRect.size
        noteSizeOnTheWay()
        guard visibleRect.size != before || sizeOnTheWay == nil else { return }
        setNeedsCulling()
        graph.layouts.geometryChanged()
    }

    /// The size of what is not covered by insets, in points.
    package var containerSize: CGSize {
        CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
    }

    package override func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        let isClipped = !environment.isScrollClipDisabled
        layer.clip = isClipped ? .path(Path(CGRect(origin: .zero, size: size)), isEvenOdd: false) : nil
    }

    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    package override func hitOverride(_ point: CGPoint, size: CGSize) -> Bool? {
        containsPoint(point, size: size) || environment.isScrollClipDisabled ? nil : false
    }

    package override var semanticsContent: SemanticsContent? { SemanticsContent(role: .scrollArea) }

    // MARK: Motion

    package override func followMotion(to now: Double) {
        if offset(at: now) != shownOffset { offsetChanged() }
    }

    /// Where content comes to rest, and that it does, is told to the app: a wheel chooses then.
    package override var restsOutOfSight: Bool { knownPhase == .idle && pursuit == nil && turn == nil }

    package override func tick(_ now: Double) -> Bool {
        sizeMayHaveChanged(at: now)
        if machine.isHeld, !graph.input.isTouched(id) { release(velocity: .zero) }
        let isPursuing = pursuit != nil
        followTarget(at: now)
        endTurn(at: now)
        let isMoving = isPursuing || turn != nil || machine.isHeld || machine.isMoving(at: now)
        if isMoving { machine.noteActivity(at: now) }
        followMotion(to: now)
        phaseMayHaveChanged()
        for indicator in indicators { indicator.setNeedsLayerUpdate() }
        let isFading = machine.showsLastMovement(at: now) && indicators.contains { $0.isShown }
        return isMoving || (isFading && !machine.isTouched)
    }

    private func offsetChanged() {
        shownOffset = offset(at: graph.now)
        content?.setNeedsLayerUpdate()
        for indicator in indicators { indicator.setNeedsLayerUpdate() }
        if culling.isExceeded(by: visibleRect) { setNeedsCulling() }
        graph.layouts.geometryChanged()
        observers.removeAll { $0.object == nil }
        for observer in observers { observer.object?.scrollMoved() }
    }

    /// Tells an object whenever another part of the content is visible, for as long as it lives.
    package func addObserver(_ object: any ScrollObserving) {
        if !observers.contains(where: { $0.object === object }) { observers.append(Observer(object: object)) }
    }

    // MARK: Layers in sight

    /// Has the next frame find out which layers of the content are in sight.
    func setNeedsCulling() {
        if culling.lookAtAll() { queueCulling() }
    }

    /// Has the next frame find out whether a layer of the content is in sight.
    package func layerMoved(_ layer: EngineLayer) {
        if culling.layerMoved(layer) { queueCulling() }
    }

    private func queueCulling() { graph.layers.cull(by: self) }

    package func cull(into changes: inout LayerCulling) {
        guard !isDetached, let layer = content?.layer else { return culling.skip() }
        switch culling.begin(isKnown: layer.culler === self) {
        case .at(let moved):
            for moved in moved { moved.cull(in: layer, outside: culling.window, changes: &changes) }
        case .atAll:
            layer.culler = self
            culling.open(around: environment.isScrollClipDisabled ? nil : visibleRect)
            layer.cull(outside: culling.window, changes: &changes)
        }
    }

    /// Has something happen to the machine, and shows what comes of it.
    func change(_ happen: (inout ScrollMachine) -> Void) {
        // To a copy, so that `happen` may ask the node what it says of the machine.
        var next = machine
        happen(&next)
        machine = next
        if offset(at: graph.now) != shownOffset { offsetChanged() }
        phaseMayHaveChanged()
        graph.motion.start(self, Transaction())
    }

    /// What moves the content now.
    var phase: ScrollPhase { machine.phase(at: graph.now) }

    private func phaseMayHaveChanged() {
        let phase = phase
        guard phase != knownPhase else { return }
        knownPhase = phase
        graph.layouts.geometryChanged()
    }

    /// Keeps what is visible where it is while what lies before it becomes longer or shorter.
    func contentGrew(by distance: CGFloat, along axis: Axis) {
        machine.contentGrew(by: distance, along: axis)
        turn?.start[axis] += distance
        offsetChanged()
    }

    /// Moves the content to an offset, as far as its ends allow.
    package func scroll(to target: CGPoint, _ transaction: Transaction) {
        pursuit = nil
        former = nil
        turn = nil
        change { $0.move(to: target, transaction.animation, at: graph.now) }
        if transaction.animation != nil { graph.motion.start(self, transaction) }
    }

    /// Takes the content along with what a layout has moved in it: nobody has scrolled, and indicators stay as they are.
    func follow(to target: CGPoint, _ transaction: Transaction) {
        pursuit = nil
        let before = machine.target
        change { machine in
            for axis in Axis.allCases { machine.move(axis, to: target[axis], transaction.animation, at: graph.now) }
        }
        for axis in Axis.allCases { turn?.start[axis] += machine.target[axis] - before[axis] }
        if transaction.animation != nil { graph.motion.start(self, transaction) }
    }

    /// Follows a target on the way to it, as its place may be known only when it has come near.
    func pursue(_ transaction: Transaction, _ target: @escaping () -> CGPoint?) {
        pursuit = Pursuit(transaction: transaction, target: target)
    }

    private func followTarget(at now: Double) {
        guard let pursuit else { return }
        guard !machine.isTouched, let target = pursuit.target(), let animation = pursuit.transaction.animation else {
            self.pursuit = nil
            return
        }
        let isOnItsWay = machine.isMoving(at: now)
        for axis in Axis.allCases where axes.contains(axis) {
            let end = min(max(target[axis], 0), machine.limit[axis])
            guard abs(end - machine.target[axis]) > 0.5 else { continue }
            machine.move(axis, to: target[axis], animation, at: now)
        }
        if !isOnItsWay { self.pursuit = nil }
    }

    /// Shows the indicators as if content had moved.
    func flashIndicators() {
        machine.noteActivity(at: graph.now)
        indicatorsMayHaveChanged()
    }

    /// The lengths that say where thumbs are, or what says whether they are shown, may be others: one that comes into
    /// being while those of the last movement still fade fades with them.
    func indicatorsMayHaveChanged() {
        for indicator in indicators { indicator.setNeedsLayerUpdate() }
        guard !isAnimating, machine.showsLastMovement(at: graph.now) else { return }
        if indicators.contains(where: { $0.isShown }) { graph.motion.start(self, Transaction()) }
    }

    // MARK: Touch

    var canScroll: Bool { environment.isScrollEnabled && environment.isEnabled }

    /// The axes along which a finger moves the content.
    private var draggableAxes: Axis.Set {
        axes.filter { axis in motion(axis).limit > 0 || environment.scrollBounce(along: axis) != .basedOnSize }
    }

    private func gesture(catching: Bool) -> CallbackGesture<PanGesture> {
        let pan = PanGesture(axes: draggableAxes, minimumDistance: catching ? 0 : 10)
        return CallbackGesture(pan) { [weak self] transition in
            nonisolated(unsafe) let transition = transition
            MainActor.assumeIsolated { self?.handle(transition) }
        }
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        guard canScroll, !draggableAxes.isEmpty else { return nil }
        let isCaught = machine.isMoving(at: now)
        hasRecognizer = true
        if !graph.input.isTouched(id) {
            CallbackGesture.updateErasedRecognizer(recognizer, with: gesture(catching: isCaught))
        }
        if isCaught {
            // A touch on content that moves stops it, and is nothing else.
            turn = nil
            change { $0.hold(at: now) }
        }
        return GestureMember(
            id: id, recognizer: recognizer, space: gestureSpace, priority: isCaught ? .high : .normal, kind: .scroll)
    }

    private func handle(_ transition: GestureTransition<DragGesture.Value>) {
        guard !isDetached else { return }
        switch transition {
        case .changed(let value):
            let finger = inWindow(value.location)
            graph.dismissKeyboard(scrollingAt: finger, in: environment)
            drag(by: value.translation, finger: finger)
        case .ended(let value):
            drag(by: value.translation, finger: inWindow(value.location))
            let isHandedOver = environment.scrollHandover?.release(value.velocity.height) == true
            release(velocity: isHandedOver ? .zero : value.velocity)
        case .reset:
            _ = environment.scrollHandover?.release(0)
            release(velocity: .zero)
        }
    }

    private func inWindow(_ place: CGPoint) -> CGPoint {
        globalFrame(of: CGRect(origin: place, size: .zero), at: graph.now).origin
    }

    private func drag(by translation: CGSize, finger: CGPoint) {
        turn = nil
        machine.beginDrag(at: graph.now)
        var translation = translation
        if axes.contains(Axis.vertical), let handover = environment.scrollHandover {
            // What takes the way over moves the scroll view, so that the finger's way is counted in the window.
            let start = fingerStart ?? finger.y - translation.height
            fingerStart = start
            let way = finger.y - start
            translation.height = way - handover.take(way, max(machine.dragOrigin?.y ?? 0, 0))
        }
        let distance = CGSize(width: -translation.width * direction, height: -translation.height)
        change { $0.follow(distance, along: draggableAxes, at: graph.now) }
    }

    private func release(velocity: CGSize) {
        fingerStart = nil
        let now = graph.now
        let speed = CGPoint(x: -velocity.width * direction, y: -velocity.height)
        let rest = restingOffset(from: machine.dragOrigin ?? offset(at: now), speed)
        change { $0.release(velocity: speed, along: draggableAxes, to: rest, at: now) }
    }

    /// Where the scroll view's behavior has the content come to rest; nil where it has none.
    private func restingOffset(from start: CGPoint, _ speed: CGPoint) -> CGPoint? {
        restingOffset(from: start, speed, machine.predictedEnd(velocity: speed, at: graph.now))
    }

    /// - Parameter end: where the content would come to rest by itself.
    func restingOffset(from start: CGPoint, _ speed: CGPoint, _ end: CGPoint) -> CGPoint? {
        guard let behavior = environment.scrollTargetBehavior, let content else {
            return restOutsideLead(from: end.y).map { CGPoint(x: end.x, y: $0) }
        }
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: containerSize)),
            velocity: CGVector(dx: speed.x, dy: speed.y), contentSize: content.size, containerSize: containerSize,
            axes: axes, targets: targetRects(near: end), furthest: machine.limit, environment: environment)
        var target = ScrollTarget(rect: CGRect(origin: end, size: containerSize))
        behavior.updateTarget(&target, context: context)
        return target.rect.origin
    }
}

/// Something that follows which part of a scroll view's content is visible.
@MainActor
package protocol ScrollObserving: AnyObject {
    /// Another part is visible now.
    func scrollMoved()
}

extension LayoutNode {
    /// The innermost scroll view around the node.
    package final var enclosingScroll: ScrollNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll }
            node = current.parent
        }
        return nil
    }

    /// The innermost scroll view around the node that scrolls along an axis.
    final func enclosingScroll(along axis: Axis) -> ScrollNode? {
        var scroll = enclosingScroll
        while let current = scroll, !current.axes.contains(axis) { scroll = current.enclosingScroll }
        return scroll
    }
}

extension Axis.Set {
    /// The axes in the set for which a condition holds.
    func filter(_ isIncluded: (Axis) -> Bool) -> Axis.Set {
        var result: Axis.Set = []
        if contains(Axis.Set.horizontal), isIncluded(.horizontal) { result.insert(.horizontal) }
        if contains(Axis.Set.vertical), isIncluded(.vertical) { result.insert(.vertical) }
        return result
    }
}
