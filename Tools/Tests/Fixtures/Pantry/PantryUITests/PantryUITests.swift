import XCTest

final class PantryUITests: XCTestCase {
    func testTakesAJar() throws {
        let app = XCUIApplication()
        app.launch()
        XCUIDevice.shared.orientation = UIDeviceOrientation.portrait
        app.buttons["Take"].firstMatch.tap()
        let total = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH %@", "16 jars")).firstMatch
        XCTAssertTrue(total.waitForExistence(timeout: 2))
    }
}
