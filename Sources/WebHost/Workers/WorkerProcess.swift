import CRiffleSockets
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A worker, as the process sees it that has started it.
final class WorkerProcess {
    let id: pid_t
    let line: Int32
    let record: WorkerRecord
    /// In milliseconds of `WorkerRecord.now`.
    let startedAt = WorkerRecord.now()
    /// When it said that connections can come; nil before.
    var readyAt: UInt64?
    /// When it was asked to end.
    private(set) var drainsSince: UInt64?
    /// When it was told to end at once, or its line broke: it has to be gone soon after.
    var endedAt: UInt64?
    /// Why it was ended from outside.
    var reason: String?
    /// What waits until its line has room.
    private var outbox: [WorkerMessage] = []

    /// The descriptors of a worker's line and record, in the worker.
    static let lineDescriptor: Int32 = 3
    static let recordDescriptor: Int32 = 4

    /// Starts the program anew, as a worker.
    ///
    /// - Parameters:
    ///   - program: the path of the executable.
    ///   - arguments: those that the program itself was started with, without its name.
    init(_ program: String, _ arguments: [String], _ settings: WorkerSettings) throws {
        record = try WorkerRecord()
        let (own, others) = try WorkerLine.pair()
        defer { close(others) }
        line = own
        id = try Self.spawn(
            program, arguments, [others: Self.lineDescriptor, record.descriptor: Self.recordDescriptor])
        _ = fcntl(line, F_SETFL, fcntl(line, F_GETFL) | O_NONBLOCK)
        send(.begin(settings))
    }

    deinit {
        for case .connection(let descriptor, _) in outbox { close(descriptor) }
        close(line)
    }

    /// - Parameter descriptors: of this process, and what they are in the other one.
    private static func spawn(_ program: String, _ arguments: [String], _ descriptors: [Int32: Int32]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // By way of numbers that none of them has, as one may have the other's.
        for (offset, descriptor) in descriptors.keys.sorted().enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, 900 + Int32(offset))
        }
        for (offset, descriptor) in descriptors.keys.sorted().enumerated() {
            posix_spawn_file_actions_adddup2(&actions, 900 + Int32(offset), descriptors[descriptor] ?? -1)
        }
        // Whoever waits until this program has let go of something does not wait for the others.
        riffle_close_from(&actions, (descriptors.values.max() ?? 2) + 1)
        // What is pressed at a keyboard is for the process that holds the port; it tells the others.
        var usual = sigset_t()
        sigfillset(&usual)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        let words = [program] + arguments + ["--worker"]
        var texts = words.map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, program, &actions, &attributes, &texts, environ)
        guard code == 0 else { throw WorkerFailure("a process of \(program)", code) }
        return id
    }

    var isDraining: Bool { drainsSince != nil }

    /// Asks it to give its pages away, and to end.
    func drain() {
        guard drainsSince == nil else { return }
        drainsSince = WorkerRecord.now()
        send(.drain)
    }

    /// Whether connections can be given to it.
    var isReady: Bool { readyAt != nil && !isDraining && endedAt == nil }

    var hasUnsent: Bool { !outbox.isEmpty }

    func send(_ message: WorkerMessage) {
        outbox.append(message)
        flush()
    }

    /// Sends what the line has room for.
    func flush() {
        while let next = outbox.first {
            // What does not get there waits: for room, or, where the worker is gone, for the next one.
            guard WorkerLine.send(next, to: line) == 0 else { return }
            outbox.removeFirst()
            // The other process has its own now.
            if case .connection(let descriptor, _) = next { close(descriptor) }
        }
    }

    /// Takes out the connections that have not got there.
    func takeUnsent() -> [(descriptor: Int32, read: [UInt8])] {
        defer { outbox = [] }
        return outbox.compactMap { message in
            guard case .connection(let descriptor, let read) = message else { return nil }
            return (descriptor, read)
        }
    }

    /// Ends it at once.
    func kill(_ reason: String) {
        self.reason = self.reason ?? reason
        endedAt = endedAt ?? WorkerRecord.now()
        // With whatever it has started to write down where it was.
        Glibc.kill(-id, SIGKILL)
    }

    /// Bytes that it has in memory; 0 where the system does not say.
    var residentBytes: Int { MachineMemory.resident(of: "\(id)") }
}
