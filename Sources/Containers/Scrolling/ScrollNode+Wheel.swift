/// A wheel that turns above a scroll view, or fingers that move on a pad.
struct WheelTurn {
    /// Where the content was at first, or was on its way to.
    var start: CGPoint
    /// How far it has turned since, in points.
    var way = CGSize.zero
    /// When it turned last, in seconds.
    var last: Double

    /// How long nothing has to come of a wheel for it to be at rest, in seconds.
    fileprivate static let rest = 0.15
    /// How far a wheel has to turn to be meant to go on to the next target, in points: somewhat less than a notch.
    fileprivate static let least: CGFloat = 80
}

extension ScrollNode: WheelScrolling {
    /// Scrolls by a wheel's distance, without going beyond the ends.
    package func scroll(_ event: WheelEvent) -> Bool {
        guard canScroll else { return false }
        let distance = CGSize(width: event.delta.width * direction, height: event.delta.height)
        let now = graph.now
        var next =
            turn ?? WheelTurn(start: machine.isMoving(at: now) ? machine.target : offset(at: now), last: now)
        next.way.width += distance.width
        next.way.height += distance.height
        next.last = now
        var moved = machine
        guard moved.step(by: distance, along: axes, at: now) else { return false }
        let comesToRest = environment.scrollTargetBehavior != nil || lead > 0
        turn = comesToRest && !machine.isTouched ? next : nil
        change { $0 = moved }
        return true
    }

    /// Takes the content to where it is to rest, once the wheel does.
    func endTurn(at now: Double) {
        guard let turn, now >= turn.last + WheelTurn.rest - 1e-6 else { return }
        self.turn = nil
        guard !machine.isTouched, !machine.isMoving(at: now), let rest = rest(after: turn, at: now) else { return }
        change { $0.settle(to: rest, along: axes, at: now) }
    }

    /// Where a wheel leaves the content. A notch is often less than half of the way to the next target: where the content
    /// would come back to where the turn began, it goes on in the turn's direction to the next target instead.
    ///
    /// That is a choice of ours: what Apple's do with a notch is not known here.
    private func rest(after turn: WheelTurn, at now: Double) -> CGPoint? {
        let end = offset(at: now)
        guard var rest = restingOffset(from: turn.start, .zero, end) else { return nil }
        guard environment.scrollTargetBehavior != nil else { return rest }
        for axis in Axis.allCases where axes.contains(axis) {
            let way = turn.way[axis]
            let length = containerSize[axis]
            guard abs(way) >= min(WheelTurn.least, length / 4), (rest[axis] - turn.start[axis]) * way <= 0.5 else {
                continue
            }
            for share in 1...4 {
                var further = end
                further[axis] = turn.start[axis] + length * CGFloat(share) / 4 * (way < 0 ? -1 : 1)
                guard let next = restingOffset(from: turn.start, .zero, further),
                    (next[axis] - turn.start[axis]) * way > 0.5
                else { continue }
                rest[axis] = next[axis]
                break
            }
        }
        return rest
    }
}
