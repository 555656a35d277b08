import Foundation
import SeededNumbers
import Synchronization

/// One program's trial: before, during and after the hostile messages, and the walk.
final class Trial: Sendable {
    private static let attackers = 6
    private static let quietSeconds = 5.0
    private static let stepsPerVisitor = 2_000
    private static let visitorsPerServer = 5
    /// Walks as long as this save something.
    private static let leastStepsWithFiles = 10_000

    private let program: String
    private let name: String
    private let ledger: SoakLedger
    private let messages: Int
    private let steps: Int
    private let end: Double

    init(_ program: String, name: String, ledger: SoakLedger, options: SoakOptions) throws {
        self.program = program
        self.name = name
        self.ledger = ledger
        messages = options.messages
        steps = options.steps
        end = Stopwatch.wall() + options.minutes * 60e9
    }

    private var isLate: Bool { Stopwatch.wall() > end }

    func run() throws {
        let done = ledger.report(of: name)
        guard done.messageCount < messages || done.steps < steps else { return tell("\(name): done before") }
        if done.messageCount < messages {
            let server = try ServerProcess(program)
            defer { server.stop() }
            tell("\(name) is on port \(server.port)")
            try attack(server)
        }
        if done.steps < steps { try walk() }
        ledger.save()
    }

    // MARK: Hostile messages

    private func attack(_ server: ServerProcess) throws {
        let honest = try HonestPage(port: server.port)
        defer { honest.stop() }
        // The first second has pictures and fonts in it.
        usleep(1_000_000)
        quiet(honest, "before", server)
        honest.enter("during")
        let threads = (0..<Self.attackers).map { _ in Worker { [self, port = server.port] in attack(port) } }
        var told = 0
        while threads.contains(where: { !$0.isOver }) {
            usleep(1_000_000)
            collect(honest)
            ledger.save()
            let count = ledger.report(of: name).messageCount
            if count / 10_000 > told {
                told = count / 10_000
                tell("\(name): \(count) messages")
            }
        }
        honest.enter(nil)
        usleep(1_000_000)
        quiet(honest, "after", server)
    }

    private func quiet(_ honest: HonestPage, _ phase: String, _ server: ServerProcess) {
        honest.enter(phase)
        usleep(UInt32(Self.quietSeconds * 1e6))
        collect(honest)
        let memory = server.memory / 1_048_576
        ledger.edit(name) { $0.memory[phase] = memory }
        ledger.save()
    }

    private func collect(_ honest: HonestPage) {
        let (latencies, failure) = honest.take()
        ledger.edit(name) { report in
            for (phase, values) in latencies { report.latencies[phase, default: []] += values }
            if let failure, !report.failures.contains(failure) { report.failures.append(failure) }
        }
    }

    /// Sends batch after batch until there were enough. Each follows from the seed and its number.
    private func attack(_ port: Int) {
        var attacker = Attacker(port: port)
        while !isLate, ledger.report(of: name).messageCount < messages {
            var batch = 0
            ledger.edit(name) { report in
                batch = report.nextBatch
                report.nextBatch += 1
            }
            let kind = HostileKind.allCases[batch % HostileKind.allCases.count]
            attacker.random = SeededGenerator(seed: ledger.seed &* 1_000_003 &+ UInt64(batch))
            let before = attacker.connections
            let sent = attacker.send(kind)
            let connections = attacker.connections - before
            ledger.edit(name) { report in
                report.messages[kind.rawValue, default: 0] += sent
                report.connections += connections
            }
        }
    }

    // MARK: The walk

    /// Goes through the program as one person after the other, and kills it from time to time.
    private func walk() throws {
        let walks = try KeptWalks(program)
        defer { walks.stop() }
        tell("\(name) is on port \(walks.port)")
        do {
            while !isLate, ledger.report(of: name).steps < steps {
                try walk(walks)
                let isEnd = isLate || ledger.report(of: name).steps >= steps
                guard isEnd || walks.visitorCount == Self.visitorsPerServer else { continue }
                let count = try walks.comeBack()
                ledger.edit(name) { report in
                    report.comebacks = (report.comebacks ?? 0) + count
                    report.keptBytes = walks.keptBytes
                }
            }
            guard walks.keptBytes > 0 || ledger.report(of: name).steps < Self.leastStepsWithFiles else {
                throw KeptWalks.Lost(description: "nobody kept anything")
            }
        } catch {
            ledger.edit(name) {
                $0.failures.append("The walk that began at step \(walks.start), seed \(walks.seed): \(error)")
            }
        }
    }

    /// Takes one person's steps.
    private func walk(_ walks: KeptWalks) throws {
        let start = ledger.report(of: name).steps
        var walk = try walks.begin(start: start, seed: ledger.seed &+ UInt64(start))
        defer { walk.end() }
        while !isLate, ledger.report(of: name).steps < min(steps, start + Self.stepsPerVisitor) {
            try walk.step()
            ledger.edit(name) { $0.steps += 1 }
            let count = ledger.report(of: name).steps
            if count % 1000 == 0 { ledger.save() }
            if count % 10_000 == 0 { tell("\(name): \(count) steps, \(Int(walks.memory / 1_048_576)) MB") }
        }
    }
}

/// A thread that says when it is over.
private final class Worker: Sendable {
    private let state = Mutex(false)

    var isOver: Bool { state.withLock { $0 } }

    init(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            work()
            state.withLock { $0 = true }
        }
        thread.start()
    }
}
