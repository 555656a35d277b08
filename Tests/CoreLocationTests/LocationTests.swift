import CoreLocation
import Testing

@Suite("Places, distances and errors")
struct LocationTests {
    private static func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }

    @Test("distances are those of the ellipsoid of WGS 84, to a centimeter")
    func distances() {
        // A quarter of a meridian, a degree of the equator, and half a meridian, by the axes of NIMA TR8350.2.
        #expect(abs(Self.distance((0, 0), (90, 0)) - 10_001_965.729) < 0.01)
        #expect(abs(Self.distance((0, 0), (0, 1)) - 111_319.491) < 0.01)
        #expect(abs(Self.distance((0, 0), (0, 180)) - 20_003_931.459) < 0.01)
        // The example of Geoscience Australia: Flinders Peak and Buninyong, whose ellipsoid differs by less.
        let peak = (-37.95103341666667, 144.42486788888889)
        let hill = (-37.65282113888889, 143.92649552777778)
        #expect(abs(Self.distance(peak, hill) - 54_972.271) < 0.01)
    }

    @Test("places that are almost opposite of each other have a distance as well")
    func opposite() {
        // C. F. F. Karney, "Algorithms for geodesics", Journal of Geodesy 87 (2013).
        #expect(abs(Self.distance((0, 0), (0.5, 179.5)) - 19_936_288.579) < 0.01)
        #expect(abs(Self.distance((0, 0), (0.5, 179.7)) - 19_944_127.421) < 0.01)
    }

    @Test("a distance is the same in both directions, crosses the date line, and is 0 at the same place only")
    func properties() {
        #expect(Self.distance((5, 5), (5, 5)) == 0)
        #expect(abs(Self.distance((0, 179.5), (0, -179.5)) - 111_319.491) < 0.01)
        for (a, b) in [((10.0, 20.0), (-30.0, 170.0)), ((89.0, 0.0), (-89.0, 179.0)), ((0.0, 0.0), (0.3, 179.9))] {
            #expect(abs(Self.distance(a, b) - Self.distance(b, a)) < 0.01)
        }
        #expect(Self.distance((.nan, 0), (0, 0)).isNaN)
    }

    @Test("locations are equal if they are the same, and come back from an archive")
    func equality() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSinceReferenceDate: 8))
        #expect(location != CLLocation(latitude: 1, longitude: 2))
        #expect(Set([location, location]).count == 1)
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(read.coordinate.latitude == 1 && read.coordinate.longitude == 2 && read.altitude == 3)
        #expect(read.course == 6 && read.speed == 7 && read.timestamp == location.timestamp)
        #expect(CLLocation(latitude: 1, longitude: 2).speed == -1)
    }

    @Test("numbers that name no place are told from those that do")
    func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("a region has the places that are near its middle")
    func region() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 0), radius: 1000, identifier: "a")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 10.009, longitude: 0)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 10.0091, longitude: 0)))
    }

    @Test("geocoders fail as without a network, in both forms")
    func geocoder() async {
        let vienna = CLLocation(latitude: 48.2, longitude: 16.4)
        await #expect(throws: CLError(.network)) {
            try await CLGeocoder().reverseGeocodeLocation(vienna)
        }
        let code = await withCheckedContinuation { continuation in
            CLGeocoder().geocodeAddressString("Vienna") { places, error in
                continuation.resume(returning: places == nil ? (error as? CLError)?.code : nil)
            }
        }
        #expect(code == .network)
    }

    @Test("errors are caught by their codes, and are errors of Foundation's")
    func errors() {
        do {
            throw CLError(.denied)
        } catch CLError.denied {
            let error: any Error = CLError(.denied)
            #expect((error as NSError).code == 1 && (error as NSError).domain == kCLErrorDomain)
        } catch { Issue.record(error) }
    }
}
