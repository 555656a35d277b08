import Foundation
import Synchronization

/// Answers one request on this machine, on a thread of its own.
final class LineServer: Sendable {
    /// Where it listens.
    let url: URL
    private let end = DispatchSemaphore(value: 0)

    /// Somebody who has asked.
    struct Connection {
        fileprivate let socket: Int32

        /// Sends a text.
        ///
        /// - Returns: whether the other side still takes it.
        @discardableResult
        func send(_ text: String) -> Bool {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    struct NoSocket: Error {}

    init(_ answer: @escaping @Sendable (Connection) -> Void) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else {
            throw NoSocket()
        }
        self.url = url
        Thread.detachNewThread { [end] in
            let connection = accept(listener, nil, nil)
            var request = [UInt8](repeating: 0, count: 4_096)
            _ = recv(connection, &request, request.count, 0)
            answer(Connection(socket: connection))
            close(connection)
            close(listener)
            end.signal()
        }
    }

    /// Waits until all has been answered, or the other side has gone.
    func finish() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [end] in
                end.wait()
                continuation.resume()
            }
        }
    }
}
