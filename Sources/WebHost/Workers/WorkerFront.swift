import CRiffleSockets
import Foundation
import NIOCore

#if canImport(Glibc)
    import Glibc
#endif

/// Holds the port of a program that is served by several processes, and never runs a line of the program's own.
///
/// It reads the first request of each connection as far as its head, and passes the connection to the worker that has the
/// visitor's pages. A worker that ends, or whose main actor gives no sign, is started again; connections wait for it meanwhile.
///
/// One thread does all of it, and waits for nobody.
package final class WorkerFront {
    /// The place of a worker, and what waits for one.
    private final class Slot {
        var worker: WorkerProcess?
        /// Takes the worker's place once it is ready.
        var successor: WorkerProcess?
        /// Connections that wait, and since when.
        var waiting: [(descriptor: Int32, read: [UInt8], since: UInt64)] = []
        /// Workers that ended soon, one after the other.
        var failures = 0
        /// When a worker is started; nil while there is one.
        var startsAt: UInt64? = 0
    }

    /// A connection of which no request is whole yet.
    private struct Newcomer {
        var descriptor: Int32
        var read: [UInt8] = []
        let since = WorkerRecord.now()
    }

    private let configuration: WebServer.Configuration
    private let slots: [Slot]
    private let program: String
    private let listener: FrontSocket
    private let router: WorkerRouter
    /// Whose the workers are; nil where visitors share them.
    private var tenants: WorkerTenants?
    /// Connections of those who are leaving a worker.
    private var returning: [(descriptor: Int32, read: [UInt8])] = []
    private let pages: OpenPagesFolder
    private let lock: StorageLock?
    private let token: String?
    private let signals: Int32
    private var newcomers: [Newcomer] = []
    /// Workers that are as good as gone, until the system says so.
    private var leaving: [WorkerProcess] = []
    private var blames = WorkerBlames()
    private var isServing = false
    /// Slots that get another worker, one after the other.
    private var renewing: [Slot] = []
    private var isEnding = false
    private var lastLook: UInt64 = 0
    private var buffer = [UInt8](repeating: 0, count: WorkerLine.packetBytes)

    /// Takes the port. Throws `WebListenerError`, `StorageLock.InUse`, and what a token's file is refused for.
    ///
    /// - Parameter count: of the workers; 0 for one per processor.
    package init(_ configuration: WebServer.Configuration, count: Int) throws {
        FileLimit.raise()
        let wanted = count > 0 ? count : max(1, ProcessInfo.processInfo.activeProcessorCount)
        // One more for those who are nobody's visitors yet.
        let count = wanted + (configuration.isIsolated ? 1 : 0)
        let persons = Persons(
            folder: configuration.storage, label: configuration.name, keepsPages: false,
            onProblem: { [log = configuration.log] in log(.error, "Storage: \($0).") })
        self.configuration = configuration
        lock = try configuration.storage.map { try StorageLock($0) }
        token = try WebServer.token(for: configuration)
        router = WorkerRouter(cookie: persons.cookie, proxies: configuration.proxies, count: count)
        tenants = configuration.isIsolated ? WorkerTenants(count: count) : nil
        pages = try OpenPagesFolder()
        program = try Self.ownPath()
        slots = (0..<count).map { _ in Slot() }
        signals = [SIGTERM, SIGINT, SIGHUP, SIGCHLD].withUnsafeBufferPointer {
            riffle_note_signals($0.baseAddress, $0.count)
        }
        listener = try FrontSocket(host: configuration.host, port: configuration.port)
    }

    /// Where the program is. Another one may be there by the time that a worker is started.
    private static func ownPath() throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// Serves until it is asked to end.
    ///
    /// - Returns: the process's exit code.
    package func run() -> Int32 {
        while true {
            startDue()
            wait()
            if let code = look() { return code }
        }
    }

    /// Those that have not let go of their lines.
    private var workers: [WorkerProcess] { slots.flatMap { [$0.worker, $0.successor] }.compactMap { $0 } }

    // MARK: Waiting

    private enum Source {
        case signals, listener
        case worker(WorkerProcess)
        case newcomer(Int32)
    }

    private func wait() {
        var sources: [Source] = [.signals]
        var polls = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
        func add(_ source: Source, _ descriptor: Int32, _ events: Int32) {
            sources.append(source)
            polls.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
        }
        if !isEnding { add(.listener, listener.descriptor, POLLIN) }
        for worker in workers {
            add(.worker(worker), worker.line, POLLIN | (worker.hasUnsent ? POLLOUT : 0))
        }
        for newcomer in newcomers { add(.newcomer(newcomer.descriptor), newcomer.descriptor, POLLIN) }
        guard poll(&polls, nfds_t(polls.count), WebLimits.frontLookMilliseconds) > 0 else { return }
        for (source, result) in zip(sources, polls) where result.revents != 0 {
            switch source {
            case .signals: takeSignals()
            case .listener: accept()
            case .worker(let worker):
                if Int32(result.revents) & POLLOUT != 0 { worker.flush() }
                if Int32(result.revents) & ~POLLOUT != 0 { hear(worker) }
            case .newcomer(let descriptor): read(descriptor)
            }
        }
    }

    private func takeSignals() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(signals, &bytes, bytes.count)
        guard count > 0 else { return }
        for number in bytes[..<count].map(Int32.init) {
            switch number {
            case SIGCHLD: continue
            case SIGHUP: renew()
            default: end(number)
            }
        }
    }

    // MARK: Connections

    private func accept() {
        for _ in 0..<16 {
            guard let descriptor = listener.accept() else { return }
            // The oldest gives way, so that silence shuts nobody out.
            if newcomers.count >= WebLimits.silentConnections { close(newcomers.removeFirst().descriptor) }
            newcomers.append(Newcomer(descriptor: descriptor))
        }
    }

    private func read(_ descriptor: Int32) {
        guard let index = newcomers.firstIndex(where: { $0.descriptor == descriptor }) else { return }
        let room = WebLimits.requestHeadBytes - newcomers[index].read.count
        let count = Glibc.read(descriptor, &buffer, room)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else {
            close(descriptor)
            newcomers.remove(at: index)
            return
        }
        let known = newcomers[index].read.count
        newcomers[index].read += buffer[..<count]
        guard RequestRoute.isWhole(newcomers[index].read, after: known) else { return }
        let newcomer = newcomers.remove(at: index)
        pass(newcomer.descriptor, newcomer.read)
    }

    /// Gives a connection to the worker whose it is, or has it wait for that one.
    private func pass(_ descriptor: Int32, _ read: [UInt8]) {
        if tenants != nil { return passToTenant(descriptor, read) }
        let index = router.worker(for: read, from: RequestRoute.peer(of: descriptor)) {
            slots[$0].worker?.isReady == true
        }
        give(descriptor, read, to: slots[index])
    }

    /// Gives a connection to its visitor's own worker. Whoever is no visitor, or only looks, never gets to one that is somebody's.
    private func passToTenant(_ descriptor: Int32, _ read: [UInt8]) {
        let head = RequestRoute.head(of: read)
        guard let name = router.cookie.person(in: head)?.name,
            RequestRoute.isForPage(head) || tenants?.worker(of: name) != nil
        else {
            let asked = router.workerAsked(about: head) { slots[$0].worker?.isReady == true }
            return give(descriptor, read, to: slots[asked ?? 0])
        }
        let now = WorkerRecord.now()
        let address = router.address(of: head, from: RequestRoute.peer(of: descriptor))
        switch tenants?.place(name, from: address, at: now, pages: { slots[$0].worker?.record.pages ?? 0 }) {
        case .worker(let index):
            slots[index].worker?.send(.tenant(name))
            give(descriptor, read, to: slots[index])
        case .after(let index):
            // A process that had a visitor has no other one.
            if let worker = slots[index].worker { worker.drain() } else { tenants?.hasLeft(index) }
            give(descriptor, read, to: slots[index])
        case .later: returning.append((descriptor, read))
        case .full, nil: give(descriptor, read, to: slots[0])
        }
    }

    private func give(_ descriptor: Int32, _ read: [UInt8], to slot: Slot, since: UInt64 = WorkerRecord.now()) {
        if let worker = slot.worker, worker.isReady {
            worker.send(.connection(descriptor, read: read))
        } else if !isEnding, slots.reduce(0, { $0 + $1.waiting.count }) < WebLimits.connectionsWaitingForWorker {
            slot.waiting.append((descriptor, read, since))
        } else {
            close(descriptor)
        }
    }

    private func giveWaiting(of slot: Slot) {
        let waiting = slot.waiting
        slot.waiting = []
        for each in waiting { give(each.descriptor, each.read, to: slot, since: each.since) }
    }

    // MARK: Workers

    private func startDue() {
        let now = WorkerRecord.now()
        guard !isEnding else { return }
        for (index, slot) in slots.enumerated() {
            guard let due = slot.startsAt, due <= now, tenants?.isWanted(index) ?? true else { continue }
            slot.startsAt = nil
            slot.worker = start(index)
            if slot.worker == nil { slot.startsAt = now + 1000 }
        }
        guard let slot = renewing.first, slot.successor == nil, slot.worker?.isDraining != true,
            let index = slots.firstIndex(where: { $0 === slot })
        else { return }
        slot.successor = start(index)
        if slot.successor == nil { renewing = [] }
    }

    private func start(_ index: Int) -> WorkerProcess? {
        let settings = WorkerSettings(
            share: WorkerShare(index: index, count: slots.count), isIsolated: tenants != nil,
            tenant: tenants?.tenant(of: index), token: token, key: Data(router.cookie.key), openPages: pages.url.path,
            blamed: blames.known(at: WorkerRecord.now()))
        do {
            return try WorkerProcess(program, Array(CommandLine.arguments.dropFirst()), settings)
        } catch {
            configuration.log(.error, "Worker \(index) cannot be started: \(error)")
            return nil
        }
    }

    private func hear(_ worker: WorkerProcess) {
        // One that says more than it has reasons to gets no more attention than others.
        for _ in 0..<WebLimits.workerMessagesAtOnce {
            switch WorkerLine.receive(from: worker.line, &buffer) {
            case .nothing: return
            case .end: return lineBroke(of: worker)
            case .message(.ready): becameReady(worker)
            case .message(.connection(let descriptor, let read)): pass(descriptor, read)
            case .message(.storeChanged(let name)):
                for other in slots.compactMap(\.worker) where other !== worker { other.send(.storeChanged(name)) }
            case .message(.begin), .message(.drain), .message(.tenant): continue
            }
        }
    }

    private func becameReady(_ worker: WorkerProcess) {
        worker.readyAt = WorkerRecord.now()
        worker.record.sign()
        guard let slot = slots.first(where: { $0.worker === worker || $0.successor === worker }) else { return }
        if slot.successor === worker {
            // Pages wait until the one before has written down what they had.
            if let old = slot.worker {
                return old.drain()
            }
            slot.worker = worker
            slot.successor = nil
        }
        giveWaiting(of: slot)
        let isBegun = slots.enumerated().allSatisfy { index, slot in
            slot.worker?.readyAt != nil || tenants?.isWanted(index) == false
        }
        guard !isServing, isBegun else { return }
        isServing = true
        let address = WebServer.address(configuration, port: listener.port, token: token)
        try? FileHandle.standardOutput.write(contentsOf: Data("\(configuration.title) is at \(address)\n".utf8))
    }

    /// A worker is gone, or as good as gone.
    private func lineBroke(of worker: WorkerProcess) {
        let now = WorkerRecord.now()
        worker.endedAt = worker.endedAt ?? now
        leaving.append(worker)
        guard let slot = slots.first(where: { $0.worker === worker || $0.successor === worker }) else { return }
        if slot.successor === worker {
            slot.successor = nil
            renewing = []
            guard !isEnding else { return }
            return configuration.log(.error, "The program does not start anew. What runs goes on as it is.")
        }
        tell(of: worker)
        for unsent in worker.takeUnsent() { slot.waiting.append((unsent.descriptor, unsent.read, now)) }
        slot.worker = nil
        if let successor = slot.successor, successor.readyAt != nil {
            slot.worker = successor
            slot.successor = nil
            renewing.removeAll { $0 === slot }
            return giveWaiting(of: slot)
        }
        guard !worker.isDraining else {
            slot.startsAt = now
            return tenantHasLeft(slot)
        }
        if let session = worker.record.session { blames.note(session, worker.record.nextInput, at: now) }
        // Where a page was at work, the app as such can be served: the others on its worker are not to wait for what one does.
        let isSoon = !worker.record.isPageAtWork && now - worker.startedAt < WebLimits.workerTrialMilliseconds
        slot.failures = isSoon ? slot.failures + 1 : 0
        let pauses = WebLimits.workerPausesMilliseconds
        slot.startsAt = now + pauses[min(slot.failures, pauses.count - 1)]
    }

    /// What the pages of a worker had is kept: they can go on elsewhere.
    private func tenantHasLeft(_ slot: Slot) {
        guard let index = slots.firstIndex(where: { $0 === slot }) else { return }
        tenants?.hasLeft(index)
        let waiting = returning
        returning = []
        for each in waiting { pass(each.descriptor, each.read) }
    }

    /// Has one worker after the other start anew, each once its successor is ready: the program may be another one by now.
    private func renew() {
        guard !isEnding else { return }
        renewing = slots.filter { $0.worker != nil }
    }

    // MARK: Watching

    /// Looks at everything that no event tells.
    ///
    /// - Returns: the exit code, once it is over.
    private func look() -> Int32? {
        reap()
        let now = WorkerRecord.now()
        // Those that have let go of their lines in an orderly way may be about to tell their pages.
        if isEnding, workers.isEmpty, leaving.allSatisfy({ !$0.isDraining }) {
            endAll()
            lock?.release()
            return 0
        }
        guard now - lastLook >= UInt64(WebLimits.frontLookMilliseconds) else { return nil }
        lastLook = now
        for newcomer in newcomers where now - newcomer.since > WebLimits.helloMilliseconds {
            close(newcomer.descriptor)
        }
        newcomers.removeAll { now - $0.since > WebLimits.helloMilliseconds }
        for (index, slot) in slots.enumerated() where slot.worker?.record.pages ?? 0 > 0 {
            tenants?.note(pagesOf: index, at: now)
        }
        for slot in slots {
            for each in slot.waiting where now - each.since > WebLimits.workerPatienceMilliseconds {
                close(each.descriptor)
            }
            slot.waiting.removeAll { now - $0.since > WebLimits.workerPatienceMilliseconds }
            for worker in [slot.worker, slot.successor].compactMap({ $0 }) { look(at: worker, now) }
        }
        for worker in leaving {
            let patience = worker.isDraining ? drainPatience : WebLimits.workerFarewellMilliseconds
            if now - (worker.endedAt ?? now) > patience { worker.kill("it did not end by itself") }
        }
        // A program that cannot start will not start at the tenth attempt either.
        if !isServing, let slot = slots.first(where: { $0.failures >= WebLimits.workerAttempts }) {
            configuration.log(
                .error, "The app does not start: its process ended \(slot.failures) times before it served anything.")
            endAll()
            return 1
        }
        return nil
    }

    /// Milliseconds that a worker has to give its pages away.
    private var drainPatience: UInt64 { UInt64((WebLimits.drainSeconds + 1) * 1000) }

    private func look(at worker: WorkerProcess, _ now: UInt64) {
        guard worker.endedAt == nil else { return }
        guard worker.readyAt != nil else {
            if now - worker.startedAt > WebLimits.workerStartMilliseconds { worker.kill("it was not ready in time") }
            return
        }
        if let since = worker.drainsSince {
            if now - since > drainPatience { worker.kill("it took too long to end") }
            return
        }
        let limit = UInt64(configuration.stuckSeconds) * 1000
        let silence = now - min(now, worker.record.lastSign)
        if silence > limit {
            let view = worker.record.view.map { ", in the body of \($0)" } ?? ""
            worker.kill("its main thread gave no sign for \(silence / 1000) s\(view)")
        }
        let most = configuration.limits.processMemory(among: slots.count)
        let bytes = worker.residentBytes
        if bytes > most / 4 * 5 { worker.kill("it has \(bytes >> 20) MB in memory, and may have \(most >> 20)") }
    }

    /// Takes notice of processes that have ended.
    private func reap() {
        while true {
            let id = waitpid(-1, nil, WNOHANG)
            guard id > 0 else { return }
            let all = slots.flatMap { [$0.worker, $0.successor] }.compactMap { $0 } + leaving
            guard let worker = all.first(where: { $0.id == id }) else { continue }
            if !leaving.contains(where: { $0 === worker }) { hear(worker) }
            if !leaving.contains(where: { $0 === worker }) { lineBroke(of: worker) }
            leaving.removeAll { $0 === worker }
        }
    }

    /// Says that a worker has ended that should not have.
    private func tell(of worker: WorkerProcess) {
        guard !worker.isDraining, !isEnding else { return }
        let page = worker.record.isPageAtWork ? " while a page was at work" : ""
        let how = worker.reason.map { "was ended\(page), as \($0)" } ?? "has ended\(page)"
        configuration.log(.error, "Process \(worker.id) \(how). Its pages go on in another one.")
    }

    // MARK: The end

    private func end(_ signal: Int32) {
        if isEnding {
            endAll()
            exit(128 + signal)
        }
        isEnding = true
        listener.close()
        for newcomer in newcomers { close(newcomer.descriptor) }
        newcomers = []
        for each in returning { close(each.descriptor) }
        returning = []
        for slot in slots {
            for each in slot.waiting { close(each.descriptor) }
            slot.waiting = []
            slot.startsAt = nil
        }
        for worker in workers {
            worker.drain()
            if worker.readyAt == nil { worker.kill("it has not begun") }
        }
    }

    /// Ends everything at once.
    private func endAll() {
        for worker in workers + leaving { worker.kill("there is no time") }
        pages.remove()
    }
}

/// Sessions that were at work when their process ended. A minute is long enough for a page to come back, and to end it again.
struct WorkerBlames {
    private var blames: [String: WorkerBlame] = [:]

    /// - Parameter nextInput: the number after that of the last input of the turn; nil where there was none.
    mutating func note(_ session: String, _ nextInput: UInt32?, at now: UInt64) {
        blames = known(at: now)
        var blame = blames[session] ?? WorkerBlame()
        if let nextInput { blame.nextInput = nextInput } else { blame.idleEnds += 1 }
        blame.time = now
        blames[session] = blame
        if blames.count > WebLimits.blamedSessions, let oldest = blames.min(by: { $0.value.time < $1.value.time })?.key
        {
            blames[oldest] = nil
        }
    }

    /// Those of lately.
    func known(at now: UInt64) -> [String: WorkerBlame] {
        blames.filter { now - $0.value.time < WebLimits.blameMilliseconds }
    }
}
