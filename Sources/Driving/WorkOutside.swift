import Foundation
import RiffleContextCarrying
import RiffleVirtualTime

/// Work of the app's that does not wait for virtual time.
struct WorkOutside: Hashable {
    /// Names it: the same work has the same name however far it has come.
    let name: String
    /// How many of it there are.
    let count: Int

    /// As it is told.
    var description: String { count == 1 ? name : "\(name) (\(count))" }

    /// Starts to note it.
    @MainActor
    static func begin() {
        TransfersAtWork.begin()
        ThreadsAtWork.begin()
    }

    /// What goes on now: requests by their addresses, blocks by their queues, and threads by their names.
    static var inProgress: [WorkOutside] {
        let blocks = BlocksAtWork.byQueue.sorted { $0.key < $1.key }.map {
            WorkOutside(name: $0.key.isEmpty ? "a queue" : "queue \($0.key)", count: $0.value)
        }
        return counted(TransfersAtWork.inProgress.map { "request \($0)" }) + blocks
            + counted(ThreadsAtWork.inProgress.map { $0.isEmpty ? "a thread" : "thread \($0)" })
    }

    /// Names that are the same become one.
    private static func counted(_ names: [String]) -> [WorkOutside] {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        var told: Set<String> = []
        return names.filter { told.insert($0).inserted }.map { WorkOutside(name: $0, count: counts[$0] ?? 1) }
    }
}
