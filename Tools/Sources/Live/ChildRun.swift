import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs compilers and builds, and ends them with us.
package enum ChildRun {
    package struct Output: Sendable {
        package var status: Int32
        package var text: String
    }

    private static let running = Running()

    private final class Running: @unchecked Sendable {
        let lock = NSLock()
        var ids: Set<pid_t> = []
    }

    /// Ends all that run, and what they have started.
    package static func endAll() {
        running.lock.withLock { for id in running.ids { kill(-id, SIGTERM) } }
    }

    /// Runs a program and waits for its end. Both of its outputs are read as one.
    ///
    /// - Parameter onLine: is given each line when it comes.
    package static func run(
        _ arguments: [String], onLine: ((String) -> Void)? = nil
    ) throws -> Output {
        var pipes: [Int32] = [0, 0]
        guard LocalSocket.pipe(&pipes) else { throw LiveError("No pipe can be made.") }
        var id: pid_t = 0
        let result = running.lock.withLock { () -> Int32 in
            let result = ChildSpawn.start(arguments[0], arguments, output: pipes[1], id: &id)
            if result == 0 { running.ids.insert(id) }
            return result
        }
        close(pipes[1])
        defer { close(pipes[0]) }
        guard result == 0 else {
            throw LiveError("\(arguments[0]) cannot be started: \(String(cString: strerror(result)))")
        }
        let bytes = readAll(pipes[0], onLine)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        running.lock.withLock { _ = running.ids.remove(id) }
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
        return Output(status: code, text: String(decoding: bytes, as: UTF8.self))
    }

    private static func readAll(_ pipe: Int32, _ onLine: ((String) -> Void)?) -> [UInt8] {
        var bytes: [UInt8] = []
        var told = 0
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(pipe, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
            guard let onLine else { continue }
            while let end = bytes[told...].firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: bytes[told..<end], as: UTF8.self))
                told = end + 1
            }
        }
    }
}
