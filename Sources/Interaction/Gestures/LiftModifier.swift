/// What becomes of a view that somebody takes out of its place. Points are those of the window.
package enum LiftPhase {
    /// A finger has rested on the view, or a mouse begins to drag it: where, and where the finger came down.
    case began(CGPoint, from: CGPoint)
    case moved(CGPoint)
    /// It was let go.
    case ended(CGPoint)
    /// Something else took the finger.
    case cancelled
}

/// How a view is taken out of its place.
package struct LiftOptions {
    /// How long a finger has to rest, in seconds.
    var duration = 0.5
    /// Whether a mouse has to rest, too.
    var mouseRests = false
    /// Whether what is under the finger scrolls while the finger is near the upper or lower edge of the scroll view around.
    var scrolls = false
    /// Whether a finger that has opened a menu lifts the view by moving on, which closes the menu.
    var takesFromMenus = true

    package init(
        duration: Double = 0.5, mouseRests: Bool = false, scrolls: Bool = false, takesFromMenus: Bool = true
    ) {
        self.duration = duration
        self.mouseRests = mouseRests
        self.scrolls = scrolls
        self.takesFromMenus = takesFromMenus
    }
}

/// Lets a finger that rests, or a mouse at once, take a view out of its place: buttons inside let go.
struct LiftModifier: LayoutModifier {
    let options: LiftOptions
    let isEnabled: @MainActor () -> Bool
    let action: @MainActor (LiftPhase) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> LiftNode { LiftNode(self, owner) }

    @MainActor
    func update(_ wrapper: LiftNode, _ transaction: Transaction, isNew: Bool) { wrapper.modifier = self }
}

final class LiftNode: FollowingNode<LiftGesture> {
    var modifier: LiftModifier
    private var isLifted = false
    /// Where the finger is, in points of the window, and when what is around was last scrolled for it.
    private var finger = CGPoint.zero
    private var lastScroll: Double?
    /// When the finger came down, and where it was when it had rested on what opens a menu.
    private var start = 0.0
    private var restingPlace: CGPoint?
    private weak var press: RestingPressNode?

    /// How far a finger goes that does not want the menu which it has opened, in points.
    private static let leaving: CGFloat = 10
    /// How near to an edge a finger has the content scroll, in points, and how fast it scrolls at the edge, in points per
    /// second.
    private static let edge: CGFloat = 50
    private static let speed: CGFloat = 700

    init(_ modifier: LiftModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    override var gesture: LiftGesture {
        LiftGesture(duration: modifier.options.duration, mouseRests: modifier.options.mouseRests)
    }

    override var wantsFinger: Bool { modifier.isEnabled() }

    package override func gestureMember(at now: Double) -> GestureMember? {
        if memberID.map({ !graph.input.isTouched($0) }) ?? true { start = now }
        return super.gestureMember(at: now)
    }

    /// Whether the finger has opened a menu, and has not yet moved away from where it did.
    private func leavesMenu(_ value: DragGesture.Value) -> Bool {
        if let restingPlace {
            let way = hypot(value.location.x - restingPlace.x, value.location.y - restingPlace.y)
            guard way > Self.leaving else { return true }
            self.restingPlace = nil
            press?.makeWay?()
            return false
        }
        guard modifier.options.takesFromMenus, modifier.options.duration > 0,
            graph.now + 0.001 >= start + modifier.options.duration, let press = restingPress(at: value.startLocation)
        else { return false }
        restingPlace = value.location
        self.press = press
        return true
    }

    override func follow(_ transition: GestureTransition<DragGesture.Value>) {
        switch transition {
        case .changed(let value):
            if !isLifted, leavesMenu(value) { return }
            let wasLifted = isLifted
            isLifted = true
            if !wasLifted { graph.input.hold(self) }
            finger = value.location
            modifier.action(
                wasLifted ? .moved(value.location) : .began(value.location, from: value.startLocation))
            if modifier.options.scrolls, pull != 0 { graph.motion.start(self, Transaction()) }
        case .ended(let value):
            let wasLifted = isLifted
            letGo()
            // A menu that the finger has opened, and not left, stays.
            if wasLifted { modifier.action(.ended(value.location)) }
        case .reset:
            let wasLifted = isLifted
            letGo()
            if wasLifted { modifier.action(.cancelled) }
        }
    }

    private func letGo() {
        isLifted = false
        restingPlace = nil
        lastScroll = nil
        graph.input.release(self)
    }

    package override func didDetach() {
        super.didDetach()
        guard isLifted else { return }
        letGo()
        // What is held has gone away under the finger.
        let action = modifier.action
        graph.lifecycle.afterLayout { action(.cancelled) }
    }

    // MARK: Scrolling what is around

    /// How fast the content is to scroll for the finger, as a share of the greatest speed; positive to what is below.
    private var pull: CGFloat {
        guard isLifted, let viewport = enclosingVerticalViewport else { return 0 }
        let frame = viewport.frame(of: CGRect(origin: .zero, size: viewport.size), in: .global)
        let top = frame.minY + viewport.insets.top + Self.edge - finger.y
        let bottom = finger.y - (frame.maxY - viewport.insets.bottom - Self.edge)
        let way = max(top, bottom)
        guard way > 0 else { return 0 }
        return min(way / Self.edge, 1) * (top > bottom ? -1 : 1)
    }

    package override func tick(_ now: Double) -> Bool {
        let pull = pull
        guard pull != 0, modifier.options.scrolls, let viewport = enclosingVerticalViewport else {
            lastScroll = nil
            return false
        }
        let elapsed = min(now - (lastScroll ?? now), 0.1)
        lastScroll = now
        let before = viewport.offset(at: now)
        let end = min(max(before.y + pull * Self.speed * elapsed, 0), viewport.furthestOffset.y)
        if end != before.y { viewport.scroll(to: CGPoint(x: before.x, y: end), Transaction()) }
        return true
    }
}

extension View {
    /// Follows a finger that takes the view out of its place. In a lazy container the view stays as long as it is held.
    ///
    /// - Parameter isEnabled: asked when a finger comes down.
    nonisolated package func onLift(
        _ options: LiftOptions = LiftOptions(), isEnabled: @escaping @MainActor () -> Bool = { true },
        perform action: @escaping @MainActor (LiftPhase) -> Void
    ) -> some View {
        modifier(LiftModifier(options: options, isEnabled: isEnabled, action: action))
    }
}
