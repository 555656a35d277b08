/// Where a device is, as far as its host knows: degrees of WGS 84, meters, and seconds.
///
/// The values are the host's own and may be anything; what takes them for an app decides what it makes of them.
package struct DevicePlace: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double
    /// How far off the place may be.
    package var horizontalAccuracy: Double
    /// Above the sea; nil where nobody knows.
    package var altitude: Double?
    /// How far off the altitude may be; nil where nobody knows.
    package var verticalAccuracy: Double?
    /// In degrees, clockwise from north; nil where nobody knows, or nothing moves.
    package var course: Double?
    /// In meters per second; nil where nobody knows.
    package var speed: Double?

    package init(
        latitude: Double, longitude: Double, horizontalAccuracy: Double, altitude: Double? = nil,
        verticalAccuracy: Double? = nil, course: Double? = nil, speed: Double? = nil
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.horizontalAccuracy = horizontalAccuracy
        self.altitude = altitude
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
    }
}

/// Which place an app waits for.
package enum AwaitedPlace: String, Codable, Hashable, Sendable {
    /// That of now.
    case current
    /// The first that is another one than the host has given last. The person may change their mind meanwhile.
    case next
    /// The first once the person allows it who has declined. They are not to be asked again.
    case allowed
}
