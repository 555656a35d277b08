import Foundation
import Synchronization

/// Blocks of views that were given to other queues than the main one, and have not ended.
package enum BlocksAtWork {
    private typealias Label = @convention(c) (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?

    private static let label = Interception.symbol("dispatch_queue_get_label").map {
        unsafeBitCast($0, to: Label.self)
    }
    private static let running = Mutex<[String: Int]>([:])

    /// How many there are now in the whole process, by the labels of their queues.
    package static var byQueue: [String: Int] { running.withLock { $0 } }

    /// Counts what somebody else is about to run once, until it has.
    static func counting(on queue: UnsafeMutableRawPointer, _ body: @escaping () -> Void) -> VirtualDispatch.Block {
        let name = label?(queue).map { String(cString: $0) } ?? ""
        running.withLock { $0[name, default: 0] += 1 }
        return {
            body()
            running.withLock { counts in
                guard let count = counts[name] else { return }
                counts[name] = count > 1 ? count - 1 : nil
            }
        }
    }
}
