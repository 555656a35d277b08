/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The person was not asked.
    case notDetermined = 0
    /// Nobody may allow it on this device.
    case restricted
    /// The person has declined.
    case denied
    /// At all times; no host gives that.
    case authorizedAlways
    /// While the app is used.
    case authorizedWhenInUse

    /// At all times.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app knows exact places.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// It does.
    case fullAccuracy
    /// It knows rough ones.
    case reducedAccuracy
}

/// What the person does who has the device.
public enum CLActivityType: Int, Sendable {
    /// Anything else.
    case other = 1
    /// They drive a car.
    case automotiveNavigation
    /// They walk or run.
    case fitness
    /// They go by train, by boat, or by anything that is no car.
    case otherNavigation
    /// They fly.
    case airborne
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    /// Nobody knows.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its right side.
    case landscapeLeft
    /// On its left side.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown
}

/// Where a device points. No host knows, so that there is none.
public final class CLHeading: NSObject, Sendable {
    /// From the magnetic north pole.
    public let magneticHeading: CLLocationDirection
    /// From the north pole; negative where nobody knows.
    public let trueHeading: CLLocationDirection
    /// How far off that may be; negative where it is not valid.
    public let headingAccuracy: CLLocationDirection
    /// When that was.
    public let timestamp: Date
    /// The magnetic field along the device's x axis, in microteslas.
    public var x: Double { 0 }
    /// The magnetic field along the device's y axis, in microteslas.
    public var y: Double { 0 }
    /// The magnetic field along the device's z axis, in microteslas.
    public var z: Double { 0 }

    private init(_ timestamp: Date) {
        magneticHeading = 0
        trueHeading = -1
        headingAccuracy = -1
        self.timestamp = timestamp
    }
}

/// A place where the person stayed for a while. Nothing here notices one, so that there is none.
public final class CLVisit: NSObject, Sendable {
    /// Since when.
    public let arrivalDate: Date
    /// Until when.
    public let departureDate: Date
    /// Where.
    public let coordinate: CLLocationCoordinate2D
    /// How far off that may be.
    public let horizontalAccuracy: CLLocationAccuracy

    private init(_ coordinate: CLLocationCoordinate2D) {
        arrivalDate = .distantPast
        departureDate = .distantFuture
        self.coordinate = coordinate
        horizontalAccuracy = -1
    }
}
