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
}

/// Requests on their way to the host of the window in whose callback they were made; see `FeedbackQueue`.
@MainActor
package enum HostRequests {
    private static var waiting: [HostRequest] = []
    /// More than this between two frames is a mistake, or malice.
    private static let limit = 16

    /// Leaves a request to the host.
    package nonisolated static func add(_ request: HostRequest) {
        MainThread.run { if waiting.count < limit { waiting.append(request) } }
    }

    static func take() -> [HostRequest] {
        guard !waiting.isEmpty else { return [] }
        defer { waiting.removeAll() }
        return waiting
    }
}
