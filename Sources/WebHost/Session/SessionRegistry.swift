import Dispatch
import RiffleHosting
import NIOCore
import NIOWebSocket
import Synchronization

/// All sessions of a server: who is shown where, and who waits for its page to come back.
@MainActor
package final class SessionRegistry {
    /// Makes what a new session shows.
    package typealias MakeContent = @MainActor (PageTraits, SessionStores) -> any WebContent

    /// What all visitors store.
    nonisolated package let persons: Persons
    /// The files that sessions offer their pages.
    nonisolated package let offered: OfferedFiles

    /// What those who look after the server are told.
    nonisolated package let status: ServerStatus

    /// What visitors may have.
    let limits: ServerLimits
    private(set) var sessions: [String: WebSession] = [:]
    /// The number of the last session, by which logs know them: a name is a secret.
    private var lastNumber = 0
    /// Sessions at which the process before has ended.
    var blamed: [String: WorkerBlame] = [:]
    /// What pages had in the process before this one.
    var former: [String: KeptPages.Page] = [:]
    /// Whether people who are known have their pages elsewhere.
    var isForStrangers = false
    private var isEnding = false
    /// Whether the state of all sessions is kept for the process after this one.
    var hasKeptAll = false
    private let makeContent: MakeContent
    private let fonts: FontStore
    let serverTime: @MainActor () -> Double
    /// Bytes of the process.
    let residentBytes: @MainActor () -> Int
    /// When pages had to end for the whole server, and who is counted next.
    var memoryState = MemoryState()
    let afterDelay: @MainActor (Double, @escaping @MainActor () -> Void) -> Void
    private let turns = Mutex(TurnOrder<WebConnection>())
    private var memory = MemoryReturn()
    let giveBackMemory: @MainActor () -> Void
    /// Whether somebody is going to look which sessions are still.
    private var awaitsRest = false
    /// Whether somebody is going to look who is to sleep, before the next second.
    var awaitsSleep = false

    /// - Parameters:
    ///   - serverTime: seconds of a clock that never runs backwards.
    ///   - afterDelay: calls back after so many seconds.
    ///   - giveBackMemory: called some time after sessions have ended.
    ///   - residentBytes: bytes of the process.
    package init(
        fonts: FontStore, persons: Persons = Persons(folder: nil), offered: OfferedFiles = OfferedFiles(),
        status: ServerStatus = ServerStatus(), limits: ServerLimits = ServerLimits(),
        serverTime: @escaping @MainActor () -> Double = SessionRegistry.uptime,
        afterDelay: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> Void = SessionRegistry.sleep,
        giveBackMemory: @escaping @MainActor () -> Void = MemoryReturn.giveBack,
        residentBytes: @escaping @MainActor () -> Int = { MachineMemory.resident },
        makeContent: @escaping MakeContent
    ) {
        self.fonts = fonts
        self.status = status
        self.persons = persons
        self.offered = offered
        self.serverTime = serverTime
        self.afterDelay = afterDelay
        self.giveBackMemory = giveBackMemory
        self.makeContent = makeContent
        self.limits = limits
        self.residentBytes = residentBytes
        persons.onRefusal { [weak self] refusal in Task { @MainActor in self?.tell(of: refusal) } }
        status.watch.onSign { [weak self] in self?.lookAtMemory() }
    }

    /// The machine's seconds since it started.
    nonisolated package static func uptime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

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

    /// Connections that wait for their turn.
    package var waitingTurnCount: Int { turns.withLock { $0.count } }

    /// Messages that the last turn left for the next one.
    package private(set) var messagesLeft = 0

    /// Sessions that wait for their page to come back.
    package var detachedCount: Int { sessions.values.count { $0.detachedAt != nil } }

    /// Sessions that have no views for the time being.
    package var asleepCount: Int { sessions.values.count { $0.isAsleep } }

    // MARK: Connections

    /// Called from a connection's loop when its mailbox is no longer empty, or its page has taken what waited for it.
    nonisolated func messagesCame(from connection: WebConnection) {
        if turns.withLock({ $0.join(connection, for: connection.parties) }) { arrangeTurn() }
    }

    nonisolated private func arrangeTurn() {
        // Of no page, though a page's code may have asked for it.
        WindowContext.run(as: nil) { _ = Task { @MainActor in self.takeTurn() } }
    }

    private func takeTurn() {
        let start = serverTime()
        switch turns.withLock({ $0.next(now: start) }) {
        case .nobody: break
        // What is done now would not be in what is kept. The page says it again, to the next process.
        case .turn(let connection) where hasKeptAll: turnAway(connection)
        case .turn(let connection): takeTurn(of: connection, since: start)
        case .wait(let seconds, let number):
            afterDelay(seconds) { [weak self] in
                guard let self, self.turns.withLock({ $0.wakes(number) }) else { return }
                self.takeTurn()
            }
        }
    }

    /// Who comes now comes again later. Those who are here are told that this is the end as soon as all is kept.
    private func turnAway(_ connection: WebConnection) {
        if connection.session == nil { connection.close(.tryAgainLater, Self.farewell) }
        let now = serverTime()
        if turns.withLock({ $0.ended(after: 0, isMore: false, now: now) }) { arrangeTurn() }
    }

    private func takeTurn(of connection: WebConnection, since start: Double) {
        status.watch.begin(connection.session?.description ?? "one that begins")
        defer { status.watch.end() }
        status.watch.record?.begin(connection.session?.key ?? "")
        turnCount += 1
        var isMore = false
        if !connection.channel.isActive {
            turns.withLock { $0.leave(connection) }
        } else if !connection.awaitsRoom() {
            isMore = deal(with: connection, since: start)
        }
        if let session = connection.session { keepOpenPage(session) }
        restLater()
        let end = serverTime()
        if turns.withLock({ $0.ended(after: end - start, isMore: isMore, now: end) }) { arrangeTurn() }
    }

    /// Counts a frame that came of no message for the page's visitor.
    private func charge(_ connection: WebConnection, _ seconds: Double) {
        let now = serverTime()
        turns.withLock { $0.charge(connection, seconds, now: now) }
    }

    /// Deals with as many of a connection's messages as a turn has time for.
    ///
    /// - Returns: whether there are more.
    private func deal(with connection: WebConnection, since start: Double) -> Bool {
        let messages = connection.mailbox.first()
        var budget = TurnBudget(until: start + WebLimits.turnSeconds)
        if let first = messages.first { budget.begin(with: first) }
        do {
            let count = try traced(messages, from: connection) {
                try handle(messages, from: connection) { [serverTime] message in
                    budget.allows(message, now: serverTime())
                }
            }
            let rest = connection.mailbox.remove(count)
            messagesLeft = connection.mailbox.count
            if rest.resumes { connection.resume() }
            return rest.isMore
        } catch {
            let name = connection.session?.description ?? "none"
            status.counts.refused(.message)
            status.log(.warning, "A page said what none would: \(error)", ["session": name])
            leave(connection)
            connection.close((error as? ClientMessageError)?.closeCode ?? .unexpectedServerError, "\(error)")
            return false
        }
    }

    /// Follows the work of a turn, where somebody wants to know and something was done on the page.
    private func traced(
        _ messages: [ClientMessage], from connection: WebConnection, _ work: () throws -> Int
    ) throws -> Int {
        guard let trace = status.trace, ClientMessage.eventName(of: messages) != nil else { return try work() }
        let waited = connection.takeWait()
        var outcome: Result<Int, any Error>?
        trace(TracedTurn(session: connection.session?.number ?? lastNumber + 1, waited: waited)) {
            let result = Result { try work() }
            outcome = result
            let count = (try? result.get()) ?? messages.count
            return ClientMessage.eventName(of: messages.prefix(count)) ?? "page"
        }
        return try outcome?.get() ?? 0
    }

    /// Deals with the first message, and with those after it as long as it may go on.
    ///
    /// - Returns: how many were dealt with.
    private func handle(
        _ messages: [ClientMessage], from connection: WebConnection, while mayGoOn: (ClientMessage) -> Bool
    ) throws -> Int {
        guard let first = messages.first else { return 0 }
        if let session = connection.session { return try session.handle(messages, while: mayGoOn) }
        guard case .hello(let said, let key, let isLoaded, let time) = first else {
            throw ClientMessageError.order("A connection's first message is hello.")
        }
        status.watch.record?.begin(key)
        let known = session(named: key, for: connection, isLoaded: isLoaded)
        if known == nil, let (cause, reason) = reasonToWait(for: connection) {
            status.counts.refused(cause)
            status.log(.warning, "There is no room for a new page: \(reason)")
            connection.close(.tryAgainLater, reason)
            return messages.count
        }
        if !isLoaded, AccessToken.isOne(key) { status.counts.cameBack(isKnown: known != nil) }
        let traits = connection.place?.applied(to: said) ?? said
        let former = known == nil ? former(key, of: connection, showing: traits.live?.preview) : nil
        let session = known ?? makeSession(traits, after: key, former?.state, time: time, for: connection)
        session.address = connection.address
        if let former {
            for loss in session.restore(former) {
                status.logOnce(.info, "\(loss.place) does not come back with its pages: \(loss.reason).")
            }
        }
        session.attach(
            connection, traits: traits, time: time, isNew: known == nil, isKnown: former != nil, isLoaded: isLoaded)
        // Whatever the first frame took: what came with hello waits for the next turn.
        return 1
    }

    /// Why there is no new session for a page; nil where there is room. Who is there counts more than who is away.
    private func reasonToWait(for connection: WebConnection) -> (ServerRefusal, String)? {
        let address = connection.address
        guard !isEnding else { return (.ending, Self.farewell) }
        guard !isForStrangers || connection.person.id == nil else {
            return (.sessions, "The server has no room for another visitor.")
        }
        func isOver() -> Bool {
            address.isLimited
                && sessions.values.count { $0.address == address } >= limits.sessionsPerAddress
        }
        let isOwn = isOver()
        if isOwn || sessions.count >= limits.sessions {
            let away = sessions.values.filter { $0.detachedAt != nil && (!isOwn || $0.address == address) }
            if let next = Self.leastWorthKeeping(away, at: serverTime()) { endAway(next) }
        }
        guard sessions.count < limits.sessions else {
            return (.sessions, "The server shows \(sessions.count) pages already.")
        }
        guard !memoryState.isFull else { return (.memory, "The server has no memory for another page.") }
        return isOver() ? (.address, "Your address has \(limits.sessionsPerAddress) pages open already.") : nil
    }

    /// The session that a page comes back to: whoever knows its name and is the person whose it is.
    ///
    /// - Parameter isLoaded: whether the page was just loaded. A session that another page still shows is not taken from
    ///   it then: browsers give a tab that is duplicated what the tab remembers.
    private func session(named key: String, for connection: WebConnection, isLoaded: Bool) -> WebSession? {
        guard let session = sessions[key], session.person.id == connection.person.id else { return nil }
        return isLoaded && session.connection != nil ? nil : session
    }

    /// A new session for a tab that may have had one before: then it has the same name, by which the tab's values are kept,
    /// unless that one is still there, of which it has a copy of the values.
    private func makeSession(
        _ traits: PageTraits, after former: String, _ state: Data? = nil, time: Double, for connection: WebConnection
    ) -> WebSession {
        let person = connection.person
        let isFree = person.id != nil && AccessToken.isOne(former) && sessions[former] == nil
        let key = isFree ? former : AccessToken.random()
        if !isFree, sessions[former]?.person.id == person.id { person.copyScene(named: former, to: key) }
        let stores = SessionStores(
            app: person.app, scene: person.scene(named: key), shared: persons.shared, folder: person.folder,
            home: person.home, request: connection.request, former: state,
            isKept: person.id != nil && persons.vault != nil)
        let output = SessionOutput(
            on: connection.channel.eventLoop, fonts: fonts, isStrangers: connection.isStrangers)
        let session = WebSession(
            key: key, person: person, content: makeContent(traits, stores), output: output, offered: offered,
            helloTime: time, serverTime: serverTime)
        sessions[key] = session
        lastNumber += 1
        session.number = lastNumber
        session.counts = status.counts
        session.record = status.watch.record
        session.onWork = { [weak self] connection, seconds in self?.charge(connection, seconds) }
        status.counts.sessionBegan()
        status.log(.info, "A session begins.", ["session": session.description])
        return session
    }

    /// Called from a connection's loop when it is closed.
    ///
    /// - Parameter isFinal: whether the page said that it will not come back: its tab was closed.
    nonisolated func connectionEnded(_ connection: WebConnection, isFinal: Bool) {
        connection.mailbox.close()
        turns.withLock { $0.leave(connection) }
        Task { @MainActor in
            if let entry = connection.access(session: connection.session?.number) { status.access?(entry) }
            guard let session = self.leave(connection) else { return }
            guard isFinal else { return }
            // Who chooses another appearance for a frame, or loads the page again, goes on with what there was.
            if connection.place != nil { self.keepForNext(session) }
            self.end(session)
        }
    }

    @discardableResult
    private func leave(_ connection: WebConnection) -> WebSession? {
        guard let session = connection.session, session.connection === connection else { return nil }
        connection.session = nil
        session.detach()
        let patience = Double(limits.awaySeconds)
        afterDelay(patience) { [weak self, weak session] in
            guard let self, let session, let since = session.detachedAt else { return }
            if self.serverTime() - since >= patience { self.endAway(session) }
        }
        endTooMany()
        return session
    }

    /// Ends sessions that wait for their page until there are not too many of them, and they do not hold too much.
    private func endTooMany() {
        var waiting = sessions.values.filter { $0.detachedAt != nil }
        var held = waiting.reduce(0) { $0 + $1.heldLayers }
        while waiting.count > WebLimits.detachedSessions || held > WebLimits.detachedLayers {
            guard let next = Self.leastWorthKeeping(waiting, at: serverTime()) else { return }
            waiting.removeAll { $0 === next }
            held -= next.heldLayers
            endAway(next)
        }
    }

    /// Of the address that has most sessions waiting, so that nobody drives out others, the one that is large and has waited
    /// long: the product of the two counts.
    private static func leastWorthKeeping(_ waiting: [WebSession], at time: Double) -> WebSession? {
        var counts: [ClientAddress: Int] = [:]
        for session in waiting { counts[session.address, default: 0] += 1 }
        let most = counts.values.max()
        func burden(_ session: WebSession) -> Double {
            Double(session.heldLayers + 1) * (time - (session.detachedAt ?? time) + 1)
        }
        return waiting.filter { counts[$0.address] == most }
            .max { (burden($0), $1.key) < (burden($1), $0.key) }
    }

    func end(_ session: WebSession) {
        sessions[session.key] = nil
        forgetOpenPage(of: session)
        if session.isAsleep { status.counts.sleeperEnded() }
        session.end()
        status.counts.sessionEnded()
        status.log(.info, "A session ends.", ["session": session.description])
        memoryIsFree()
    }

    /// Much was let go of: some time later it goes back to the system.
    func memoryIsFree() {
        if let delay = memory.sessionEnded(at: serverTime()) { askAboutMemory(in: delay) }
    }

    /// Looks after a while which sessions have become still, and again as long as some have not.
    private func restLater() {
        guard !awaitsRest, !isEnding else { return }
        awaitsRest = true
        afterDelay(WebLimits.restSeconds) { [weak self] in
            guard let self else { return }
            self.awaitsRest = false
            let resting = self.sessions.values.count { $0.restIfStill() }
            if resting > 0 { self.memoryIsFree() }
            if self.sessions.values.contains(where: { !$0.isResting && !$0.isMoving }) { self.restLater() }
        }
    }

    /// Ends the pages of somebody who has signed out. Those that are open load anew, by which the server can tell them so.
    ///
    /// - Returns: how many sessions there were.
    @discardableResult
    package func endPages(of user: String) -> Int {
        let person = persons.cookie.person(named: user)
        persons.vault?.removePages(of: person)
        let ended = sessions.values.filter { $0.person.id == person }
        for session in ended {
            session.leave(for: "")
            session.connection?.close(.goingAway, "You have signed out.")
            end(session)
        }
        return ended.count
    }

    private func askAboutMemory(in delay: Double) {
        afterDelay(delay) { [weak self] in
            guard let self else { return }
            let (isDue, askIn) = self.memory.isDue(at: self.serverTime())
            if isDue { self.giveBackMemory() }
            if let askIn { self.askAboutMemory(in: askIn) }
        }
    }

    /// Ends all sessions and their connections.
    package func endAll() { endAll(.goingAway) }

    private func endAll(_ code: WebSocketErrorCode) {
        for session in sessions.values {
            session.connection?.close(code, Self.farewell)
            session.end()
            status.counts.sessionEnded()
        }
        sessions = [:]
    }

    // MARK: The end

    /// What pages are told when the server ends.
    private static let farewell = "The server stops."

    /// Ends all sessions, takes no new ones, and waits until the pages have taken notice, or for
    /// `WebLimits.farewellSeconds`.
    ///
    /// - Parameter handOver: called before that, as soon as all that sessions had is kept: they can go on elsewhere.
    package func drain(handOver: () async -> Void = {}) async {
        isEnding = true
        status.end()
        let channels = sessions.values.compactMap { $0.connection?.channel }
        await keepAll()
        endAll(.serviceRestart)
        await handOver()
        guard let loop = channels.first?.eventLoop else { return }
        let wait = loop.scheduleTask(in: .milliseconds(Int64(WebLimits.farewellSeconds * 1000))) {}
        EventLoopFuture.andAllComplete(channels.map(\.closeFuture), on: loop).whenComplete { _ in wait.cancel() }
        try? await wait.futureResult.get()
    }
}
