import Foundation

/// A lock around a value, for code that several threads run.
///
/// Whoever waits is not served in order, as with Apple's. The thread that holds it must be the one that frees it, and must
/// not take it again.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let storage: Storage

    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    /// A lock around a value that other threads may still have; which is right is for the caller to know.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure while no other thread has the value.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure while no other thread has the value.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the value where the lock is free; nil where it is held.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure with the value where the lock is free; nil where it is held.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock around a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock around nothing.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, and waits until it is free.
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func lock() { storage.lock.lock() }

    /// Frees the lock.
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock where it is free.
    ///
    /// - Returns: whether it was.
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Runs a closure while no other thread has the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure while no other thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure where the lock is free; nil where it is held.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
