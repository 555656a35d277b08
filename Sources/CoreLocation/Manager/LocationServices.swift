import SwiftUICore
import Synchronization

/// Who receives locations, and what the person decides about them.
@MainActor
protocol LocationClient: AnyObject {
    /// Whether it wants each new location.
    var wantsUpdates: Bool { get }
    /// Whether it waits for one location that it has asked for.
    var awaitsLocation: Bool { get set }
    /// Whether it needs locations as precise as the device has them.
    var isPrecise: Bool { get }

    func authorizationDidChange()
    func receive(_ location: CLLocation)
    func fail(_ error: CLError)
}

/// What the code of one window knows of where the device of its person is, and who in it wants to know.
///
/// The host is asked, and the person at it decides. What is known stays with the window: no other one can ask for it.
@MainActor
final class LocationServices: WindowKept {
    private struct Known: Sendable {
        var status = CLAuthorizationStatus.notDetermined
        var location: CLLocation?
    }

    private struct WeakWindow: Sendable { weak var window: WindowResources? }
    private struct WeakClient { weak var client: (any LocationClient)? }

    /// For code of no window: there is nobody to ask.
    nonisolated static let nobody = LocationServices(window: nil)

    private nonisolated let known = Mutex(Known())
    private nonisolated let owner: WeakWindow
    private var clients: [WeakClient] = []
    /// Whether the person has been asked for leave, and has not decided.
    private var isDeciding = false
    /// What the decision is asked with, or a single location.
    private var question: OpenQuestion?
    /// What the next location is asked with, or another decision.
    private var following: OpenQuestion?

    nonisolated convenience init(for window: WindowResources) { self.init(window: window) }

    private nonisolated init(window: WindowResources?) { owner = WeakWindow(window: window) }

    /// Those of the window whose code runs.
    ///
    /// In a program that serves visitors, what a singleton or a global does without their windows belongs to nobody, as its place
    /// would be shown to all of them.
    nonisolated static var current: LocationServices {
        WindowContext.current?.window.kept(LocationServices.self) ?? nobody
    }

    nonisolated var status: CLAuthorizationStatus { known.withLock(\.status) }
    /// The last one that was known; nil where the person does not allow it.
    nonisolated var location: CLLocation? { known.withLock(\.location) }

    private var isAllowed: Bool { status == .authorizedWhenInUse }

    // MARK: Clients

    func add(_ client: any LocationClient) {
        clients.removeAll { $0.client == nil }
        if !clients.contains(where: { $0.client === client }) { clients.append(WeakClient(client: client)) }
    }

    /// A client wants more or less than before.
    func clientDidChange() { follow() }

    private func tell(_ body: (any LocationClient) -> Void) {
        for entry in clients { if let client = entry.client { body(client) } }
    }

    /// Runs code of the window soon: those who ask are answered when they have returned.
    func soon(_ body: @escaping @MainActor () -> Void) {
        WindowContext.run(as: owner.window.map { WindowContext($0) }) { _ = Task { @MainActor in body() } }
    }

    // MARK: Asking

    /// Asks the person for leave, unless they have decided.
    func requestAuthorization() {
        guard status == .notDetermined, !isDeciding else { return }
        isDeciding = true
        ask { [weak self] in
            self?.isDeciding = false
            self?.takeDecision($0)
        }
    }

    /// Answers a client that asks for one location, or for each new one.
    func begin(_ client: any LocationClient) {
        add(client)
        switch status {
        case .denied, .restricted: soon { client.end(.denied) }
        case .notDetermined:
            // Who asks for a location has to have asked for leave, and has one once that is given.
            if client.awaitsLocation, !isDeciding { soon { client.end(.denied) } }
        case .authorizedAlways, .authorizedWhenInUse:
            if client.awaitsLocation, question == nil { ask { [weak self] in self?.takeLocation($0) } }
            if client.wantsUpdates, let location { soon { if client.wantsUpdates { client.receive(location) } } }
        }
        follow()
    }

    private var isPrecise: Bool { clients.contains { $0.client?.isPrecise == true } }

    private func ask(_ take: @escaping (HostAnswer) -> Void) {
        guard let window = owner.window, !window.hasEnded else {
            if owner.window == nil, self === Self.nobody { Self.reportOwnerless() }
            return soon { take(.cancelled) }
        }
        WindowContext.run(as: WindowContext(window)) {
            question = OpenQuestion(.locate(.current, isPrecise: isPrecise)) { [weak self] in
                self?.question = nil
                take($0)
            }
        }
    }

    /// Has the host tell of the next location while somebody wants it, and of another decision where the person has declined.
    private func follow() {
        guard let window = owner.window, !window.hasEnded else { return following = nil }
        let isWanted = clients.contains { $0.client?.wantsUpdates == true }
        WindowContext.run(as: WindowContext(window)) {
            guard status == .denied || isAllowed && isWanted else {
                following?.withdraw()
                return following = nil
            }
            guard following == nil else { return }
            following = OpenQuestion(.locate(isAllowed ? .next : .allowed, isPrecise: isPrecise)) { [weak self] in
                self?.following = nil
                self?.takeNews($0)
            }
        }
    }

    private static func reportOwnerless() {
        OwnerlessCode.report(
            "CLLocationManager", outcome: "Nobody was asked, and it is as if somebody had declined.",
            alternative: "Make the manager in a view, or in an object that a view makes (@StateObject, @State).")
    }

    // MARK: Answers

    private func takeDecision(_ answer: HostAnswer) {
        // The page that was asked is gone; the one that came after it has not been asked.
        if case .failed = answer { return requestAuthorization() }
        take(answer)
    }

    private func takeLocation(_ answer: HostAnswer) {
        if case .failed = answer { return finish(.locationUnknown) }
        take(answer)
    }

    private func takeNews(_ answer: HostAnswer) {
        if case .failed = answer { return follow() }
        take(answer)
    }

    private func take(_ answer: HostAnswer) {
        guard case .place(let place) = answer else {
            note(.denied, nil)
            tell { if $0.wantsUpdates { $0.fail(CLError(.denied)) } }
            finish(.denied)
            return follow()
        }
        let location = place.map(CLLocation.init).flatMap { CLLocationCoordinate2DIsValid($0.coordinate) ? $0 : nil }
        note(.authorizedWhenInUse, location)
        tell { client in
            guard client.wantsUpdates || client.awaitsLocation else { return }
            client.awaitsLocation = false
            if let location { client.receive(location) } else { client.fail(CLError(.locationUnknown)) }
        }
        follow()
    }

    private func note(_ status: CLAuthorizationStatus, _ location: CLLocation?) {
        let former = known.withLock { known in
            defer {
                known.status = status
                known.location = status == .denied ? nil : location ?? known.location
            }
            return known.status
        }
        if former != status { tell { $0.authorizationDidChange() } }
    }

    /// Tells who waits for a location that there is none.
    private func finish(_ code: CLError.Code) { tell { if $0.awaitsLocation { $0.end(code) } } }
}

extension LocationClient {
    fileprivate func end(_ code: CLError.Code) {
        guard wantsUpdates || awaitsLocation else { return }
        awaitsLocation = false
        fail(CLError(code))
    }
}
