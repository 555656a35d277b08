import Foundation
import FoundationNetworking
import Synchronization

extension URL {
    /// The bytes of the file or of what the address answers, read as they are asked for.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file or of what the address answers, as UTF-8; empty ones are left out.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes of a file or of what an address answers.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8

        fileprivate let url: URL

        /// Begins to read, from the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        /// Reads the bytes one by one.
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            private enum Source: Sendable {
                case unopened
                case file(FilePieces)
                case session(URLSession.AsyncBytes.Iterator)
            }

            private let url: URL
            private var source = Source.unopened
            private var bytes = PiecewiseBytes()

            fileprivate init(url: URL) { self.url = url }

            /// The next byte; nil after the last one.
            ///
            /// - Throws: why the file cannot be read, or why no more came.
            public mutating func next() async throws -> UInt8? {
                switch source {
                case .unopened:
                    source = url.isFileURL ? .file(try FilePieces(url)) : .session(try await Self.answer(of: url))
                    return try await next()
                case .file(let pieces): return try await bytes.next(of: pieces)
                case .session(var iterator):
                    defer { source = .session(iterator) }
                    return try await iterator.next()
                }
            }

            private static func answer(of url: URL) async throws -> URLSession.AsyncBytes.Iterator {
                try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
            }
        }
    }
}

/// A file, read a piece at a time.
private final class FilePieces: BytePieces {
    private static let length = 1 << 16
    private let file: Mutex<FileHandle>

    init(_ url: URL) throws { file = Mutex(try FileHandle(forReadingFrom: url)) }

    func next() async throws -> Data? {
        try Task.checkCancellation()
        let piece = try file.withLock { try $0.read(upToCount: Self.length) }
        return piece.flatMap { $0.isEmpty ? nil : $0 }
    }
}
