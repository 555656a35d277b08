import Foundation
import RiffleContextCarrying
import RiffleVirtualTime

/// Work of the app's that does not wait for virtual time.
enum WorkOutside {
    /// What goes on now, a line each: requests by their addresses, and blocks on other queues than the main one.
    static var inProgress: [String] {
        let blocks = BlocksAtWork.count
        return TransfersAtWork.inProgress.map { "request \($0)" }
            + (blocks > 0 ? ["\(blocks) blocks on other queues"] : [])
    }
}
