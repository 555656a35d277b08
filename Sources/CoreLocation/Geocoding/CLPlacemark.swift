/// A place with its address. No host finds any, so that there is none.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// Where it is.
    public let location: CLLocation?
    /// The area it is in.
    public var region: CLRegion? { nil }
    /// The time that clocks show there.
    public var timeZone: TimeZone? { nil }
    /// What it is called.
    public var name: String? { nil }
    /// The street.
    public var thoroughfare: String? { nil }
    /// The number of the house.
    public var subThoroughfare: String? { nil }
    /// The town.
    public var locality: String? { nil }
    /// The part of the town.
    public var subLocality: String? { nil }
    /// The state or the province.
    public var administrativeArea: String? { nil }
    /// The county.
    public var subAdministrativeArea: String? { nil }
    /// The postal code.
    public var postalCode: String? { nil }
    /// The country's code, of two letters.
    public var isoCountryCode: String? { nil }
    /// The country.
    public var country: String? { nil }
    /// The lake or the river.
    public var inlandWater: String? { nil }
    /// The ocean.
    public var ocean: String? { nil }
    /// What is worth seeing there.
    public var areasOfInterest: [String]? { nil }

    /// The same place.
    public init(placemark: CLPlacemark) { location = placemark.location }

    /// The place itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
