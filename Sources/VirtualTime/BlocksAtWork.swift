import Synchronization

/// Blocks of views that were given to other queues than the main one, and have not ended.
package enum BlocksAtWork {
    private static let running = Atomic<Int>(0)

    /// How many there are now, in the whole process.
    package static var count: Int { running.load(ordering: .acquiring) }

    /// Counts what somebody else is about to run once, until it has.
    static func counting(_ body: @escaping () -> Void) -> VirtualDispatch.Block {
        running.add(1, ordering: .acquiringAndReleasing)
        return {
            body()
            running.subtract(1, ordering: .acquiringAndReleasing)
        }
    }
}
