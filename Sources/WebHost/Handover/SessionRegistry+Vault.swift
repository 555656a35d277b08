import Dispatch

extension SessionRegistry {
    /// What a page had in a session that is gone.
    func former(_ key: String, of connection: WebConnection, showing preview: String?) -> KeptPages.Page? {
        if let page = takeFormer(key, of: connection.person, showing: preview) { return page }
        guard connection.place == nil, let person = connection.person.id, AccessToken.isOne(key) else { return nil }
        // Without a state there is nothing to go on with.
        let open = persons.openPages?.take(key, of: person, leaves: true)
        guard var page = open ?? persons.vault?.take(key, of: person), page.state != nil else { return nil }
        guard let blame = blamed.removeValue(forKey: key) else { return page }
        // What may have ended the process is not done again.
        page.nextInput = max(page.nextInput, blame.nextInput)
        if blame.idleEnds >= WebLimits.endsUntilAnew {
            status.log(.warning, "A page starts anew, as its process has ended twice with what the page had.")
            persons.openPages?.remove(key, of: person)
            page.state = nil
        }
        return page
    }

    /// Files are written one after the other, so that the last one that was kept is what is there.
    nonisolated private static let keeping = DispatchQueue(label: "open pages", qos: .utility)

    /// Keeps what open pages have that have changed since, once a second, for as long as that takes little time: first those that
    /// were kept longest ago.
    func keepOpenPages() {
        guard persons.openPages != nil else { return }
        let start = serverTime()
        for session in sessions.values.filter(\.needsKeeping).sorted(by: { $0.openPageKeptAt < $1.openPageKeptAt }) {
            // The last turn may have come just after the page was kept, and there may be no other one.
            keepOpenPage(session, after: 0)
            if serverTime() - start >= WebLimits.openPagesSeconds { return }
        }
    }

    /// Keeps what an open page has, in case this process ends without a word: where something has changed, nobody has a finger on
    /// it, and it was kept long enough ago.
    ///
    /// - Parameter pause: since it was kept last, in seconds.
    func keepOpenPage(_ session: WebSession, after pause: Double = WebLimits.openPageSeconds) {
        guard let vault = persons.openPages, session.needsKeeping, session.fingers.isEmpty, !session.isAsleep,
            let person = session.person.id, session.connection?.place == nil
        else { return }
        let now = serverTime()
        guard now - session.openPageKeptAt >= pause else { return }
        session.needsKeeping = false
        session.openPageKeptAt = now
        let page = session.kept
        guard page.state != nil, page != session.openPage else { return }
        session.openPage = page
        let key = session.key
        Self.keeping.async { [counts = status.counts] in
            if vault.keep(page, of: key, for: person) { counts.openPageKept() }
        }
    }

    /// A session ends: nothing is to come back.
    func forgetOpenPage(of session: WebSession) {
        guard let vault = persons.openPages, let person = session.person.id else { return }
        let key = session.key
        Self.keeping.async { vault.remove(key, of: person) }
    }

    /// Ends a session whose page is away, and keeps what it had.
    func endAway(_ session: WebSession) {
        if let kept = kept(session) {
            DispatchQueue.global().async { kept() }
        }
        end(session)
    }

    /// Keeps what all pages have, for the process after this one.
    func keepAll() async {
        let pages = sessions.values.compactMap { kept($0) }
        hasKeptAll = true
        guard !pages.isEmpty else { return }
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                for keep in pages { keep() }
                continuation.resume()
            }
        }
    }

    /// What keeps what a session has now, on a thread that may wait; nil where there is nothing to keep.
    private func kept(_ session: WebSession) -> (@Sendable () -> Void)? {
        guard session.connection?.place == nil, let person = session.person.id, let vault = persons.vault else {
            return nil
        }
        let page = session.kept
        guard page.state != nil else { return nil }
        let key = session.key
        let open = persons.openPages
        return {
            vault.keep(page, of: key, for: person)
            // What comes back is the newer one.
            if let open { Self.keeping.sync { open.remove(key, of: person) } }
        }
    }
}
