/// What is dragged in a window, and the views on which it may be dropped.
@MainActor
final class DragBoard {
    private struct Entry {
        weak var target: DropTarget?
    }

    private var targets: [Entry] = []
    private var course = DragCourse<ObjectIdentifier>()
    /// What is dragged; empty while nothing is.
    private(set) var providers: [NSItemProvider] = []
    /// What somebody who does not see the screen has taken up, to put it down elsewhere.
    private(set) var held: [NSItemProvider] = [] {
        didSet { for target in living { target.heldChanged(held) } }
    }

    private var living: [DropTarget] { targets.compactMap(\.target) }

    func add(_ target: DropTarget) {
        targets.removeAll { $0.target == nil || $0.target === target }
        targets.append(Entry(target: target))
    }

    /// The innermost view under a point that takes what is dragged: among those that a touch would reach, else of those
    /// whose frame the point is in.
    private func target(at point: CGPoint, from probe: FrameProbe) -> DropTarget? {
        let open = living.filter { $0.isEnabled && $0.probe.isOpen(at: point) && $0.accepts(providers, point) }
        let touched = probe.probes(at: point)
        for probe in touched { if let target = open.first(where: { $0.probe === probe }) { return target } }
        return open.max { $0.probe.depth < $1.probe.depth }
    }

    func begin(_ providers: [NSItemProvider]) {
        _ = course.cancel()
        held = []
        self.providers = providers
    }

    func move(to point: CGPoint, from probe: FrameProbe) {
        carryOut(course.move(over: target(at: point, from: probe).map { ObjectIdentifier($0) }), at: point)
    }

    /// - Returns: whether somebody took it.
    func end(at point: CGPoint, from probe: FrameProbe) -> Bool {
        move(to: point, from: probe)
        let target = course.target.flatMap { id in living.first { ObjectIdentifier($0) == id } }
        let isTaken = carryOut(course.end(accepts: target?.wouldTake ?? false), at: point)
        providers = []
        return isTaken
    }

    func cancel() {
        carryOut(course.cancel(), at: .zero)
        providers = []
    }

    @discardableResult
    private func carryOut(_ steps: [DragCourse<ObjectIdentifier>.Step], at point: CGPoint) -> Bool {
        var isTaken = false
        func target(_ id: ObjectIdentifier) -> DropTarget? { living.first { ObjectIdentifier($0) == id } }
        for step in steps {
            switch step {
            case .enter(let id): target(id)?.entered(providers, point)
            case .update(let id): target(id)?.updated(providers, point)
            case .exit(let id): target(id)?.exited(providers, point)
            case .drop(let id): isTaken = target(id)?.dropped(providers, point) ?? false
            }
        }
        return isTaken
    }

    // MARK: For those who do not see the screen

    func hold(_ providers: [NSItemProvider]) { held = providers }

    func drop(on target: DropTarget) {
        let providers = held
        held = []
        guard let frame = target.probe.frame else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        target.entered(providers, point)
        target.updated(providers, point)
        if target.wouldTake { _ = target.dropped(providers, point) } else { target.exited(providers, point) }
    }
}
