import XCTest
import XCUIAutomation

/// The flashcards as a person uses them, in a process of its own, on its side.
final class FlashcardsUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        XCUIDevice.shared.orientation = .landscapeLeft
        app = XCUIApplication()
        app.launch()
    }

    override func tearDown() { XCUIDevice.shared.orientation = .portrait }

    func testAnswerShowsOnTap() {
        let cards = app.otherElements["Cards"]
        XCTAssertFalse(app.staticTexts["Venus"].exists)
        cards.tap()
        XCTAssertTrue(app.staticTexts["Venus"].waitForExistence(timeout: 1))
        cards.tap()
        XCTAssertTrue(app.staticTexts["Venus"].waitForNonExistence(timeout: 1))
    }

    func testGradesAndUndo() {
        XCTAssertTrue(app.staticTexts["12 to go"].exists)
        XCTAssertFalse(app.buttons["Undo"].isEnabled)
        app.buttons["Good"].tap()
        XCTAssertTrue(app.staticTexts["11 to go"].waitForExistence(timeout: 2))
        app.buttons["Undo"].tap()
        XCTAssertTrue(app.staticTexts["12 to go"].waitForExistence(timeout: 2))
    }

    func testDecks() {
        app.buttons["Decks"].tap()
        XCTAssertTrue(app.navigationBars.element(boundBy: 0).waitForExistence(timeout: 2))
        XCTAssertGreaterThan(app.cells.count, 0)
    }
}
