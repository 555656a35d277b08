import SeededNumbers
import Testing

@testable import RiffleGestures

/// Throws random fingers at random views, and checks what must hold whatever happens.
@MainActor
private final class RandomWalk {
    private var random: SeededGenerator
    private let arena = GestureArena()
    private var sanitizer = PointerSanitizer()
    private var members: [GestureMember] = []
    private var time = 0.0
    private let isOneFinger: Bool
    /// What each member is showing, and the touch it ended or reset in.
    private var isShowing: [Bool] = []
    private var isOver: [Bool] = []
    private var endsInTouch = 0
    private(set) var failures: [String] = []
    private(set) var callbackCount = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        isOneFinger = Bool.random(using: &random)
        for index in 0..<Int.random(in: 1...6, using: &random) {
            addMember(index)
        }
    }

    private func addMember(_ index: Int) {
        isShowing.append(false)
        isOver.append(false)
        let kind: GestureMember.Kind = [.gesture, .gesture, .button, .scroll, .textTap, .text]
            .randomElement(using: &random)!
        let priority: GestureMember.Priority =
            kind == .gesture ? [.normal, .normal, .high, .simultaneous].randomElement(using: &random)! : .normal
        let recognizer =
            switch kind {
            case .button: watch(PressGesture(), index)
            case .scroll: watch(PanGesture(axes: Bool.random(using: &random) ? .vertical : .horizontal), index)
            case .textTap: watch(TapGesture(), index)
            case .gesture, .text: randomGesture(index)
            }
        members.append(
            GestureMember(
                id: .init(index), recognizer: recognizer, space: .root(size: CGSize(width: 100, height: 100)),
                priority: priority, mask: Int.random(in: 0..<8, using: &random) == 0 ? .gesture : .all, kind: kind))
    }

    private func randomGesture(_ index: Int) -> _AnyGestureRecognizer {
        let hold = LongPressGesture(minimumDuration: 0.05).sequenced(before: DragGesture())
        return switch Int.random(in: 0..<10, using: &random) {
        case 0: watch(TapGesture(), index)
        case 1: watch(TapGesture(count: 2), index)
        case 2: watch(LongPressGesture(), index)
        case 3: watch(DragGesture(), index)
        case 4: watch(DragGesture(minimumDistance: 0), index)
        case 5: watch(MagnifyGesture().simultaneously(with: RotateGesture()), index)
        case 6: watch(TapGesture().exclusively(before: hold), index)
        case 7: watch(TapGesture().sequenced(before: DragGesture()), index)
        case 8: watch(TapGesture(count: 2).exclusively(before: TapGesture()), index)
        default: watch(AnyGesture(DragGesture(minimumDistance: 30).map { _ in 1 }), index)
        }
    }

    private func watch<G: Gesture>(_ gesture: G, _ index: Int) -> _AnyGestureRecognizer {
        let watched = CallbackGesture(gesture) { [unowned self] transition in
            self.callbackCount += 1
            if self.isOver[index] { self.fail("member \(index) speaks after its touch was over for it") }
            switch transition {
            case .changed:
                self.isShowing[index] = true
            case .ended:
                self.isShowing[index] = false
                self.isOver[index] = true
                let member = self.members[index]
                if member.priority != .simultaneous, member.kind != .textTap { self.endsInTouch += 1 }
            case .reset:
                if !self.isShowing[index] { self.fail("member \(index) takes back what it did not show") }
                self.isShowing[index] = false
                // An alternative may still be recognized after another one has taken its value back.
                self.isOver[index] = self.members[index].recognizer.status.isFailure
            }
        }
        return CallbackGesture<G>.makeErasedRecognizer(for: watched)
    }

    private func fail(_ what: String) {
        failures.append("at \(time): \(what)\n\(arena.debugDescription)")
    }

    func run(steps: Int) {
        for _ in 0..<steps where failures.isEmpty {
            step()
            check()
        }
        sanitizer.cancelAll(at: time) { deliver($0) }
        time += 10
        perform { arena.advance(to: time, into: &$0) }
        check()
        if !arena.isIdle { fail("the arena is not idle when all fingers are gone") }
        if arena.deadline != nil { fail("the arena waits for something when all fingers are gone") }
    }

    private func step() {
        time += [0, 0.001, 0.016, 0.05, 0.2, 0.5].randomElement(using: &random)!
        let finger = isOneFinger ? 1 : Int.random(in: 1...3, using: &random)
        switch Int.random(in: 0..<40, using: &random) {
        case 0: perform { arena.advance(to: time, into: &$0) }
        case 1:
            let index = Int.random(in: 0..<members.count, using: &random)
            let wasThere = arena.contains(members[index].id)
            perform { arena.remove(members[index].id, into: &$0) }
            if isShowing[index] { fail("member \(index) shows something after its view is gone") }
            if wasThere { isOver[index] = false }
        case 2: perform { arena.cancelAll(into: &$0) }
        default:
            let phase: PointerEvent.Phase =
                [.began, .began, .moved, .moved, .moved, .moved, .ended, .ended, .cancelled].randomElement(
                    using: &random)!
            let range = Bool.random(using: &random) ? -8.0...8 : -60.0...60
            var location = CGPoint(x: .random(in: range, using: &random), y: .random(in: range, using: &random))
            if Int.random(in: 0..<50, using: &random) == 0 { location.x = .nan }
            let late = Int.random(in: 0..<30, using: &random) == 0 ? -0.3 : 0
            let event = PointerEvent(id: finger, phase: phase, location: location, time: time + late)
            sanitizer.sanitize(event) { deliver($0) }
        }
        if arena.isIdle { forgetTouch() }
    }

    private func deliver(_ event: PointerEvent) {
        guard event.phase == .began else { return perform { arena.handle(event, into: &$0) } }
        // Paths of nested views: a part of the members from some view outward.
        let start = isOneFinger ? 0 : Int.random(in: 0..<members.count, using: &random)
        perform { arena.advance(to: event.time.nextDown, into: &$0) }
        if arena.isIdle { forgetTouch() }
        for index in members.indices where !arena.contains(members[index].id) { isOver[index] = false }
        perform { arena.begin(event, on: Array(members[start...]), into: &$0) }
    }

    private func forgetTouch() {
        for index in members.indices { isOver[index] = false }
        endsInTouch = 0
    }

    private func perform(_ change: (inout GestureActions) -> Void) {
        var actions = GestureActions()
        change(&actions)
        actions.run()
    }

    private func check() {
        for path in arena.paths {
            let winners = path.ranking.filter { $0.gate != .silent && $0.recognizer.status == .active && $0.isShown }
            if winners.count > 1 { fail("\(winners.count) gestures are active on the path of finger \(path.finger)") }
        }
        for index in members.indices where isShowing[index] && !arena.contains(members[index].id) {
            fail("member \(index) shows something that no touch holds")
        }
        if isOneFinger, endsInTouch > 1 { fail("\(endsInTouch) gestures ended with one finger") }
    }
}

@MainActor
@Suite("Random fingers")
struct GestureRandomWalkTests {
    @Test("Whatever fingers do, one gesture wins, what was shown is taken back once, and nothing stays")
    func walk() {
        var callbacks = 0
        for seed in UInt64(0)..<3000 {
            let walk = RandomWalk(seed: seed)
            walk.run(steps: 60)
            callbacks += walk.callbackCount
            #expect(walk.failures.isEmpty, "seed \(seed): \(walk.failures.first ?? "")")
            if !walk.failures.isEmpty { return }
        }
        // The walk would prove nothing if hardly any gesture were recognized in it.
        #expect(callbacks > 30_000)
    }
}
