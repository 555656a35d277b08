import SwiftUICore

/// Where a device was at a time, and how far that is known.
///
/// Two locations are equal only if they are the same object, as on Apple's platforms: ask for their distance.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Above the sea, in meters.
    public let altitude: CLLocationDistance
    /// Above the ellipsoid of WGS 84, in meters: the altitude, as nothing here knows how far the sea is from it.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// How far off the place may be, in meters; negative where the place is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far off the altitude may be, in meters; 0 or less where the altitude is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where the device moved; negative where nobody knows.
    public let course: CLLocationDirection
    /// How far off the course may be; negative where nobody knows.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// How fast the device moved; negative where nobody knows.
    public let speed: CLLocationSpeed
    /// How far off the speed may be; negative where nobody knows.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When that was.
    public let timestamp: Date
    /// The floor of a building; nil, as nothing here knows it.
    public var floor: CLFloor? { nil }
    /// Where the location is from; nil where nobody said so.
    public let sourceInformation: CLLocationSourceInformation?

    /// A place on Earth, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place of a device at a time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place of a device that moves.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place of a device that moves, with all that is known of it.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate, altitude, hAccuracy, vAccuracy, course, courseAccuracy, speed, speedAccuracy, timestamp, nil)
    }

    /// A place of a device that moves, with all that is known of it.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate, altitude, hAccuracy, vAccuracy, course, courseAccuracy, speed, speedAccuracy, timestamp,
            sourceInfo)
    }

    /// No place.
    public override convenience init() {
        self.init(
            coordinate: kCLLocationCoordinate2DInvalid, altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1,
            timestamp: Date())
    }

    private init(
        _ coordinate: CLLocationCoordinate2D, _ altitude: Double, _ horizontalAccuracy: Double,
        _ verticalAccuracy: Double, _ course: Double, _ courseAccuracy: Double, _ speed: Double,
        _ speedAccuracy: Double, _ timestamp: Date, _ source: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        sourceInformation = source
    }

    /// How far it is to another place along the surface of the Earth, in meters. Altitudes do not matter.
    ///
    /// The surface is the ellipsoid of WGS 84: see `Geodesic`. The result is NaN where a place's angle is.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// The place, what is known of the movement, and the time.
    open override var description: String {
        func degrees(_ value: Double) -> String { String(format: "%+.8f", value) }
        return "<\(degrees(coordinate.latitude)),\(degrees(coordinate.longitude))> "
            + String(format: "+/- %.2fm (speed %.2f mps / course %.2f) @ ", horizontalAccuracy, speed, course)
            + "\(timestamp)"
    }

    // MARK: Copies and archives

    /// The location itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives are read with their types named.
    public class var supportsSecureCoding: Bool { true }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
        "speed", "speedAccuracy", "timestamp",
    ]

    /// Puts the location into an archive, which programs of this library read.
    open func encode(with coder: NSCoder) {
        let values = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in zip(Self.keys, values) { coder.encode(value, forKey: key) }
    }

    /// Reads a location from an archive that such a program has made.
    public required convenience init?(coder: NSCoder) {
        guard Self.keys.allSatisfy(coder.containsValue) else { return nil }
        let values = Self.keys.map { coder.decodeDouble(forKey: $0) }
        self.init(
            CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), values[2], values[3], values[4],
            values[5], values[6], values[7], values[8], Date(timeIntervalSinceReferenceDate: values[9]), nil)
    }
}

extension CLLocation {
    /// What a host has said, now.
    convenience init(_ place: DevicePlace) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            altitude: place.altitude ?? 0, horizontalAccuracy: max(place.horizontalAccuracy, 0),
            verticalAccuracy: place.altitude == nil ? -1 : place.verticalAccuracy ?? -1, course: place.course ?? -1,
            speed: place.speed ?? -1, timestamp: Date())
    }
}

/// A floor of a building.
public final class CLFloor: NSObject, Sendable {
    /// Which one; 0 is the one on the ground.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// Where a location is from.
public final class CLLocationSourceInformation: NSObject, Sendable {
    /// Whether a test made it up.
    public let isSimulatedBySoftware: Bool
    /// Whether something beside the device measured it.
    public let isProducedByAccessory: Bool

    /// Says where a location is from.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
}
