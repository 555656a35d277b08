import Synchronization

/// What those who look after a server ask it: whether it is well, and what it does.
package final class ServerStatus: Sendable {
    package let counts: ServerCounts
    package let watch: TurnWatch
    package let log: ServerLog
    /// Where accesses are written down; nil where nobody wants to know.
    package let access: AccessLog?
    /// Does the work of turns; nil where nobody follows it.
    let trace: TurnTrace?
    private let ending = Mutex(false)
    private let told = Mutex<Set<String>>([])

    package convenience init(
        log: ServerLog = .standardError, access: AccessLog? = nil, meter: (any ServerMeter)? = nil,
        trace: TurnTrace? = nil
    ) {
        self.init(log: log, access: access, meter: meter, trace: trace, record: nil)
    }

    /// - Parameter record: told what the main actor is at, for another process to read.
    init(
        log: ServerLog, access: AccessLog?, meter: (any ServerMeter)?, trace: TurnTrace?, record: WorkerRecord?
    ) {
        self.log = log
        self.access = access
        self.trace = trace
        counts = ServerCounts(meter: meter)
        watch = TurnWatch(log: log, counts: counts, record: record)
    }

    /// Whether new pages are taken, and looked after.
    package var isReady: Bool { reasonNotToBeReady == nil }

    /// Nil where the server is ready.
    package var reasonNotToBeReady: String? {
        if ending.withLock({ $0 }) { return "The server ends." }
        return watch.isMainActorAwake
            ? nil
            : "The main thread has given no sign for \(Int(WebLimits.stuckSeconds)) s: the app's code holds it."
    }

    /// Counts an answer, and writes it down.
    func answered(_ request: PageRequest, _ status: Int, bytes: Int, seconds: Double, from address: String?) {
        counts.answered(status, after: seconds)
        access?(AccessEntry(request, status: status, bytes: bytes, seconds: seconds, address: address))
    }

    func end() { ending.withLock { $0 = true } }

    /// Tells something that need not be told again.
    func logOnce(_ level: ServerLog.Level, _ text: String, _ details: [String: String] = [:]) {
        if told.withLock({ $0.insert(text).inserted }) { log(level, text, details) }
    }
}
