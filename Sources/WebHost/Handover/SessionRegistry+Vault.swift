import Dispatch

extension SessionRegistry {
    /// What a page had in a session that is gone.
    func former(_ key: String, of connection: WebConnection, showing preview: String?) -> KeptPages.Page? {
        if let page = takeFormer(key, of: connection.person, showing: preview) { return page }
        guard connection.place == nil, let person = connection.person.id, AccessToken.isOne(key) else { return nil }
        // Without a state there is nothing to go on with.
        return persons.vault?.take(key, of: person).flatMap { $0.state == nil ? nil : $0 }
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
        return { vault.keep(page, of: key, for: person) }
    }
}
