import Foundation
import FoundationNetworking

extension URLSession {
    /// What an address answers, byte by byte as it comes.
    ///
    /// - Parameter delegate: asked about redirections and challenges, before the session's own.
    /// - Throws: why nothing came; `URLError.cancelled` where the task that waits is cancelled.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// What a request is answered, byte by byte as it comes.
    ///
    /// - Parameter delegate: asked about redirections and challenges, before the session's own.
    /// - Throws: why nothing came; `URLError.cancelled` where the task that waits is cancelled.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let reader = ByteReader(ByteTransfer(request, in: self, delegate))
        let response = try await reader.transfer.response()
        guard let task = reader.transfer.task else { throw URLError(.cancelled) }
        return (AsyncBytes(reader, task), response)
    }

    /// The bytes of an answer as they come.
    ///
    /// They can be read once. Where nobody reads them any more the transfer stops.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8
        /// Reads the bytes.
        public typealias AsyncIterator = Iterator

        private let reader: ByteReader
        /// The transfer.
        public let task: URLSessionDataTask

        fileprivate init(_ reader: ByteReader, _ task: URLSessionDataTask) {
            self.reader = reader
            self.task = task
        }

        /// Begins to read.
        public func makeAsyncIterator() -> Iterator { Iterator(reader) }

        /// Reads the bytes one by one.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            private let reader: ByteReader
            private var bytes = PiecewiseBytes()

            fileprivate init(_ reader: ByteReader) { self.reader = reader }

            /// The next byte; nil after the last one.
            ///
            /// - Throws: why no more came; `URLError.cancelled` where the task that reads is cancelled.
            public mutating func next() async throws -> UInt8? { try await bytes.next(of: reader.transfer) }
        }
    }
}

/// Somebody who may still read the bytes of a transfer.
private final class ByteReader: Sendable {
    let transfer: ByteTransfer

    init(_ transfer: ByteTransfer) { self.transfer = transfer }

    deinit { transfer.abandon() }
}
