import XCTest

@testable import VoyagerKit

final class TripTests: XCTestCase {
    func testTheSameTripsAreEqual() {
        XCTAssertEqual(Trip(id: 1, title: "Graz", nights: 2), Trip(id: 1, title: "Graz", nights: 2))
        XCTAssertEqual(platformName, "iOS")
    }
}
