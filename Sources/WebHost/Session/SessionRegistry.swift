import Dispatch
import NIOCore
import NIOWebSocket

extension WebSocketErrorCode {
    /// Not a refusal for good: the page comes back by itself.
    static let tryAgainLater = WebSocketErrorCode.unknown(1013)
}

/// All sessions of a server: who is shown where, and who waits for its page to come back.
@MainActor
package final class SessionRegistry {
    /// Makes what a new session shows.
    package typealias MakeContent = @MainActor (PageTraits) -> any WebContent

    private var sessions: [String: WebSession] = [:]
    private let makeContent: MakeContent
    private let fonts: FontStore
    private let serverTime: @MainActor () -> Double
    private let afterDelay: @MainActor (Double, @escaping @MainActor () -> Void) -> Void

    /// - Parameters:
    ///   - serverTime: seconds of a clock that never runs backwards.
    ///   - afterDelay: calls back after so many seconds.
    package init(
        fonts: FontStore, serverTime: @escaping @MainActor () -> Double = SessionRegistry.uptime,
        afterDelay: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> Void = SessionRegistry.sleep,
        makeContent: @escaping MakeContent
    ) {
        self.fonts = fonts
        self.serverTime = serverTime
        self.afterDelay = afterDelay
        self.makeContent = makeContent
    }

    /// The machine's seconds since it started.
    package static func uptime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// Calls back on the main actor after so many seconds.
    package static func sleep(_ seconds: Double, then body: @escaping @MainActor () -> Void) {
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(seconds))
            body()
        }
    }

    /// Sessions with and without a page.
    package var count: Int { sessions.count }

    /// How often a connection's messages were dealt with.
    package private(set) var turnCount = 0

    /// Sessions that wait for their page to come back.
    package var detachedCount: Int { sessions.values.count { $0.detachedAt != nil } }

    // MARK: Connections

    /// Called from a connection's loop when its mailbox is no longer empty.
    nonisolated func messagesCame(from connection: WebConnection) {
        Task { @MainActor in self.takeTurn(connection) }
    }

    private func takeTurn(_ connection: WebConnection) {
        turnCount += 1
        let turn = connection.mailbox.take()
        do {
            try handle(turn.messages, from: connection)
        } catch {
            leave(connection)
            return connection.close(.policyViolation, "\(error)")
        }
        if turn.resumes { connection.resume() }
        if turn.isMore { messagesCame(from: connection) }
    }

    private func handle(_ messages: [ClientMessage], from connection: WebConnection) throws {
        guard let first = messages.first else { return }
        if let session = connection.session { return try session.handle(messages) }
        guard connection.channel.isActive else { return }
        guard case .hello(let traits, let key, let time) = first else {
            throw ClientMessageError.order("A connection's first message is hello.")
        }
        let known = sessions[key]
        guard known != nil || sessions.count < WebLimits.sessions else {
            return connection.close(.tryAgainLater, "The server shows \(sessions.count) pages already.")
        }
        let session = known ?? makeSession(traits, time: time, on: connection.channel.eventLoop)
        session.attach(connection, traits: traits, time: time, isNew: known == nil)
        try session.handle(Array(messages.dropFirst()))
    }

    private func makeSession(_ traits: PageTraits, time: Double, on loop: any EventLoop) -> WebSession {
        let key = AccessToken.random()
        let session = WebSession(
            key: key, content: makeContent(traits), output: SessionOutput(on: loop, fonts: fonts), helloTime: time,
            serverTime: serverTime)
        sessions[key] = session
        return session
    }

    /// Called from a connection's loop when it is closed.
    ///
    /// - Parameter isFinal: whether the page said that it will not come back: its tab was closed.
    nonisolated func connectionEnded(_ connection: WebConnection, isFinal: Bool) {
        connection.mailbox.close()
        Task { @MainActor in
            guard let session = self.leave(connection) else { return }
            if isFinal { self.end(session) }
        }
    }

    @discardableResult
    private func leave(_ connection: WebConnection) -> WebSession? {
        guard let session = connection.session, session.connection === connection else { return nil }
        connection.session = nil
        session.detach()
        afterDelay(WebLimits.detachedSeconds) { [weak self, weak session] in
            guard let self, let session, let since = session.detachedAt else { return }
            if self.serverTime() - since >= WebLimits.detachedSeconds { self.end(session) }
        }
        let waiting = sessions.values.filter { $0.detachedAt != nil }
        if waiting.count > WebLimits.detachedSessions,
            let oldest = waiting.min(by: { ($0.detachedAt ?? 0, $0.key) < ($1.detachedAt ?? 0, $1.key) })
        {
            end(oldest)
        }
        return session
    }

    private func end(_ session: WebSession) {
        sessions[session.key] = nil
        session.end()
    }

    /// Ends all sessions and their connections.
    package func endAll() {
        for session in sessions.values {
            session.connection?.close(.goingAway, "The server stops.")
            session.end()
        }
        sessions = [:]
    }
}
