import Foundation
import OpenCombine

/// A thread other than that of the main actor, as messages name it.
package struct OtherThread: Sendable, CustomStringConvertible {
    /// The thread's name, or that of the queue that it serves.
    package let description: String

    /// The caller's thread; nil on the main actor.
    package static var current: OtherThread? { MainThread.isCurrent ? nil : OtherThread(description: name) }

    private static var name: String {
        let queue = label(ofQueue: nil).map { String(cString: $0) } ?? ""
        // Queues that Foundation makes are numbered by addresses, which differ in each process.
        if queue.hasPrefix("NSOperationQueue") { return "an operation queue" }
        // A thread that no queue made runs on one of the system's, which has another name than the thread.
        if queue.isEmpty || queue.hasPrefix("com.apple.root."), let name = Thread.current.name, !name.isEmpty,
            !queue.contains(name)
        {
            return "the thread \"\(name)\""
        }
        return queue.isEmpty ? "a thread without a name" : "the queue \"\(queue)\""
    }
}

/// The label of a queue; of the one that the caller runs on where none is passed.
@_silgen_name("dispatch_queue_get_label")
private func label(ofQueue queue: OpaquePointer?) -> UnsafePointer<CChar>?

extension Publisher where Failure == Never {
    /// Subscribes with a closure that the publisher may call on any thread.
    ///
    /// A closure that is written inside of a type of the main actor belongs to the main actor, and Swift stops the process
    /// when a library calls it elsewhere. The type of this one says that it belongs to nobody.
    package func sinkOnAnyThread(_ receive: @escaping @Sendable (Output) -> Void) -> AnyCancellable {
        sink { receive($0) }
    }
}

/// What has been reported in a window about changes on other threads, and the views that look at them once more.
///
/// Objects announce a change before they make it. On the main actor no view is evaluated in between. Another thread may be
/// interrupted there, so that a view reads the old value, and nothing tells it of the new one.
@MainActor
private final class ChangesElsewhere: WindowPart, AlarmReceiver {
    /// Seconds after which the view is evaluated again. The change itself follows its announcement within microseconds,
    /// unless the thread has to wait for a processor.
    static let delay = 0.1

    /// The subjects of the issues that were reported.
    private var reported: Set<String> = []
    /// What has been evaluated for an announcement, by who has, and when it is evaluated again.
    private var looks = InsertionOrdered<ObjectIdentifier, (time: Double, look: () -> Void)>()
    private weak var graph: ViewGraph?

    func isFirst(_ subject: String) -> Bool { reported.insert(subject).inserted }

    func add(_ id: ObjectIdentifier, in graph: ViewGraph, _ look: @escaping () -> Void) {
        self.graph = graph
        looks[id] = (graph.now + Self.delay, look)
        setAlarm()
    }

    private func setAlarm() {
        guard let time = looks.values.lazy.map(\.time).min() else { return }
        graph?.alarms.set(at: time, for: self)
    }

    func alarmRang() {
        guard let graph else { return }
        let due = looks.values.filter { $0.time <= graph.now + 1e-6 }
        looks.removeAll { $0.time <= graph.now + 1e-6 }
        for (_, look) in due { look() }
        setAlarm()
    }

    var isInSight: Bool { true }
    func cameIntoSight() {}
}

extension ViewGraph {
    /// Reports, once for each subject, that something was changed elsewhere than on the main actor.
    ///
    /// - Parameter subject: what has changed, as the beginning of a sentence.
    func reportChange(_ subject: String, on thread: OtherThread, _ advice: String, from node: _ViewNode) {
        guard part(ChangesElsewhere.self).isFirst(subject) else { return }
        report(
            RuntimeIssue(
                kind: .backgroundChange, message: "\(subject) on another thread (\(thread)). \(advice)",
                path: node.path),
            from: node)
    }

    /// Does something a little after the next frame: for announcements on other threads, see `ChangesElsewhere`.
    ///
    /// - Parameter id: names who looks; of several looks of one that have not come yet, the last counts.
    func lookAgain(_ id: ObjectIdentifier, _ look: @escaping () -> Void) {
        lifecycle.afterLayout { [weak self] in
            guard let self else { return }
            part(ChangesElsewhere.self).add(id, in: self, look)
        }
    }
}
