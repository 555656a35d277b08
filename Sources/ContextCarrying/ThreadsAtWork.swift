import Foundation
import Synchronization

/// Threads that the code of views has started and that have not ended, for hosts that wait for them.
package enum ThreadsAtWork {
    /// A thread, from when it is asked for until it has ended.
    final class Entry: Sendable {
        /// Nil before it has begun.
        fileprivate let thread = Mutex<pthread_t?>(nil)
    }

    private static let isNoting = Atomic(false)
    private static let noted = Mutex<[Entry]>([])

    /// Its destructor is called as the thread ends, however it does.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { entry in
            guard let entry else { return }
            ThreadsAtWork.forget(Unmanaged<Entry>.fromOpaque(entry).takeRetainedValue())
        }
        return key
    }()

    /// From now on threads are noted. Servers, which have many, never ask.
    package static func begin() { isNoting.store(true, ordering: .releasing) }

    /// The names of the threads, in the order in which they began; empty for one without a name of its own.
    package static var inProgress: [String] {
        noted.withLock { $0.map { entry in entry.thread.withLock { $0.map(name(of:)) ?? "" } } }
    }

    /// Notes a thread that is about to be made; nil where nobody asks.
    static func note() -> Entry? {
        guard isNoting.load(ordering: .acquiring) else { return nil }
        let entry = Entry()
        noted.withLock { $0.append(entry) }
        return entry
    }

    /// The thread that calls this is what was noted.
    static func began(_ entry: Entry) {
        entry.thread.withLock { $0 = pthread_self() }
        pthread_setspecific(key, Unmanaged.passRetained(entry).toOpaque())
    }

    /// The thread has ended, or was not made.
    static func forget(_ entry: Entry) { noted.withLock { $0.removeAll { $0 === entry } } }

    /// The thread is there: before it ends it has to be forgotten, which needs the lock that the caller holds.
    private static func name(of thread: pthread_t) -> String {
        var name = [CChar](repeating: 0, count: 64)
        guard nameOfThread(thread, &name, name.count) == 0 else { return "" }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text == nameOfProcess ? "" : text
    }

    /// What threads are called that nobody has given a name: 15 bytes of the program's.
    private static let nameOfProcess = String(
        decoding: CommandLine.arguments.first.map { Array(URL(fileURLWithPath: $0).lastPathComponent.utf8.prefix(15)) }
            ?? [], as: UTF8.self)
}

/// Glibc's own, which is not declared without extensions of GNU's.
@_silgen_name("pthread_getname_np")
private func nameOfThread(_ thread: pthread_t, _ name: UnsafeMutablePointer<CChar>, _ size: Int) -> Int32
