import Foundation
import SwiftUITesting
import Testing

/// Counts under a lock that apps keep beside what it guards.
private final class Guarded: @unchecked Sendable {
    private let lock: os_unfair_lock_t
    private(set) var count = 0

    init() {
        lock = .allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }

    func add() {
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
        count += 1
    }
}

struct UnfairLockTests {
    @Test("one thread at a time has the lock")
    func exclusion() {
        let guarded = Guarded()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<2_000 { guarded.add() } }
        #expect(guarded.count == 16_000)
    }

    @Test("a lock that is held is not taken, and is free again after that")
    func trying() {
        var lock = os_unfair_lock()
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_assert_owner(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }

    @Test("a lock around a value gives it to one thread at a time")
    func allocated() {
        let lock = OSAllocatedUnfairLock(initialState: [Int]())
        DispatchQueue.concurrentPerform(iterations: 8) { place in
            for _ in 0..<100 { lock.withLock { $0.append(place) } }
        }
        #expect(lock.withLock { $0.count } == 800)
        #expect(lock.withLockIfAvailable { $0.count } == 800)
        #expect(lock.withLock { _ in lock.withLockIfAvailable { $0.count } } == nil)
    }

    @Test("a lock around nothing is taken and freed by hand, too")
    func bare() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLock { 3 } == 3)
    }
}
