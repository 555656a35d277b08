import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Transfers that have begun and have not ended, for hosts that wait for them.
package enum TransfersAtWork {
    private struct Weak { weak var task: URLSessionTask? }

    private static let isNoting = Atomic(false)
    private static let noted = Mutex<[Weak]>([])

    /// From now on transfers are noted. Servers, which have many, never ask.
    package static func begin() { isNoting.store(true, ordering: .releasing) }

    /// Transfers of addresses that are not files: their addresses, in the order in which they began.
    package static var inProgress: [String] {
        noted.withLock { tasks in
            tasks.removeAll { $0.task.map { $0.state == .completed } ?? true }
            return tasks.compactMap { entry in
                guard let task = entry.task, task.state == .running, let url = task.originalRequest?.url else {
                    return nil
                }
                return url.absoluteString
            }
        }
    }

    static func note(_ task: URLSessionTask) {
        guard isNoting.load(ordering: .acquiring) else { return }
        noted.withLock { $0.append(Weak(task: task)) }
    }
}
