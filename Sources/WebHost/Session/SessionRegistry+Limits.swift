import RiffleHosting

/// What was seen when pages were last looked at for their memory.
struct MemoryState {
    /// Whether the process has more than it may, so that there are no new pages.
    var isFull = false
    /// When pages had to end for that, in the server's seconds.
    var endedAt = -Double.infinity
    /// The session after which counting goes on.
    var counted = 0
}

extension SessionRegistry {
    /// Tells the pages of somebody that what was changed is not kept.
    func tell(of refusal: StorageRefusal) {
        for session in sessions.values where session.person.hasMade(refusal) && session.tellOfStorage() {
            status.counts.refused(.storage)
            status.log(
                .warning, "What a visitor changed is not kept, as there is no room or it could not be written.",
                ["session": session.description])
        }
    }

    /// Counts what pages have in memory, and ends those that have too much. Once a second.
    package func lookAtMemory() {
        status.counts.tellMemory()
        status.watch.record?.note(pages: sessions.values.count { $0.connection != nil })
        putToSleep()
        keepOpenPages()
        countSome()
        let resident = residentBytes()
        let most = limits.processMemory()
        memoryState.isFull = resident > most
        let time = serverTime()
        // Memory takes a while to go back, and nobody else is asked to go for it meanwhile.
        let mayEnd = time - memoryState.endedAt >= WebLimits.memoryReturnSeconds
        let judgement = MemoryJudgement(
            sessions.values.map { session in
                MemoryJudgement<String>.Page(
                    id: session.key, visitor: session.person.id.map { AnyHashable($0) } ?? AnyHashable(session.key),
                    bytes: session.countedBytes, stillSeconds: session.stillSeconds, isAway: session.connection == nil)
            },
            pageMemory: limits.pageMemory, visitorMemory: limits.visitorMemory, excess: mayEnd ? resident - most : 0)
        for (key, reason) in judgement.ended {
            guard let session = sessions[key] else { continue }
            if reason == .server { memoryState.endedAt = time }
            endForMemory(session, reason)
        }
        if judgement.ended.contains(where: { $0.reason == .server }) { giveBackMemory() }
    }

    private func endForMemory(_ session: WebSession, _ reason: MemoryReason) {
        status.counts.refused(.memory)
        status.log(
            .warning, "A page ends, as \(reason.sentence)",
            ["session": session.description, "bytes": "\(session.countedBytes)"])
        session.tell(reason)
        if let connection = session.connection {
            // After what was just told.
            connection.channel.eventLoop.execute {
                connection.close(.goingAway, "The page ends, as \(reason.sentence)")
            }
        }
        end(session)
    }

    /// Has sessions fall asleep that nobody sees, for as long as that takes little time; the others a moment later.
    private func putToSleep() {
        let start = serverTime()
        var count = 0
        for session in sessions.values where session.sleepIfUnseen() {
            count += 1
            status.counts.sessionSlept()
            guard serverTime() - start >= WebLimits.sleepLookSeconds else { continue }
            if !awaitsSleep {
                awaitsSleep = true
                afterDelay(WebLimits.sleepPauseSeconds) { [weak self] in
                    self?.awaitsSleep = false
                    self?.putToSleep()
                }
            }
            break
        }
        if count > 0 { memoryIsFree() }
    }

    /// Has all sessions fall asleep that can, whether somebody sees them or not.
    ///
    /// - Returns: how many did.
    @discardableResult
    package func sleepAll() -> Int {
        let count = sessions.values.count { !$0.isAsleep && $0.fallAsleep() }
        for _ in 0..<count { status.counts.sessionSlept() }
        return count
    }

    /// Counts pages on which something has happened, for as long as that takes little time; the others next time.
    private func countSome() {
        let start = serverTime()
        let order = sessions.values.sorted { $0.number < $1.number }
        let split = order.firstIndex { $0.number > memoryState.counted } ?? 0
        for session in order[split...] + order[..<split] {
            guard session.countBytes() else { continue }
            memoryState.counted = session.number
            if serverTime() - start >= WebLimits.memoryLookSeconds { return }
        }
    }
}

extension MemoryReason {
    fileprivate var sentence: String {
        switch self {
        case .page: "it needs more memory than a page may have."
        case .visitor: "the pages of its visitor need more memory than they may have."
        case .server: "the server has more memory in use than it may have."
        }
    }
}
