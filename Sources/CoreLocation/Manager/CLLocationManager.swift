import SwiftUICore

/// Tells an app where the device is, if the person at it allows that.
///
/// A browser asks its visitor. Everywhere else it is as if the person had declined, unless a test says where the device is.
/// The delegate is told on the main thread, after the call that it is told for has returned.
open class CLLocationManager: NSObject {
    private let client = ManagerClient()

    /// Who is told; once soon after it has been set, whatever the status is.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            let client = client
            MainThread.run { client.delegateWasSet() }
        }
    }

    /// How precise locations have to be: hosts are asked for their best if it is less than a hundred meters.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the device has to move before the delegate is told; kept as it is, and all movements count, if it is not
    /// above 0.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// What the person does; hosts are not told.
    open var activityType = CLActivityType.other
    /// Whether updates may pause where nothing moves; hosts see to that themselves.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates go on while nobody sees the app, which no host does.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the person sees that.
    open var showsBackgroundLocationIndicator = false
    /// How far the device has to turn before the delegate is told.
    open var headingFilter: CLLocationDegrees = 1
    /// Which side of the device counts as its upper one.
    open var headingOrientation = CLDeviceOrientation.portrait

    /// A manager of the window whose code makes it.
    public override init() {
        super.init()
        client.connect(self)
    }

    deinit {
        let client = client
        MainThread.run { client.stop() }
    }

    // MARK: Leave

    /// What the person allows.
    open var authorizationStatus: CLAuthorizationStatus { client.services.status }
    /// Whether places are exact; the person may not say so here.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether widgets may know the location: there are none.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// What the person of the window at work allows.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationServices.current.status }

    /// Whether the device tells anybody where it is.
    open class func locationServicesEnabled() -> Bool { true }

    /// Asks the person for leave, unless they have decided.
    open func requestWhenInUseAuthorization() {
        let client = client
        MainThread.run { client.requestAuthorization() }
    }

    /// Asks the person for leave, unless they have decided. What they give is leave while the app is used.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    /// Asks for exact places where the person has only allowed rough ones, which cannot be here.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        client.services.soonOnMain { completion?(nil) }
    }

    /// Asks for exact places where the person has only allowed rough ones, which cannot be here.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

    // MARK: Locations

    /// The last one that was known; nil where there is none, or the person does not allow it.
    open var location: CLLocation? { client.services.location }

    /// Tells the delegate one location, or why there is none.
    open func requestLocation() {
        let client = client
        MainThread.run { client.requestLocation() }
    }

    /// Tells the delegate each new location from now on, and the last one that was known.
    open func startUpdatingLocation() {
        let client = client
        MainThread.run { client.start() }
    }

    /// Tells the delegate no more of them.
    open func stopUpdatingLocation() {
        let client = client
        MainThread.run { client.stop() }
    }

    /// Whether the delegate can be told of long ways only, while the app does not run: no.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Does nothing, as on devices that cannot.
    open func startMonitoringSignificantLocationChanges() {}
    /// Does nothing.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Does nothing, as without leave to know the location at all times.
    open func startMonitoringVisits() {}
    /// Does nothing.
    open func stopMonitoringVisits() {}

    // MARK: Directions

    /// Whether the device knows where it points: no.
    open class func headingAvailable() -> Bool { false }
    /// Where it points; nil.
    open var heading: CLHeading? { nil }
    /// Does nothing, as on devices without a compass.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}
    /// Takes a request to turn the device away, of which there is none.
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions

    /// Whether regions of a kind can be watched: no.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// How large they may be; -1, as none can be watched.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Those that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// Fails with `CLError.regionMonitoringDenied`, as without leave to know the location at all times.
    open func startMonitoring(for region: CLRegion) {
        let client = client
        MainThread.run { client.declineMonitoring(of: region) }
    }

    /// Does nothing.
    open func stopMonitoring(for region: CLRegion) {}

    /// Tells the delegate that nobody knows.
    open func requestState(for region: CLRegion) {
        let client = client
        MainThread.run { client.tellState(of: region) }
    }
}

extension LocationServices {
    /// As `soon(_:)`, from any thread.
    nonisolated func soonOnMain(_ body: @escaping @MainActor () -> Void) { MainThread.run { self.soon(body) } }
}
