/// `gesture`, `highPriorityGesture`, `simultaneousGesture`.
struct GestureModifier<G: Gesture>: LayoutModifier {
    let gesture: G
    let priority: GestureMember.Priority
    let mask: GestureMask

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> GestureNode<G> { GestureNode(self, owner) }

    @MainActor
    func update(_ wrapper: GestureNode<G>, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self) }
    }
}

/// The layout node of a view with a gesture: it keeps the gesture's recognizer.
package final class GestureNode<G: Gesture>: LayoutNode {
    private var modifier: GestureModifier<G>
    private let id: GestureMember.ID
    private lazy var recognizer = G.makeErasedRecognizer(for: modifier.gesture)
    private var hasRecognizer = false
    private var takesTwoFingers = false

    init(_ modifier: GestureModifier<G>, _ owner: _ViewNode) {
        self.modifier = modifier
        id = owner.graph.nextMemberID()
        super.init(owner)
        countTwoFingers()
    }

    package override func didDetach() {
        super.didDetach()
        if takesTwoFingers { graph.input.twoFingerGestures -= 1 }
    }

    private func countTwoFingers() {
        let before = takesTwoFingers
        takesTwoFingers = modifier.gesture._takesTwoFingers
        graph.input.twoFingerGestures += (takesTwoFingers ? 1 : 0) - (before ? 1 : 0)
    }

    func update(_ newModifier: GestureModifier<G>) {
        modifier = newModifier
        countTwoFingers()
        // A gesture value is made anew with each body; only one that is being recognized has to be told.
        guard hasRecognizer else { return }
        guard modifier.mask.contains(.gesture) else { return graph.forgetGesture(id) }
        G.updateErasedRecognizer(recognizer, with: modifier.gesture)
        graph.refreshGesture(id)
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        hasRecognizer = true
        return GestureMember(
            id: id, recognizer: recognizer, space: gestureSpace, priority: modifier.priority, mask: modifier.mask)
    }
}

extension LayoutNode {
    /// How the node lies in the window now, for gestures.
    package var gestureSpace: GestureSpace {
        GestureSpace(
            convert: { [weak self] point, space in
                MainActor.assumeIsolated { self?.convert(point, to: space) ?? point }
            },
            bounds: { [weak self] in
                MainActor.assumeIsolated { CGRect(origin: .zero, size: self?.size ?? .zero) }
            })
    }

    /// A point of the window in another space, by the geometry shown now.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard !isDetached else { return point }
        switch space {
        case .global: return nestedWindow?.toOwn(point) ?? point
        case .local: return toOwn(point)
        case .named(let name):
            guard let space = self.space(named: name) else { return convert(point, to: .global) }
            let own = space.node.toOwn(point)
            return CGPoint(x: own.x - space.area.minX, y: own.y - space.area.minY)
        }
    }

    private func toOwn(_ point: CGPoint) -> CGPoint {
        globalTransform(at: graph.now).source(of: point) ?? point
    }

    /// The nearest layout node around this one that a name stands for, and what of it.
    final func space(named name: AnyHashable) -> (node: LayoutNode, area: CGRect)? {
        var node: LayoutNode? = self
        while let current = node {
            if let area = current.area(named: name) { return (current, area) }
            node = current.parent
        }
        return nil
    }
}

/// `coordinateSpace`: a frame that gestures and geometry readers inside can name.
struct NamedSpaceModifier: LayoutModifier {
    let name: AnyHashable

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> NamedSpaceNode { NamedSpaceNode(owner) }

    @MainActor
    func update(_ wrapper: NamedSpaceNode, _ transaction: Transaction, isNew: Bool) { wrapper.name = name }
}

final class NamedSpaceNode: LayoutNode {
    var name: AnyHashable?

    package override func area(named name: AnyHashable) -> CGRect? {
        name == self.name ? CGRect(origin: .zero, size: size) : nil
    }

    package override var spaceNames: [AnyHashable] { name.map { [$0] } ?? [] }
}

extension ViewGraph {
    package func nextMemberID() -> GestureMember.ID {
        input.lastMemberID += 1
        return GestureMember.ID(input.lastMemberID)
    }

    /// Whether a gesture takes part in a touch under way.
    package func isTouched(_ id: GestureMember.ID) -> Bool { input.arena.contains(id) }

    /// Ends the part that a gesture has in touches under way, because its view is gone or takes no touches any more.
    func forgetGesture(_ id: GestureMember.ID) {
        guard input.arena.contains(id) else { return }
        var actions = GestureActions()
        input.arena.remove(id, into: &actions)
        afterLayout { actions.perform() }
    }

    /// Cancels what fingers do to a branch that leaves: it is only painted from now on.
    func forgetGestures(in layout: LayoutNode) {
        if let id = layout.memberID { forgetGesture(id) }
        for child in layout.children { forgetGestures(in: child) }
    }

    /// Lets a gesture under way tell what its newer parameters make of the touch.
    func refreshGesture(_ id: GestureMember.ID) {
        guard input.arena.contains(id) else { return }
        var actions = GestureActions()
        input.arena.refresh(into: &actions)
        if !actions.isEmpty { afterLayout { actions.perform() } }
    }
}

extension View {
    /// Adds a gesture; those of the views inside go first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture that goes before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that is recognized together with those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Runs an action when the view is tapped.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Gives the view's frame a name for `CoordinateSpace.named`.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(NamedSpaceModifier(name: AnyHashable(name)))
    }
}
