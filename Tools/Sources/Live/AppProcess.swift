import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A process of the user's program, and the line to it.
final class AppProcess: @unchecked Sendable {
    /// What a program says; see `LiveReport` in Sources/WebHost.
    struct Report: Decodable {
        var ready: [Preview]?
        var serving: Bool?
        /// Its pages, for the next process.
        var kept: String?
    }

    /// How a process ended.
    struct End: Sendable {
        /// Of a signal, or what it returned.
        var isCrash: Bool
        var description: String
        /// The end of what it printed.
        var output: String
    }

    let id: pid_t
    private let control: Int32
    private let lock = NSLock()
    private var printed: [UInt8] = []
    private var isEnding = false
    private let printing = DispatchGroup()
    private static let outputLimit = 256 << 10

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - name: what it is told that it is called.
    ///   - listener: a socket that listens, which the process has as its own then.
    ///   - page: the origin of the page that shows it.
    ///   - onReport, onEnd: called on threads of the process's own.
    init(
        _ program: String, name: String, arguments: [String], listener: Int32, page: String,
        onReport: @escaping @Sendable (Report) -> Void,
        onEnd: @escaping @Sendable (AppProcess, End) -> Void
    ) throws {
        let (own, others) = try LocalSocket.pair()
        control = own
        var pipes: [Int32] = [0, 0]
        guard LocalSocket.pipe(&pipes) else { throw LiveError("No pipe can be made.") }
        let all = [name, "--web", "--live", "\(Self.listenerNumber),\(Self.controlNumber),\(page)"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // Who wants more has said so.
        if environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] =
                "enable=yes,interactive=no,color=no,threads=crashed,images=none,limit=40,sanitize=no,registers=none"
        }
        var id: pid_t = 0
        let result = ChildSpawn.start(
            program, all, environment: environment, output: pipes[1],
            files: [(listener, Self.listenerNumber), (others, Self.controlNumber)], id: &id)
        close(others)
        close(pipes[1])
        guard result == 0 else {
            close(own)
            close(pipes[0])
            throw LiveError("\(program) cannot be started: \(String(cString: strerror(result)))")
        }
        self.id = id
        let started = id
        readOutput(pipes[0])
        readReports(onReport)
        Thread.detachNewThread { [self] in
            var status: Int32 = 0
            while waitpid(started, &status, 0) < 0, errno == EINTR {}
            // All that it has said comes before its end.
            printing.wait()
            let end = end(status)
            onEnd(self, end)
        }
    }

    private static let listenerNumber: Int32 = 198
    private static let controlNumber: Int32 = 199

    deinit { close(control) }

    private func readOutput(_ pipe: Int32) {
        printing.enter()
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 16 << 10)
            while true {
                let count = read(pipe, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                FileHandle.standardError.write(Data(buffer[..<count]))
                lock.withLock {
                    printed += buffer[..<count]
                    if printed.count > Self.outputLimit { printed.removeFirst(printed.count - Self.outputLimit) }
                }
            }
            close(pipe)
            printing.leave()
        }
    }

    private func readReports(_ onReport: @escaping @Sendable (Report) -> Void) {
        let control = dup(control)
        printing.enter()
        Thread.detachNewThread { [printing] in
            var bytes: [UInt8] = []
            while true {
                let more = LocalSocket.read(control)
                guard !more.isEmpty else { break }
                bytes += more
                while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Data(bytes[..<end])
                    bytes.removeSubrange(...end)
                    guard let report = try? JSONDecoder().decode(Report.self, from: line) else { continue }
                    onReport(report)
                }
            }
            close(control)
            printing.leave()
        }
    }

    private func end(_ status: Int32) -> End {
        let signal = status & 0x7F
        let text = lock.withLock { String(decoding: printed, as: UTF8.self) }
        if signal != 0 {
            return End(isCrash: true, description: String(cString: strsignal(signal)), output: text)
        }
        let code = (status >> 8) & 0xFF
        return End(isCrash: code != 0, description: "it returned \(code)", output: text)
    }

    /// Whether its end is what was asked for.
    var isExpectedToEnd: Bool { lock.withLock { isEnding } }

    private func say(_ line: String) { LocalSocket.write(Array((line + "\n").utf8), to: control) }

    /// Has it serve, with the pages of the process before.
    ///
    /// - Parameter kept: as that one gave them, in characters that need no quoting.
    func serve(_ kept: String?) {
        say(kept.map { "{\"command\":\"serve\",\"serve\":\"\($0)\"}" } ?? "{\"command\":\"serve\"}")
    }

    /// Has it hand over its pages, and end.
    func handOver() {
        lock.withLock { isEnding = true }
        say("{\"command\":\"handOver\"}")
    }

    /// Ends it, whatever it is at.
    func kill() {
        lock.withLock { isEnding = true }
        Glibc.kill(-id, SIGKILL)
    }
}

/// A preview of the user's program.
struct Preview: Codable, Hashable, Sendable {
    var id: String
    var name: String
    var file: String
    var line: Int?
    var width: Double?
    var height: Double?
    var isLandscape: Bool
    var device: String?
}
