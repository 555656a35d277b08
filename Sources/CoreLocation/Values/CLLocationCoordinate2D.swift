/// An angle of a place's latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// How far off a value may be, in meters: the smaller, the better. Negative where the value is not valid.
public typealias CLLocationAccuracy = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// A direction, in degrees clockwise from north. Negative where it is not valid.
public typealias CLLocationDirection = Double
/// How far off a direction may be, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A speed, in meters per second. Negative where it is not valid.
public typealias CLLocationSpeed = Double
/// How far off a speed may be, in meters per second.
public typealias CLLocationSpeedAccuracy = Double

/// A place on Earth, by the ellipsoid of WGS 84.
public struct CLLocationCoordinate2D: Sendable {
    /// In degrees, north of the equator.
    public var latitude: CLLocationDegrees
    /// In degrees, east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The place where the equator meets the meridian of Greenwich.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place; numbers that name none are kept, see `CLLocationCoordinate2DIsValid(_:)`.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the numbers name a place: a latitude of at most 90 degrees either way, and a longitude of at most 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No filter: all movements count.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No filter: all turns count.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// As precise as possible, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As precise as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// What an app has without leave for more.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_378_137
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As far as can be counted.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As long as can be counted.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
