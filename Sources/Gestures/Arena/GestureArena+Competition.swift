extension GestureArena {
    /// Decides who loses and who may speak, collects callbacks, and lets go of what is over.
    func settle(into actions: inout GestureActions) {
        for entry in entries {
            entry.gate = .open
        }
        for path in paths {
            letScrollTake(path)
            letBegunTake(path)
            rank(path)
        }
        // Losers take back what they told before winners speak.
        for entry in entries where entry.isLosing {
            entry.isLosing = false
            entry.recognizer.report(.silent, into: &actions)
        }
        for entry in entries {
            entry.recognizer.report(entry.gate, into: &actions)
            if entry.gate != .silent, entry.recognizer.hasValue, !entry.recognizer.status.isTerminal {
                entry.isShown = true
            }
        }
        letGo()
    }

    /// The innermost scroll view that has begun and is not blocked takes the touch from what is inside it and only
    /// possible, and from buttons.
    private func letScrollTake(_ path: Path) {
        guard
            let scroll = path.entries.firstIndex(where: {
                $0.member.kind == .scroll && $0.recognizer.status == .active && !isBlocked($0, in: path)
            })
        else { return }
        for entry in path.entries[..<scroll] where entry.member.priority != .simultaneous {
            let status = entry.recognizer.status
            if status == .possible || (entry.member.kind == .button && status == .active) {
                cancel(entry)
            }
        }
    }

    /// A gesture of the app that is active while its finger moves takes the touch from those before it that are only
    /// possible, so that it has its end as it has its changes.
    ///
    /// Texts keep theirs, as they and gestures of the app do not compete.
    private func letBegunTake(_ path: Path) {
        guard path.isMoving, let begun = path.ranking.firstIndex(where: { $0.recognizer.status.isRecognized }) else {
            return
        }
        let winner = path.ranking[begun]
        guard winner.member.kind == .gesture, winner.recognizer.status == .active,
            !paths.contains(where: { isSilenced(winner, on: $0) })
        else { return }
        for entry in path.ranking[..<begun] where entry.recognizer.status == .possible {
            if entry.member.kind == .gesture || entry.member.kind == .button { cancel(entry) }
        }
    }

    private func isSilenced(_ entry: Entry, on path: Path) -> Bool {
        path.ranking.contains { $0 === entry } && isBlocked(entry, in: path)
    }

    /// Whether something with precedence over an entry is recognized.
    private func isBlocked(_ entry: Entry, in path: Path) -> Bool {
        for other in path.ranking {
            if other === entry { return false }
            if other.recognizer.status.isRecognized, other.member.kind != .button { return true }
        }
        return false
    }

    /// Applies the order of precedence: what comes first decides what later ones may do.
    private func rank(_ path: Path) {
        var gate = ReportGate.open
        var isDecided = false
        // What a tap into a text decides concerns all but the app's gestures.
        var textGate = ReportGate.open
        var isTapped = false
        for entry in path.ranking {
            let status = entry.recognizer.status
            if status.isFailure { continue }
            let yieldsToText = entry.member.kind != .gesture
            let isLate = isDecided || (isTapped && yieldsToText)
            if isLate || (gate == .silent && (entry.isShown || entry.member.kind == .scroll)) {
                cancel(entry)
                continue
            }
            entry.gate = min(entry.gate, gate, yieldsToText ? textGate : .open)
            switch status {
            case .ended where entry.member.kind == .textTap: isTapped = true
            case _ where entry.member.kind == .textTap: textGate = .withholdEnd
            case .ended: isDecided = true
            // What is blocked on another path is not really active.
            case .active where entry.gate != .silent: gate = .silent
            default: gate = min(gate, .withholdEnd)
            }
        }
    }

    private func cancel(_ entry: Entry) {
        entry.recognizer.cancel()
        entry.isLosing = true
    }

    /// Drops paths whose finger is up and whose gestures are all decided, and resets gestures no path holds.
    private func letGo() {
        var index = 0
        while index < paths.count {
            let path = paths[index]
            if path.isDown || path.entries.contains(where: { !$0.recognizer.status.isTerminal }) {
                index += 1
                continue
            }
            for entry in path.entries {
                entry.pathCount -= 1
            }
            paths.remove(at: index)
        }
        var isAnyoneDone = false
        for entry in entries where entry.pathCount == 0 {
            entry.recognizer.reset()
            isAnyoneDone = true
        }
        if isAnyoneDone {
            entries.removeAll { $0.pathCount == 0 }
        }
    }
}
