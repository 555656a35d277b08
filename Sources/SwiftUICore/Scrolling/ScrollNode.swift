import Layers
import Semantics

/// The viewport of a scroll view: it lays out its content at its natural length and shows the part that fits.
///
/// Scrolling changes the transform of the content's layer and nothing else.
package final class ScrollNode: LayoutNode, WheelScrolling {
    package private(set) var axes: Axis.Set = .vertical
    private(set) var showsIndicators = true
    /// One motion an axis; offsets count from the leading edge.
    private(set) var horizontal = ScrollMotion()
    private(set) var vertical = ScrollMotion()
    /// Where the finger had the content when the drag began, and where the content was.
    private var dragStart: (x: Double, y: Double, offset: CGPoint)?
    /// How high in the window the finger was when the drag began.
    private var fingerStart: CGFloat?
    /// Whether a finger stopped the content and has not moved it yet.
    private var isHeld = false
    private var lastActivity = -Double.infinity
    private var knownPhase = ScrollPhase.idle
    /// How often a finger, a wheel or a key has moved the content.
    var userMoves = 0
    private var shownOffset = CGPoint.zero
    private var isOriented = false
    private let id: GestureMember.ID
    private lazy var recognizer = CallbackGesture<PanGesture>.makeErasedRecognizer(for: gesture(catching: false))
    private var hasRecognizer = false
    /// What is kept free around the content: margins, and what covers the window's edges.
    package private(set) var insets = EdgeInsets()
    /// How much more is kept free above the content at first, over which it then scrolls: see `scrollLead`.
    private(set) var lead: CGFloat = 0
    /// The part of the content whose layers the host has.
    private var culledWindow = CGRect.null
    private var needsCulling = false
    /// Layers of the content that have moved, where not all has to be looked at anew.
    private var movedLayers: [EngineLayer] = []
    private var isCullingAll = false
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

    private struct Observer { weak var object: (any ScrollObserving)? }

    override init(_ owner: _ViewNode) {
        id = owner.graph.nextMemberID()
        surroundings = Surroundings(owner.environment)
        super.init(owner)
        graph.layers.hasScrollViews = true
        layer = EngineLayer(for: self, name: "ScrollView")
        setNeedsLayerUpdate()
    }

    func update(axes: Axis.Set, showsIndicators: Bool, _ transaction: Transaction) {
        if axes != self.axes {
            self.axes = axes
            invalidateLayout(transaction)
        }
        if showsIndicators != self.showsIndicators {
            self.showsIndicators = showsIndicators
            indicatorsMayHaveChanged()
        }
    }

    /// Takes up margins and clipping of a changed environment.
    func environmentChanged(_ transaction: Transaction) {
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
    private var indicators: [ScrollIndicatorNode] { children.compactMap { $0 as? ScrollIndicatorNode } }

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
        var overlap = safeAreaOverlap(in: size).clampedToPositive
        if overlap.top > 0 { overlap.top += recededCover }
        insets = overlap.adding(environment.scrollContentMargins)
        lead = lead(under: overlap)
        insets.top -= lead
        let offer = contentProposal(proposal, insets)
        let contentSize = content.sizeThatFits(offer)
        let anchored = isOriented ? Axis.allCases.filter { isAtSizeAnchor($0) } : []
        horizontal.setLengths(
            content: contentSize.width + insets.horizontal, viewport: size.width, at: graph.now)
        vertical.setLengths(
            content: contentSize.height + insets.vertical + lead, viewport: size.height, at: graph.now)
        heightChanged(to: size.height - insets.bottom)
        if !isOriented, contentSize != .zero {
            isOriented = true
            if let anchor = environment.scrollAnchors[.initialOffset] {
                horizontal.jump(to: horizontal.limit * anchor.x)
                vertical.jump(to: vertical.limit * anchor.y)
            }
        }
        for axis in anchored { stayAtSizeAnchor(axis) }
        let place = CGPoint(x: insets.leading, y: insets.top + lead)
        placeChild(content, at: aligned(place, contentSize), offer, in: size, cause)
        let margins = overlap.adding(environment.scrollIndicatorMargins)
        for indicator in indicators {
            let thumb = indicator.thumbFrame(in: size, margins, motion(indicator.axis).content)
            placeChild(indicator, at: thumb.origin, ProposedViewSize(thumb.size), in: size, cause)
        }
        indicatorsMayHaveChanged()
        setNeedsCulling()
        if offset(at: graph.now) != shownOffset { offsetChanged() }
    }

    /// Whether the part of the content is shown that changes of size are to leave in sight.
    private func isAtSizeAnchor(_ axis: Axis) -> Bool {
        guard axes.contains(axis), let anchor = environment.scrollAnchors[.sizeChanges], !isTouched else {
            return false
        }
        let motion = motion(axis)
        let share = axis == .horizontal ? anchor.x : anchor.y
        return !motion.isMoving(at: graph.now) && abs(motion.position(at: graph.now) - motion.limit * share) < 1
    }

    private func stayAtSizeAnchor(_ axis: Axis) {
        guard let anchor = environment.scrollAnchors[.sizeChanges] else { return }
        if axis == .horizontal {
            horizontal.jump(to: horizontal.limit * anchor.x)
        } else {
            vertical.jump(to: vertical.limit * anchor.y)
        }
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

    func motion(_ axis: Axis) -> ScrollMotion { axis == .horizontal ? horizontal : vertical }

    /// How far the content has moved from its leading and top edge, in points, at a time.
    package func offset(at now: Double) -> CGPoint {
        CGPoint(x: horizontal.position(at: now), y: vertical.position(at: now))
    }

    /// 1 where content moves left as the offset grows, -1 under right-to-left layout.
    private var direction: CGFloat { environment.layoutDirection == .rightToLeft ? -1 : 1 }

    /// Where the content's layer is moved to.
    var contentTransform: CGAffineTransform {
        let offset = offset(at: graph.now)
        return CGAffineTransform(translationX: -offset.x * direction, y: -offset.y)
    }

    /// The part of the content that is visible, in the content's coordinates.
    package var visibleRect: CGRect {
        guard let content else { return .zero }
        let shift = contentTransform
        return CGRect(
            x: -content.origin.x - shift.tx, y: -content.origin.y - shift.ty, width: size.width, height: size.height)
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

    package override func tick(_ now: Double) -> Bool {
        if isHeld, !graph.input.arena.contains(id) { release(velocity: .zero) }
        let isPursuing = pursuit != nil
        followTarget(at: now)
        let isMoving = isPursuing || isHeld || horizontal.isMoving(at: now) || vertical.isMoving(at: now)
        if isMoving { lastActivity = now }
        followMotion(to: now)
        phaseMayHaveChanged()
        for indicator in indicators { indicator.setNeedsLayerUpdate() }
        let isFading = now < lastActivity + ScrollIndicatorNode.lifetime && indicators.contains { $0.isShown }
        return isMoving || (isFading && !isTouched)
    }

    private func offsetChanged() {
        shownOffset = offset(at: graph.now)
        content?.setNeedsLayerUpdate()
        for indicator in indicators { indicator.setNeedsLayerUpdate() }
        // Layers just out of sight are there already, so most frames need not look.
        if !culledWindow.contains(visibleRect.insetBy(dx: -Self.cullingSlack, dy: -Self.cullingSlack)) {
            setNeedsCulling()
        }
        graph.geometryChanged()
        observers.removeAll { $0.object == nil }
        for observer in observers { observer.object?.scrollMoved() }
    }

    /// Tells an object whenever another part of the content is visible, for as long as it lives.
    package func addObserver(_ object: any ScrollObserving) {
        if !observers.contains(where: { $0.object === object }) { observers.append(Observer(object: object)) }
    }

    // MARK: Layers in sight

    private static let cullingSlack: CGFloat = 20

    /// Has the next frame find out which layers of the content are in sight.
    func setNeedsCulling() {
        isCullingAll = true
        movedLayers = []
        queueCulling()
    }

    /// Has the next frame find out whether a layer of the content is in sight.
    func layerMoved(_ layer: EngineLayer) {
        queueCulling()
        guard !isCullingAll else { return }
        if movedLayers.count < Self.fewLayers { movedLayers.append(layer) } else { setNeedsCulling() }
    }

    private static let fewLayers = 64

    private func queueCulling() {
        guard !needsCulling else { return }
        needsCulling = true
        graph.layers.cullingQueue.append(self)
        graph.requestUpdate()
    }

    func cull(into culling: inout LayerCulling) {
        needsCulling = false
        let moved = movedLayers
        movedLayers = []
        guard !isDetached, let layer = content?.layer else { return }
        guard isCullingAll || layer.culler !== self else {
            for moved in moved { moved.cull(in: layer, outside: culledWindow, changes: &culling) }
            return
        }
        isCullingAll = false
        layer.culler = self
        guard !environment.isScrollClipDisabled else {
            culledWindow = .infinite
            return layer.cull(outside: .infinite, changes: &culling)
        }
        // Half a viewport on each side, so that scrolling needs this only now and then.
        culledWindow = visibleRect.insetBy(
            dx: -max(size.width / 2, 100), dy: -max(size.height / 2, 100))
        layer.cull(outside: culledWindow, changes: &culling)
    }

    private func changeMotion(_ change: (inout ScrollMotion, Axis) -> Void) {
        change(&horizontal, .horizontal)
        change(&vertical, .vertical)
        lastActivity = graph.now
        if offset(at: graph.now) != shownOffset { offsetChanged() }
        phaseMayHaveChanged()
        graph.startAnimating(self, Transaction())
    }

    /// What moves the content now.
    var phase: ScrollPhase {
        if dragStart != nil { return .interacting }
        if isHeld { return .tracking }
        let moving = Axis.allCases.map { motion($0) }.filter { $0.isMoving(at: graph.now) }
        if moving.isEmpty { return .idle }
        return moving.contains(where: \.isAnimated) ? .animating : .decelerating
    }

    private func phaseMayHaveChanged() {
        let phase = phase
        guard phase != knownPhase else { return }
        knownPhase = phase
        graph.geometryChanged()
    }

    /// Keeps what is visible where it is while what lies before it becomes longer or shorter.
    func contentGrew(by distance: CGFloat, along axis: Axis) {
        if axis == .horizontal { horizontal.shift(by: distance) } else { vertical.shift(by: distance) }
        if let start = dragStart {
            dragStart = (
                start.x + (axis == .horizontal ? distance : 0), start.y + (axis == .vertical ? distance : 0),
                start.offset
            )
            dragStart?.offset[axis] += distance
        }
        offsetChanged()
    }

    /// Moves the content to an offset, as far as its ends allow.
    package func scroll(to target: CGPoint, _ transaction: Transaction) {
        let animation = transaction.animation
        let now = graph.now
        pursuit = nil
        changeMotion { motion, axis in
            if let animation {
                motion.animate(to: target[axis], animation, at: now)
            } else {
                motion.jump(to: target[axis])
            }
        }
        if animation != nil { graph.startAnimating(self, transaction) }
    }

    /// Follows a target on the way to it, as its place may be known only when it has come near.
    func pursue(_ transaction: Transaction, _ target: @escaping () -> CGPoint?) {
        pursuit = Pursuit(transaction: transaction, target: target)
    }

    private func followTarget(at now: Double) {
        guard let pursuit else { return }
        guard !isTouched, let target = pursuit.target(), let animation = pursuit.transaction.animation else {
            self.pursuit = nil
            return
        }
        let isOnItsWay = horizontal.isMoving(at: now) || vertical.isMoving(at: now)
        for axis in Axis.allCases where axes.contains(axis) {
            let end = motion(axis).target
            guard abs(min(max(Double(target[axis]), 0), motion(axis).limit) - end) > 0.5 else { continue }
            if axis == .horizontal {
                horizontal.animate(to: target.x, animation, at: now)
            } else {
                vertical.animate(to: target.y, animation, at: now)
            }
        }
        if !isOnItsWay { self.pursuit = nil }
    }

    /// Shows the indicators as if content had moved.
    func flashIndicators() {
        lastActivity = graph.now
        indicatorsMayHaveChanged()
    }

    /// The lengths that say where thumbs are, or what says whether they are shown, may be others: one that comes into
    /// being while those of the last movement still fade fades with them.
    func indicatorsMayHaveChanged() {
        for indicator in indicators { indicator.setNeedsLayerUpdate() }
        guard !isAnimating, graph.now < lastActivity + ScrollIndicatorNode.lifetime else { return }
        if indicators.contains(where: { $0.isShown }) { graph.startAnimating(self, Transaction()) }
    }

    /// How visible the indicators are at a time, 0...1.
    func indicatorOpacity(at now: Double) -> Double {
        if isTouched { return 1 }
        let fade = (lastActivity + ScrollIndicatorNode.lifetime - now) / ScrollIndicatorNode.fadeDuration
        return min(max(fade, 0), 1)
    }

    // MARK: Touch

    private var isTouched: Bool { dragStart != nil || isHeld }

    private var canScroll: Bool { environment.isScrollEnabled && environment.isEnabled }

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
        let isCaught = horizontal.isMoving(at: now) || vertical.isMoving(at: now)
        hasRecognizer = true
        if !graph.input.arena.contains(id) {
            CallbackGesture.updateErasedRecognizer(recognizer, with: gesture(catching: isCaught))
        }
        if isCaught {
            // A touch on content that moves stops it, and is nothing else.
            isHeld = true
            changeMotion { motion, _ in motion.hold(at: now) }
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
        let now = graph.now
        if dragStart == nil {
            horizontal.hold(at: now)
            vertical.hold(at: now)
            dragStart = (horizontal.finger ?? 0, vertical.finger ?? 0, offset(at: now))
            isHeld = false
        }
        guard let dragStart else { return }
        var translation = translation
        if axes.contains(Axis.vertical), let handover = environment.scrollHandover {
            // What takes the way over moves the scroll view, so that the finger's way is counted in the window.
            let start = fingerStart ?? finger.y - translation.height
            fingerStart = start
            let way = finger.y - start
            translation.height = way - handover.take(way, max(dragStart.offset.y, 0))
        }
        userMoves += 1
        let axes = draggableAxes
        let direction = direction
        changeMotion { motion, axis in
            guard axes.contains(axis) else { return }
            if axis == .horizontal {
                motion.drag(from: dragStart.x, by: -Double(translation.width * direction))
            } else {
                motion.drag(from: dragStart.y, by: -Double(translation.height))
            }
        }
    }

    private func release(velocity: CGSize) {
        let start = dragStart?.offset
        dragStart = nil
        fingerStart = nil
        isHeld = false
        let now = graph.now
        let axes = draggableAxes
        let speed = CGPoint(x: -velocity.width * direction, y: -velocity.height)
        let rest = restingOffset(from: start ?? offset(at: now), speed)
        changeMotion { motion, axis in
            motion.release(
                velocity: axes.contains(axis) ? Double(speed[axis]) : 0, at: now, target: rest.map { Double($0[axis]) })
        }
    }

    /// Where the scroll view's behavior has the content come to rest; nil where it has none.
    private func restingOffset(from start: CGPoint, _ speed: CGPoint) -> CGPoint? {
        let end = CGPoint(
            x: horizontal.predictedEnd(velocity: speed.x, at: graph.now),
            y: vertical.predictedEnd(velocity: speed.y, at: graph.now))
        guard let behavior = environment.scrollTargetBehavior, let content else {
            return restOutsideLead(from: end.y).map { CGPoint(x: end.x, y: $0) }
        }
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: containerSize)),
            velocity: CGVector(dx: speed.x, dy: speed.y), contentSize: content.size, containerSize: containerSize,
            axes: axes, targets: targetRects(near: end), environment: environment)
        var target = ScrollTarget(rect: CGRect(origin: end, size: containerSize))
        behavior.updateTarget(&target, context: context)
        return target.rect.origin
    }

    /// The frames of the views that `scrollTargetLayout` names, counted from the content's leading edge.
    ///
    /// - Parameter end: where the content would come to rest; of what does not exist yet, what would be visible there
    ///   is among the targets.
    func targetRects(near end: CGPoint) -> [CGRect] {
        guard let content else { return [] }
        return targetContainers.flatMap { node in
            if let lazy = node as? LazyLayoutNode {
                return lazy.targetFrames(near: end, in: self).map { frame(of: $0, of: lazy, in: content) }
            }
            return node.children.map { frame(of: $0, in: content) }
        }
    }

    /// The views that `scrollTargetLayout` names, as far as they exist.
    var targetNodes: [LayoutNode] {
        // Lazy containers let go of views while they are laid out, and gather what is left later.
        targetContainers.flatMap { node in node.children.filter { !$0.isDetached } }
    }

    private var targetContainers: [LayoutNode] {
        var containers: [LayoutNode] = []
        func collect(_ node: LayoutNode, isTarget: Bool) {
            if node is ScrollNode { return }
            if isTarget, node.isContainer {
                containers.append(node)
                return
            }
            for child in node.children {
                collect(child, isTarget: isTarget || (node as? ScrollTargetNode)?.isEnabled == true)
            }
        }
        for child in content?.children ?? [] { collect(child, isTarget: false) }
        return containers
    }

    /// The frame of something in the content, counted from the content's leading edge.
    func frame(of node: LayoutNode, in content: ScrollContentNode) -> CGRect {
        frame(of: CGRect(origin: .zero, size: node.size), of: node, in: content)
    }

    /// The place of a part of something in the content, counted from the content's leading edge and as offsets are.
    func frame(of part: CGRect, of node: LayoutNode, in content: ScrollContentNode) -> CGRect {
        let toContent = content.globalTransform(at: nil).invertedIfPossible ?? ProjectionTransform()
        let transform = node.globalTransform(at: nil).concatenating(toContent)
        var rect = part.boundingBox(under: transform)
        if direction < 0 { rect.origin.x = content.size.width - rect.maxX }
        rect.origin.y += lead
        return rect
    }

    /// Scrolls by a wheel's distance, without going beyond the ends.
    func scroll(_ event: WheelEvent) -> Bool {
        guard canScroll else { return false }
        let now = graph.now
        let before = offset(at: now)
        var target = before
        if axes.contains(Axis.horizontal) { target.x += event.delta.width * direction }
        if axes.contains(Axis.vertical) { target.y += event.delta.height }
        target.x = min(max(target.x, 0), horizontal.limit)
        target.y = min(max(target.y, 0), vertical.limit)
        guard target != before else { return false }
        userMoves += 1
        changeMotion { motion, axis in motion.jump(to: target[axis]) }
        return true
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
