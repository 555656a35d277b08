import Foundation
import RiffleDriverMessages

/// The lines of JSON between an app that is driven and who drives it.
///
/// They go by the standard input and output that the process was started with; whatever the app itself reads from there is
/// empty, and what it prints goes to standard error.
package final class DriverChannel: @unchecked Sendable {
    private let input: Int32
    private let output: Int32
    private let lock = NSLock()
    private var lines: [Data] = []
    private var hasEnded = false
    private var waiter: CheckedContinuation<Data?, Never>?

    /// Takes the process's standard input and output for itself.
    package init() {
        input = dup(STDIN_FILENO)
        output = dup(STDOUT_FILENO)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // Who drives may have gone.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Begins to read, on a thread of its own.
    package func start() {
        let thread = Thread { [self] in read() }
        thread.name = "riffle.drive"
        thread.start()
    }

    private func read() {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(input, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest.append(contentsOf: buffer[..<count])
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                take(rest[rest.startIndex..<end])
                rest = Data(rest[(end + 1)...])
            }
        }
        take(nil)
    }

    /// - Parameter line: nil at the end of the input.
    private func take(_ line: Data?) {
        lock.lock()
        let waiting = waiter
        waiter = nil
        if waiting == nil {
            if let line { lines.append(line) } else { hasEnded = true }
        } else if line == nil {
            hasEnded = true
        }
        lock.unlock()
        waiting?.resume(returning: line)
    }

    /// The next line; nil when there will be none.
    package func next() async -> Data? {
        await withCheckedContinuation { continuation in
            lock.lock()
            if lines.isEmpty, !hasEnded {
                waiter = continuation
                return lock.unlock()
            }
            let line = lines.isEmpty ? nil : lines.removeFirst()
            lock.unlock()
            continuation.resume(returning: line)
        }
    }

    /// Writes an answer, from any thread.
    package func send(_ answer: DriverAnswer) {
        // What the app has printed is to be seen before the answer to what made it print.
        fflush(nil)
        let data = DriverLines.line(of: answer)
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(output, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
