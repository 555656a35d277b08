import XCTest

final class PantryUITests: XCTestCase {
    func testTakesAJar() throws {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Take"].firstMatch.tap()
        XCTAssertTrue(app.staticTexts["16 jars"].exists)
    }
}
