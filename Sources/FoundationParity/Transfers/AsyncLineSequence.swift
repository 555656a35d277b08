/// The lines in a sequence of bytes of UTF-8, without what ends them.
///
/// Lines end as Unicode has it: at line feeds, carriage returns, both after each other, vertical tabs, form feeds, and the
/// separators U+0085, U+2028 and U+2029. Empty lines are left out, as Apple's leaves them out. What is no UTF-8 becomes
/// U+FFFD.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A line.
    public typealias Element = String

    private let base: Base

    init(_ base: Base) { self.base = base }

    /// Reads the lines one after the other, each as soon as its end has come.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var bytes: Base.AsyncIterator
        /// One that was read to find out what the one before it belongs to.
        private var pending: UInt8?
        /// Whether the line before ended with a carriage return, of which a line feed would be a part.
        private var followsReturn = false

        init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

        /// The next line that is not empty; nil where there is none.
        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while let byte = try await nextByte() {
                let isPartOfEnd = followsReturn && byte == 0x0A
                followsReturn = false
                guard !isPartOfEnd, try await endsLine(byte, &line), !line.isEmpty else { continue }
                return String(decoding: line, as: UTF8.self)
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }

        private mutating func nextByte() async rethrows -> UInt8? {
            if let byte = pending {
                pending = nil
                return byte
            }
            return try await bytes.next()
        }

        /// Whether a byte, with those after it that belong to it, ends a line. Those that do not are added to the line.
        private mutating func endsLine(_ byte: UInt8, _ line: inout [UInt8]) async rethrows -> Bool {
            switch byte {
            case 0x0A, 0x0B, 0x0C: return true
            case 0x0D:
                followsReturn = true
                return true
            case 0xC2:
                // U+0085 is C2 85.
                let second = try await nextByte()
                if second == 0x85 { return true }
                line.append(byte)
                pending = second
            case 0xE2:
                // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
                let second = try await nextByte()
                guard second == 0x80 else {
                    line.append(byte)
                    pending = second
                    return false
                }
                let third = try await nextByte()
                if third == 0xA8 || third == 0xA9 { return true }
                line += [byte, 0x80]
                pending = third
            default: line.append(byte)
            }
            return false
        }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncLineSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines in these bytes of UTF-8, but for empty ones.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
