import RiffleHeadlessHost

extension ViewTester {
    /// Brings the device to a place, and shows a frame. The person lets the tested view know where that is.
    ///
    /// Until a test calls this, a view that asks for the location (`import CoreLocation`) is declined. One that asks as it
    /// is made has its answer only when a frame follows, so that a test may say the place right after it has made the tester.
    ///
    /// - Parameters:
    ///   - latitude: in degrees, north of the equator.
    ///   - longitude: in degrees, east of Greenwich.
    ///   - altitude: in meters above the sea.
    ///   - horizontalAccuracy: how far off the place may be, in meters.
    ///   - course: where the device moves, in degrees clockwise from north; nil where it does not.
    ///   - speed: in meters per second; nil where nobody knows.
    public func setLocation(
        latitude: Double, longitude: Double, altitude: Double = 0, horizontalAccuracy: Double = 5,
        course: Double? = nil, speed: Double? = nil
    ) async {
        host.place = DevicePlace(
            latitude: latitude, longitude: longitude, horizontalAccuracy: horizontalAccuracy, altitude: altitude,
            verticalAccuracy: horizontalAccuracy, course: course, speed: speed)
        await pump(by: 0)
    }

    /// Has the person decline that the tested view knows where the device is, as who changes the settings, and shows a frame.
    public func declineLocation() async {
        host.place = nil
        await pump(by: 0)
    }
}
