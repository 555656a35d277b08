import Testing

@testable import RiffleGestures

/// Drives gestures with fingers and writes down what they call back, in order.
@MainActor
final class GestureFixture {
    let arena = GestureArena()
    var log: [String] = []
    private var members: [GestureMember] = []
    private var fingers: [Int: (location: CGPoint, members: [GestureMember])] = [:]

    init() {}

    /// One gesture on a view that covers the root.
    convenience init(_ gesture: some Gesture, in space: GestureSpace = .root(size: CGSize(width: 400, height: 800))) {
        self.init()
        add(gesture, in: space)
    }

    /// Adds a gesture to the path, outside of those that were added before.
    @discardableResult
    func add<G: Gesture>(
        _ gesture: G, priority: GestureMember.Priority = .normal, mask: GestureMask = .all,
        kind: GestureMember.Kind = .gesture, in space: GestureSpace = .root(size: CGSize(width: 400, height: 800))
    ) -> GestureMember {
        let id = GestureMember.ID(members.count)
        let recognizer = G.makeErasedRecognizer(for: gesture)
        let member = GestureMember(
            id: id, recognizer: recognizer, space: space, priority: priority, mask: mask, kind: kind)
        members.append(member)
        return member
    }

    func down(_ x: CGFloat, _ y: CGFloat, at time: Double, finger: Int = 1, on views: [GestureMember]? = nil) {
        let event = PointerEvent(id: finger, phase: .began, location: CGPoint(x: x, y: y), time: time)
        fingers[finger] = (event.location, views ?? members)
        perform { arena.begin(event, on: views ?? members, into: &$0) }
    }

    func move(_ x: CGFloat, _ y: CGFloat, at time: Double, finger: Int = 1) {
        send(.moved, CGPoint(x: x, y: y), time, finger)
    }

    /// Lifts a finger, where it was unless told otherwise.
    func up(_ x: CGFloat? = nil, _ y: CGFloat? = nil, at time: Double, finger: Int = 1) {
        let last = fingers[finger]?.location ?? .zero
        send(.ended, CGPoint(x: x ?? last.x, y: y ?? last.y), time, finger)
    }

    func cancel(at time: Double, finger: Int = 1) {
        send(.cancelled, fingers[finger]?.location ?? .zero, time, finger)
    }

    func wait(until time: Double) { perform { arena.advance(to: time, into: &$0) } }

    func perform(_ change: (inout GestureActions) -> Void) {
        var actions = GestureActions()
        change(&actions)
        actions.run()
    }

    /// What was called back since this was asked last.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    private func send(_ phase: PointerEvent.Phase, _ location: CGPoint, _ time: Double, _ finger: Int) {
        fingers[finger]?.location = location
        perform { arena.handle(PointerEvent(id: finger, phase: phase, location: location, time: time), into: &$0) }
    }
}

extension Gesture {
    /// Logs all that `updating` would see, and the end, as `name(value)`, `name end(value)` and `name reset`.
    func logged(
        _ name: String, in fixture: GestureFixture, as describe: @escaping (Value) -> String = { "\($0)" }
    ) -> CallbackGesture<Self> {
        CallbackGesture(self) { [unowned fixture] transition in
            switch transition {
            case .changed(let value): fixture.log.append("\(name) \(describe(value))")
            case .ended(let value): fixture.log.append("\(name) end \(describe(value))")
            case .reset: fixture.log.append("\(name) reset")
            }
        }
    }
}

/// A drag's translation, in whole points.
func points(_ value: DragGesture.Value) -> String {
    "\(Int(value.translation.width.rounded())),\(Int(value.translation.height.rounded()))"
}
