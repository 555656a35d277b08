import GRDB
import Synchronization

/// Somebody who wants to know what the data is: for as long as they keep this object.
///
/// The database calls back from its own queue, at any time until then. So nothing of a page hangs on the callback: it finds
/// the store gone and ends there.
final class DataObservation: Sendable {
    /// Begins to read the file, or begins anew where it was opened again.
    let start: @Sendable (DataFile, DataObservation) -> Void
    private let running = Mutex<AnyDatabaseCancellable?>(nil)

    init(start: @escaping @Sendable (DataFile, DataObservation) -> Void) { self.start = start }

    func hold(_ cancellable: AnyDatabaseCancellable) { running.withLock { $0 = cancellable } }
}
