/// What a host does for the views outside of its window.
package enum HostRequest: Hashable, Sendable {
    /// Opens an address.
    case open(URL)
    /// Offers texts and addresses to other programs.
    case share([String], subject: String?)
    /// Puts a text where other programs can paste it.
    case copy(String)
    /// Has a screen reader say something.
    case announce(String)
    /// Leads assistive technology to an element; 0 for the first there is.
    case attend(UInt32)
    /// Asks something, to be answered under this number.
    case ask(UInt32, HostQuestion)
    /// Keeps the display on, or no longer.
    case keepAwake(Bool)
    /// Shows the mouse's pointer in a look; nil for what the host shows by itself.
    case pointer(PointerLook?)
}

/// Requests on their way to the host of one window.
@MainActor
package final class HostRequestQueue {
    private var waiting: [HostRequest] = []
    /// More than this between two frames is a mistake, or malice.
    private static let limit = 16
    /// Told of a request; a task may make one while nothing moves.
    var onAdd: (() -> Void)?

    nonisolated init() {}

    func add(_ request: HostRequest) {
        guard waiting.count < Self.limit else { return }
        waiting.append(request)
        onAdd?()
    }

    func take() -> [HostRequest] {
        guard !waiting.isEmpty else { return [] }
        defer { waiting.removeAll() }
        return waiting
    }
}

/// Where code leaves a request that does not say of which window it is: with the window that runs it, or that has started
/// the task that runs it. What belongs to none goes to the window that is at work next.
package enum HostRequests {
    @TaskLocal static var queue: HostRequestQueue?
    private static let shared = HostRequestQueue()

    /// Leaves a request to the host.
    package static func add(_ request: HostRequest) {
        let queue = queue ?? shared
        MainThread.run { queue.add(request) }
    }

    @MainActor
    fileprivate static func takeShared() -> [HostRequest] { shared.take() }
}

extension ViewGraph {
    /// What views of this window have asked of the host since it was last taken.
    func takeHostRequests() -> [HostRequest] { outbox.queue.take() + HostRequests.takeShared() }
}
