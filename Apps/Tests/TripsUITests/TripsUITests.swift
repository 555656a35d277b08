import XCTest
import XCUIAutomation

/// The deck of trips as a person uses it, in a process of its own.
@MainActor
final class TripsUITests: XCTestCase {
    private func launched() -> XCUIApplication {
        let app = XCUIApplication()
        app.launch()
        return app
    }

    func testSwipesAndUndo() async {
        let app = launched()
        XCTAssertTrue(app.staticTexts["Yosemite, USA"].exists)
        app.buttons["Like"].tap()
        XCTAssertTrue(app.staticTexts["Venice, Italy"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.staticTexts["Yosemite, USA"].exists)
        app.buttons["Undo"].tap()
        XCTAssertTrue(app.staticTexts["Yosemite, USA"].waitForExistence(timeout: 2))
        app.otherElements["Destinations"].swipeLeft(velocity: .fast)
        XCTAssertTrue(app.staticTexts["Yosemite, USA"].waitForNonExistence(timeout: 3))
    }

    func testLikedTripsAreKept() async {
        let app = launched()
        app.buttons["Like"].tap()
        app.buttons["Liked trips"].tap()
        let liked = app.cells.staticTexts["Yosemite, USA"].firstMatch
        XCTAssertTrue(liked.waitForExistence(timeout: 2))
        app.buttons["Close"].tap()
        app.launch()
        app.buttons["Liked trips"].tap()
        XCTAssertTrue(liked.waitForExistence(timeout: 2))
    }

    func testBooking() async throws {
        let app = launched()
        app.buttons["BOOK IT NOW"].tap()
        XCTAssertTrue(app.navigationBars["Book a Trip"].waitForExistence(timeout: 2))
        app.steppers["Travelers, 2"].buttons["Increment"].tap()
        XCTAssertTrue(app.steppers["Travelers, 3"].exists)
        app.buttons["Book This Trip"].tap()
        XCTAssertTrue(app.staticTexts["You’re going!"].waitForExistence(timeout: 2))
        app.buttons["Done"].tap()
        XCTAssertTrue(app.buttons["BOOK IT NOW"].waitForExistence(timeout: 2))
    }
}
