import XCTest
import XCUIAutomation

/// The wallet as a person uses it, in a process of its own.
final class WalletUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func testTapOpensHistory() {
        let history = app.staticTexts["Transaction History"]
        XCTAssertFalse(history.exists)
        app.buttons["amex"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
        XCTAssertTrue(history.waitForExistence(timeout: 2))
        app.buttons["amex"].tap()
        XCTAssertTrue(history.waitForNonExistence(timeout: 2))
    }

    func testDragReorders() {
        let visa = app.buttons["visa"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
        let mastercard = app.buttons["mastercard"]
        XCTAssertLessThan(mastercard.frame.minY, app.buttons["visa"].frame.minY)
        visa.press(forDuration: 0.2, thenDragTo: visa.withOffset(CGVector(dx: 0, dy: -165)))
        XCTAssertGreaterThan(mastercard.frame.minY, app.buttons["visa"].frame.minY)
        XCTAssertFalse(app.staticTexts["Transaction History"].exists)
    }

    func testAddCard() {
        app.buttons["Add card"].tap()
        let save = app.navigationBars["New Card"].buttons["Save"]
        XCTAssertTrue(save.waitForExistence(timeout: 2))
        XCTAssertFalse(save.isEnabled)
        app.textFields["Card number"].typeText("4000001234567899")
        app.textFields["Name on card"].tap()
        app.textFields["Name on card"].typeText("Ida Example")
        app.textFields["Expires (MM/YY)"].tap()
        app.textFields["Expires (MM/YY)"].typeText("1229")
        XCTAssertTrue(save.isEnabled)
        save.tap()
        let card = app.buttons.element(matching: NSPredicate(format: "label ENDSWITH %@", "7899"))
        XCTAssertTrue(card.waitForExistence(timeout: 3))
        app.terminate()
        app.launch()
        XCTAssertTrue(card.exists, "What is saved outlives the process.")
    }

    func testCancel() {
        app.buttons["Add card"].tap()
        app.buttons["Cancel"].tap()
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label CONTAINS 'card ending in'")).count, 5)
    }
}
