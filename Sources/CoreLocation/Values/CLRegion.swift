/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It is.
    case inside
    /// It is not.
    case outside
}

/// An area that an app wants to know something about.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The app's name for it.
    public let identifier: String
    /// Whether the app wants to know of it when the device comes in.
    open var notifyOnEntry = true
    /// Whether the app wants to know of it when the device leaves.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// An area around a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The place in the middle.
    public let center: CLLocationCoordinate2D
    /// How far the area reaches, in meters.
    public let radius: CLLocationDistance

    /// An area around a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is in the area.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}
