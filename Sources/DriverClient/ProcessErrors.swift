import Foundation

/// What a process writes to standard error: shown on this one's, and the end of it kept.
final class ProcessErrors: @unchecked Sendable {
    private static let limit = 1 << 20

    private let lock = NSLock()
    private var kept = Data()
    private let ended = DispatchSemaphore(value: 0)

    init(_ input: Int32) {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = read(input, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                FileHandle.standardError.write(Data(buffer[..<count]))
                lock.withLock {
                    kept.append(contentsOf: buffer[..<count])
                    if kept.count > 2 * Self.limit { kept = Data(kept.suffix(Self.limit)) }
                }
            }
            close(input)
            ended.signal()
        }
        thread.name = "riffle.errors"
        thread.start()
    }

    /// All of it, when the process has ended.
    func finish() -> String {
        _ = ended.wait(timeout: .now() + 5)
        ended.signal()
        return lock.withLock { String(decoding: kept, as: UTF8.self) }
    }
}
