import Foundation
import RiffleDriverMessages

/// An app that runs with `--drive` in a process of its own. Commands block until they are answered.
package final class DriverProcess: @unchecked Sendable {
    /// How long an answer may take, in seconds, beyond what the app itself allows.
    private static let limit: Int32 = 60

    private let child: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: ProcessErrors
    private let lock = NSLock()
    private var rest = Data()
    private var lastID = 0
    private var ending: DriverError?
    /// What the app has said first.
    package private(set) var hello = DriverAnswer()

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - flags: of every program with an `App`, beside `--drive`.
    ///   - arguments: the app's own.
    ///   - environment: added to this process's.
    /// - Throws: where it cannot be started, or says something else than an app that is driven.
    package init(
        program: String, flags: [String] = [], arguments: [String] = [], environment: [String: String] = [:]
    ) throws {
        var variables = ProcessInfo.processInfo.environment
        // With the stack of a crash on standard error.
        variables["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,cache=yes,threads=crashed,images=none,registers=none"
        for (name, value) in environment { variables[name] = value }
        let words = [program, "--drive"] + flags + (arguments.isEmpty ? [] : ["--"] + arguments)
        let pipes = try (0..<3).map { _ in try Self.pipe() }
        (input, output) = (pipes[0].write, pipes[1].read)
        child = try Self.spawn(words, variables, pipes[0].read, pipes[1].write, pipes[2].write)
        for end in [pipes[0].read, pipes[1].write, pipes[2].write] { close(end) }
        errors = ProcessErrors(pipes[2].read)
        signal(SIGPIPE, SIG_IGN)
        hello = try read()
        guard hello.version == DriverAnswer.version else {
            terminate()
            throw DriverError(
                .notPossible,
                "\(program) speaks version \(hello.version ?? 0) of --drive, and \(DriverAnswer.version) is "
                    + "needed: build both with the same Riffle.")
        }
    }

    deinit {
        terminate()
        close(output)
    }

    /// Whether the app can still be asked.
    package var isRunning: Bool { lock.withLock { ending == nil } }

    /// Asks, and waits for the answer.
    ///
    /// - Throws: `DriverError` where the app has ended; what it answers with an error is no error here.
    package func ask(_ request: DriverRequest) throws -> DriverAnswer {
        try lock.withLock {
            if let ending { throw ending }
            var request = request
            lastID += 1
            request.id = lastID
            try write(DriverLines.line(of: request))
            while true {
                let answer = try read()
                if answer.id == lastID || answer.id == 0 { return answer }
            }
        }
    }

    /// Ends the app: it has a second to keep what it stores.
    package func terminate() {
        lock.withLock {
            guard ending == nil else { return }
            ending = DriverError(.ended, "The app was terminated.")
            close(input)
            for _ in 0..<200 {
                if waitpid(child, nil, WNOHANG) != 0 { return }
                usleep(5000)
            }
            kill(child, SIGKILL)
            waitpid(child, nil, 0)
        }
    }

    // MARK: Lines

    private func write(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.write(input, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw ended() }
                sent += count
            }
        }
    }

    private func read() throws -> DriverAnswer {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[rest.startIndex..<end])
                rest = Data(rest[(end + 1)...])
                do { return try DriverLines.message(DriverAnswer.self, of: line) } catch {
                    throw DriverError(
                        .badRequest, "This is no answer: \(String(decoding: line.prefix(200), as: UTF8.self))")
                }
            }
            var waited = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waited, 1, Self.limit * 1000)
            if ready < 0, errno == EINTR { continue }
            if ready == 0 { kill(child, SIGQUIT) }
            let count = Glibc.read(output, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ended() }
            rest.append(contentsOf: buffer[..<count])
        }
    }

    /// Why there are no more answers.
    private func ended() -> DriverError {
        if let ending { return ending }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        let report = CrashReport(errors.finish())
        let signal = status & 0x7f
        let kind: DriverError.Kind = report.isHang ? .hung : signal != 0 || status >> 8 != 0 ? .crashed : .ended
        let error = DriverError(kind, report.message(signal: signal, code: status >> 8), candidates: report.frames)
        ending = error
        close(input)
        return error
    }

    // MARK: The process

    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else {
            throw DriverError(.notPossible, "No pipe can be made: \(String(cString: strerror(errno))).")
        }
        // Other processes that are started meanwhile would keep them open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(
        _ words: [String], _ variables: [String: String], _ input: Int32, _ output: Int32, _ errors: Int32
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var child = pid_t()
        let result = posix_spawn(&child, words[0], &actions, nil, &arguments, &environment)
        guard result == 0 else {
            throw DriverError(.notPossible, "\(words[0]) cannot be started: \(String(cString: strerror(result))).")
        }
        return child
    }
}
