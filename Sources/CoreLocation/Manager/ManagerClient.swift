import SwiftUICore

/// A location manager among the clients of a window's location services.
///
/// The manager may be used on any thread; what it does happens on the main one, where its delegate is told.
@MainActor
final class ManagerClient: LocationClient {
    /// Nil where the manager was made by code of no window.
    private nonisolated let owner: Owner?
    private nonisolated(unsafe) weak var manager: CLLocationManager?
    private var hasToldStatus = false
    private(set) var wantsUpdates = false
    var awaitsLocation = false
    /// The location that the delegate received last, by which the distance filter measures.
    private var received: CLLocation?

    private struct Owner: Sendable { weak var window: WindowResources? }

    nonisolated init() { owner = WindowContext.carried.map { Owner(window: $0.window) } }

    nonisolated func connect(_ manager: CLLocationManager) { self.manager = manager }

    /// Those of the window whose code has made the manager. One of a singleton follows whoever uses it, unless the program
    /// serves visitors.
    nonisolated var services: LocationServices {
        guard let owner else { return WindowResources.servesVisitors ? .nobody : .current }
        return owner.window?.kept(LocationServices.self) ?? .nobody
    }

    var isPrecise: Bool {
        guard wantsUpdates || awaitsLocation, let manager else { return false }
        return manager.desiredAccuracy < kCLLocationAccuracyHundredMeters
    }

    // MARK: What the manager is asked for

    /// The delegate of a manager is told the status once it is there, decided or not.
    func delegateWasSet() {
        guard !hasToldStatus else { return }
        hasToldStatus = true
        services.add(self)
        services.soon { [weak self] in self?.authorizationDidChange() }
    }

    func requestAuthorization() {
        services.add(self)
        services.requestAuthorization()
    }

    func requestLocation() {
        awaitsLocation = true
        services.begin(self)
    }

    func start() {
        guard !wantsUpdates else { return }
        wantsUpdates = true
        received = nil
        services.begin(self)
    }

    func stop() {
        guard wantsUpdates || awaitsLocation else { return }
        wantsUpdates = false
        awaitsLocation = false
        services.clientDidChange()
    }

    /// Tells the delegate that a region is not watched: that takes leave to know the location at all times.
    func declineMonitoring(of region: CLRegion) {
        services.soon { [weak self] in
            guard let manager = self?.manager else { return }
            let code = CLError.Code.regionMonitoringDenied
            manager.delegate?.locationManager(manager, monitoringDidFailFor: region, withError: CLError(code))
        }
    }

    func tellState(of region: CLRegion) {
        services.soon { [weak self] in
            guard let manager = self?.manager else { return }
            manager.delegate?.locationManager(manager, didDetermineState: .unknown, for: region)
        }
    }

    // MARK: What the delegate is told

    func authorizationDidChange() {
        guard let manager else { return }
        manager.delegate?.locationManagerDidChangeAuthorization(manager)
    }

    func receive(_ location: CLLocation) {
        guard let manager else { return }
        if wantsUpdates {
            let filter = manager.distanceFilter
            if let received, filter > 0, location.distance(from: received) < filter { return }
            received = location
        }
        manager.delegate?.locationManager(manager, didUpdateLocations: [location])
    }

    func fail(_ error: CLError) {
        guard let manager else { return }
        manager.delegate?.locationManager(manager, didFailWithError: error)
    }
}
