/// Decides which of the gestures under the fingers get them.
///
/// One arena serves a whole root view. Every finger has a path: the gestures of the views it touched down on,
/// innermost view first, as far as they took notice of that finger. Gestures compete only where they share a path, so
/// two fingers on two cards are two competitions. The order of precedence along a path follows
/// from `ExclusiveGesture`: with `.normal`, what is inside goes first; `.high` goes before what is inside;
/// `.simultaneous` stands apart. Along that order:
///
/// - One that is possible lets later ones begin and tell their values, but holds back their ends.
/// - One that is active keeps later ones from beginning; those that have already told a value are cancelled.
/// - One that has ended cancels all later ones.
/// - A tap into a text does so only to controls, scroll views and what else the text does, not to the app's gestures.
/// - A scroll view that begins also cancels everything inside it that is only possible, and every button.
/// - A gesture of the app that is active while its finger moves cancels the taps, presses and buttons before it that
///   are only possible: the finger means the one that it has begun. A finger that rests leaves them possible.
///
/// A path stays until its finger is lifted and every gesture on it is decided, so that a second tap may still come.
/// Handling returns callbacks rather than running them; run them when it has returned.
package final class GestureArena {
    final class Entry {
        let member: GestureMember
        var gate = ReportGate.open
        /// Whether it has told a value, which has to be taken back if it loses.
        var isShown = false
        var isLosing = false
        var pathCount = 0

        init(_ member: GestureMember) {
            self.member = member
        }

        var recognizer: _AnyGestureRecognizer { member.recognizer }
    }

    struct Path {
        var finger: Int
        /// Where the finger touched down, in the root view.
        var start: CGPoint
        /// Whether the finger has moved as far as a drag, or by less and a gesture began with that.
        var isMoving = false
        var isDown: Bool
        /// From the innermost view to the outermost.
        var entries: [Entry]
        /// From the highest precedence to the lowest, without the simultaneous ones.
        var ranking: [Entry]
    }

    /// How far a finger goes before it counts as moving, in points: the distance at which drags begin unless told
    /// otherwise.
    private static let movement: CGFloat = 10

    var entries: [Entry] = []
    var paths: [Path] = []

    /// Creates an arena without fingers.
    package init() {}

    /// Whether nothing is under way.
    package var isIdle: Bool { paths.isEmpty }

    /// Whether a gesture is under way.
    package func contains(_ id: GestureMember.ID) -> Bool {
        entries.contains { $0.member.id == id }
    }

    /// Whether a gesture has the touch to itself: it is active, or it ended and the finger is still down.
    package func isWinning(_ id: GestureMember.ID) -> Bool {
        entries.contains { $0.member.id == id && $0.gate == .open && $0.recognizer.status.isRecognized }
    }

    /// When `advance(to:into:)` has to be called, in seconds; `nil` when only fingers matter.
    package var deadline: Double? {
        var earliest: Double?
        for entry in entries {
            guard !entry.recognizer.status.isTerminal, let deadline = entry.recognizer.deadline else { continue }
            earliest = min(earliest ?? deadline, deadline)
        }
        return earliest
    }

    // MARK: Input

    /// A finger touched down on views whose gestures are `members`, innermost first.
    ///
    /// The sample should come from a `PointerSanitizer`. A finger that is already down is cancelled first.
    package func begin(_ event: PointerEvent, on members: [GestureMember], into actions: inout GestureActions) {
        if paths.contains(where: { $0.finger == event.id && $0.isDown }) {
            var lost = event
            lost.phase = .cancelled
            handle(lost, into: &actions)
        }
        advance(before: event.time, into: &actions)
        var path = Path(finger: event.id, start: event.location, isDown: true, entries: [], ranking: [])
        for member in Self.admitted(members) {
            let entry = entries.first { $0.member.id == member.id } ?? Entry(member)
            entry.recognizer.handle(.pointer(event), in: entry.member.space)
            guard entry.recognizer.follows(event.id) else {
                if entry.pathCount == 0 { entry.recognizer.reset() }
                continue
            }
            if entry.pathCount == 0 { entries.append(entry) }
            entry.pathCount += 1
            path.entries.append(entry)
            switch entry.member.priority {
            case .normal: path.ranking.append(entry)
            case .high: path.ranking.insert(entry, at: 0)
            case .simultaneous: break
            }
        }
        paths.append(path)
        settle(into: &actions)
        advance(to: event.time, into: &actions)
    }

    /// A finger moved, was lifted or was lost; unknown fingers are ignored.
    package func handle(_ event: PointerEvent, into actions: inout GestureActions) {
        advance(before: event.time, into: &actions)
        guard let index = paths.firstIndex(where: { $0.finger == event.id && $0.isDown }), event.phase != .began
        else { return }
        for entry in paths[index].entries {
            let wasActive = entry.recognizer.status == .active
            entry.recognizer.handle(.pointer(event), in: entry.member.space)
            if event.phase == .moved, !wasActive, entry.recognizer.status == .active {
                paths[index].isMoving = true
            }
        }
        if paths[index].start.distance(to: event.location) >= Self.movement {
            paths[index].isMoving = true
        }
        if event.phase.isLast {
            paths[index].isDown = false
        }
        settle(into: &actions)
        advance(to: event.time, into: &actions)
    }

    /// Lets time pass; every deadline up to then is met in order, at its own time.
    package func advance(to time: Double, into actions: inout GestureActions) {
        while let deadline, deadline <= time {
            pass(deadline, into: &actions)
        }
    }

    /// Lets time pass up to an event, which is still good at its own deadline.
    private func advance(before time: Double, into actions: inout GestureActions) {
        while let deadline, deadline < time {
            pass(deadline, into: &actions)
        }
    }

    private func pass(_ deadline: Double, into actions: inout GestureActions) {
        for entry in entries {
            guard let due = entry.recognizer.deadline, due <= deadline else { continue }
            entry.recognizer.handle(.time(deadline), in: entry.member.space)
            assert(
                entry.recognizer.status.isTerminal || (entry.recognizer.deadline ?? .infinity) > deadline,
                "\(entry.recognizer.stateDescription) was told the time it asked for and asks for it again.")
        }
        settle(into: &actions)
    }

    // MARK: Changes from the view tree

    /// Takes a gesture out because its view is going away: what it has told is taken back, the others go on.
    package func remove(_ id: GestureMember.ID, into actions: inout GestureActions) {
        guard let entry = entries.first(where: { $0.member.id == id }) else { return }
        entry.recognizer.cancel()
        entry.recognizer.report(.open, into: &actions)
        for index in paths.indices {
            paths[index].entries.removeAll { $0 === entry }
            paths[index].ranking.removeAll { $0 === entry }
        }
        entries.removeAll { $0 === entry }
        entry.recognizer.reset()
        settle(into: &actions)
    }

    /// Cancels everything, as when the root view is removed.
    package func cancelAll(into actions: inout GestureActions) {
        for entry in entries {
            entry.recognizer.cancel()
        }
        for index in paths.indices {
            paths[index].isDown = false
        }
        settle(into: &actions)
    }

    /// Settles what updates of recognizers have changed; call it after gesture values were replaced during a touch.
    package func refresh(into actions: inout GestureActions) {
        if !entries.isEmpty {
            settle(into: &actions)
        }
    }

    /// Puts a newer gesture value of the same type into a running member; unknown members are ignored.
    @MainActor package func update<G: Gesture>(
        _ id: GestureMember.ID, with gesture: G, into actions: inout GestureActions
    ) {
        guard let entry = entries.first(where: { $0.member.id == id }) else { return }
        G.updateErasedRecognizer(entry.recognizer, with: gesture)
        settle(into: &actions)
    }

    /// The members that the masks let take part.
    private static func admitted(_ members: [GestureMember]) -> [GestureMember] {
        guard members.contains(where: { $0.mask != .all }) else { return members }
        var admitted: [GestureMember] = []
        for member in members {
            if !member.mask.contains(.subviews) { admitted.removeAll() }
            if member.mask.contains(.gesture) { admitted.append(member) }
        }
        return admitted
    }
}
