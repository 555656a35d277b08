import SwiftUICore

/// Where the device is, or why that is not known.
public struct CLLocationUpdate: Sendable {
    /// The place; nil where it is not known.
    public let location: CLLocation?
    /// Whether the device rests; hosts do not say so.
    public var stationary: Bool { false }
    /// Whether the device rests; hosts do not say so.
    public var isStationary: Bool { false }
    /// Whether the person has declined.
    public let authorizationDenied: Bool
    /// Whether the person has declined for all apps.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether nobody may allow it on this device.
    public var authorizationRestricted: Bool { false }
    /// Whether the person is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether nobody knows where the device is right now.
    public let locationUnavailable: Bool
    /// Whether only rough places are known.
    public var accuracyLimited: Bool { false }
    /// Whether the app is used too little to know more.
    public var insufficientlyInUse: Bool { false }
    /// Whether the app would have to say what it wants by a `CLServiceSession`.
    public var serviceSessionRequired: Bool { false }

    private init(
        _ location: CLLocation? = nil, isDenied: Bool = false, isAsking: Bool = false, isUnavailable: Bool = false
    ) {
        self.location = location
        authorizationDenied = isDenied
        authorizationRequestInProgress = isAsking
        locationUnavailable = isUnavailable
    }

    static let denied = CLLocationUpdate(isDenied: true)
    static let asking = CLLocationUpdate(isAsking: true)
    static let unavailable = CLLocationUpdate(isUnavailable: true)

    init(at location: CLLocation) { self.init(location) }

    /// What the person does who has the device; hosts are not told.
    public enum LiveConfiguration: Hashable, Sendable {
        /// Anything.
        case `default`
        /// They drive a car.
        case automotiveNavigation
        /// They go by anything that is no car.
        case otherNavigation
        /// They walk or run.
        case fitness
        /// They fly.
        case airborne
    }

    /// The locations of the device from now on, without an end. Who reads them has the person asked for leave.
    ///
    /// - Parameter configuration: what the person does.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(services: .current)
    }

    /// Locations of the device, without an end.
    public struct Updates: AsyncSequence, Sendable {
        let services: LocationServices

        /// Begins to read.
        public func makeAsyncIterator() -> Iterator {
            let (updates, continuation) = AsyncStream.makeStream(
                of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(64))
            let client = LiveClient(services, continuation)
            continuation.onTermination = { _ in MainThread.run { client.end() } }
            MainThread.run { client.begin() }
            return Iterator(updates: updates.makeAsyncIterator())
        }

        /// Reads locations one after another.
        public struct Iterator: AsyncIteratorProtocol {
            var updates: AsyncStream<CLLocationUpdate>.Iterator

            /// The next one; nil once the task has been cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { await updates.next() }
        }
    }
}

/// A reader of locations among the clients of a window's location services.
@MainActor
private final class LiveClient: LocationClient {
    private nonisolated let services: LocationServices
    private nonisolated let continuation: AsyncStream<CLLocationUpdate>.Continuation
    private(set) var wantsUpdates = true
    var awaitsLocation = false

    nonisolated init(
        _ services: LocationServices, _ continuation: AsyncStream<CLLocationUpdate>.Continuation
    ) {
        self.services = services
        self.continuation = continuation
    }

    var isPrecise: Bool { wantsUpdates }

    func begin() {
        services.begin(self)
        guard services.status == .notDetermined else { return }
        continuation.yield(.asking)
        services.requestAuthorization()
    }

    func end() {
        wantsUpdates = false
        services.clientDidChange()
    }

    func authorizationDidChange() {}

    func receive(_ location: CLLocation) { continuation.yield(CLLocationUpdate(at: location)) }

    func fail(_ error: CLError) { continuation.yield(error.code == .denied ? .denied : .unavailable) }
}
