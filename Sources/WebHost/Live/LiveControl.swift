import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The line to `riffle dev`, which started this process.
package final class LiveControl: Sendable {
    private let descriptor: Int32
    private let commands: AsyncStream<LiveCommand>
    private let sending = Mutex(())

    /// Commands are read on a thread of their own. When the other end is gone, so is this process, whatever it is at: nobody
    /// is there to end it.
    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
        let (stream, continuation) = AsyncStream<LiveCommand>.makeStream()
        commands = stream
        let thread = Thread {
            var rest: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { _exit(0) }
                rest += buffer[..<count]
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    if let command = LiveCommand(line: rest[..<end]) { continuation.yield(command) }
                    rest.removeSubrange(...end)
                }
            }
        }
        thread.start()
    }

    /// Waits for the next command.
    package func next() async -> LiveCommand? {
        var iterator = commands.makeAsyncIterator()
        return await iterator.next()
    }

    /// Sends a report, and waits until it is on its way.
    package func send(_ report: LiveReport) {
        guard var bytes = (try? JSONEncoder().encode(report)).map({ [UInt8]($0) }) else { return }
        bytes.append(UInt8(ascii: "\n"))
        sending.withLock { _ in
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
