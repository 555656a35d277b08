import CRiffleSockets
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// What a worker is at, in memory that the process which looks after it can read at any time, and after its end.
///
/// Six numbers: when the main actor gave its last sign, the session at work (two of them, 0 for none), the number after that
/// of the last input it was given in this turn, or 0, how many pages are open, and the bytes of a text behind them: the view whose body
/// takes long. Times are milliseconds of the machine's clock, the same for all processes.
package final class WorkerRecord: Sendable {
    private static let textBytes = 208
    private static let byteCount = 6 * MemoryLayout<UInt64>.size + textBytes

    let descriptor: Int32
    nonisolated(unsafe) private let numbers: UnsafeMutablePointer<Atomic<UInt64>>

    /// Nothing is noted yet.
    convenience init() throws {
        let descriptor = riffle_make_memory(Self.byteCount)
        guard descriptor >= 0 else { throw WorkerFailure("memory for a worker", errno) }
        try self.init(descriptor)
    }

    /// What another process has made; the descriptor is closed with this object.
    init(_ descriptor: Int32) throws {
        self.descriptor = descriptor
        let memory = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let memory, memory != MAP_FAILED else {
            let code = errno
            close(descriptor)
            throw WorkerFailure("memory for a worker", code)
        }
        numbers = memory.bindMemory(to: Atomic<UInt64>.self, capacity: 6)
    }

    deinit {
        munmap(numbers, Self.byteCount)
        close(descriptor)
    }

    static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
    }

    // MARK: The worker's

    /// The main actor gets on.
    func sign() { numbers[0].store(Self.now(), ordering: .relaxed) }

    /// A session's turn begins; that of a page which has none yet where this is no name.
    func begin(_ session: String) {
        let isNamed = session.utf8.count == 32
        // A page that has no session yet is number 1.
        let high = isNamed ? UInt64(session.prefix(16), radix: 16) ?? 0 : 0
        let low = isNamed ? UInt64(session.suffix(16), radix: 16) ?? 0 : 1
        numbers[1].store(high, ordering: .relaxed)
        numbers[2].store(low, ordering: .relaxed)
        numbers[3].store(0, ordering: .releasing)
        numbers[5].store(0, ordering: .relaxed)
    }

    /// The session deals with an input, after which this one is next.
    func take(inputBefore next: UInt32) { numbers[3].store(UInt64(next), ordering: .releasing) }

    /// So many pages are open.
    func note(pages: Int) { numbers[4].store(UInt64(pages), ordering: .relaxed) }

    /// A view's body takes long. What is more than there is room for is left out.
    func note(view: String) {
        let bytes = Array(view.utf8.prefix(Self.textBytes))
        numbers[5].store(0, ordering: .relaxed)
        text.copyBytes(from: bytes)
        numbers[5].store(UInt64(bytes.count), ordering: .releasing)
    }

    /// Nobody's turn is.
    func end() {
        numbers[1].store(0, ordering: .relaxed)
        numbers[2].store(0, ordering: .relaxed)
    }

    // MARK: The other process's

    /// When the main actor gave its last sign; 0 before the first.
    var lastSign: UInt64 { numbers[0].load(ordering: .relaxed) }

    /// The number after that of the last input of the turn; nil where there was none.
    var nextInput: UInt32? {
        let number = numbers[3].load(ordering: .acquiring)
        return number == 0 ? nil : UInt32(truncatingIfNeeded: number)
    }

    /// How many pages were open a second ago.
    var pages: Int { Int(truncatingIfNeeded: numbers[4].load(ordering: .relaxed)) }

    /// The view whose body took long when it was last looked at; nil for none.
    var view: String? {
        let count = Int(min(numbers[5].load(ordering: .acquiring), UInt64(Self.textBytes)))
        return count == 0 ? nil : String(decoding: text[..<count], as: UTF8.self)
    }

    private var text: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(numbers + 6), count: Self.textBytes)
    }

    private var names: (UInt64, UInt64) {
        (numbers[1].load(ordering: .acquiring), numbers[2].load(ordering: .relaxed))
    }

    /// Whether it was or is the turn of a page.
    var isPageAtWork: Bool { names != (0, 0) }

    /// The session whose turn it was or is; nil for none.
    var session: String? {
        let (high, low) = names
        guard high != 0 || low > 1 else { return nil }
        func digits(_ number: UInt64) -> String {
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return digits(high) + digits(low)
    }
}
