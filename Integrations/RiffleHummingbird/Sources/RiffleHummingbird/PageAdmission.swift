internal import RiffleServer
internal import Synchronization

/// A request that may become a page's WebSocket, on its way through the router: the route of an interface notes here that it may.
final class PageAdmission: Sendable {
    /// The one that the router is asked about; nil for all other requests.
    @TaskLocal static var current: PageAdmission?

    private let admitted = Mutex<(request: WebRequest, interface: WebInterface)?>(nil)

    func admit(_ request: WebRequest, to interface: WebInterface) {
        admitted.withLock { $0 = (request, interface) }
    }

    /// What was admitted, and where; nil where the router had another answer.
    var result: (request: WebRequest, interface: WebInterface)? { admitted.withLock { $0 } }
}
