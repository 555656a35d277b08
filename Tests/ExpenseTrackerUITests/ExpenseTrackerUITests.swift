import XCTest
import XCUIAutomation

/// The expense tracker as a person uses it, in a process of its own.
@MainActor
final class ExpenseTrackerUITests: XCTestCase {
    func testAnExpenseIsAddedSummedAndKept() async {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.staticTexts["No Expenses"].waitForExistence(timeout: 5))
        app.buttons["Add the First"].tap()
        let title = app.textFields["Title"]
        XCTAssertTrue(title.waitForExistence(timeout: 5))
        title.tap()
        title.typeText("Ferry")
        app.textFields["Amount"].tap()
        app.textFields["Amount"].typeText("20.50")
        app.buttons["Travel"].tap()
        app.buttons["Save"].tap()
        XCTAssertTrue(app.buttons["Add Expense"].waitForExistence(timeout: 5))
        XCTAssertFalse(app.staticTexts["No Expenses"].exists)

        app.tabBars.buttons["Summary"].tap()
        XCTAssertTrue(app.staticTexts["By category".uppercased()].waitForExistence(timeout: 5))

        app.launch()
        app.tabBars.buttons["Settings"].tap()
        XCTAssertTrue(app.buttons["Delete All Expenses"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.buttons["Delete All Expenses"].isEnabled)
        app.buttons["Delete All Expenses"].tap()
        app.buttons["Delete All"].tap()
        XCTAssertFalse(app.buttons["Delete All Expenses"].isEnabled)
    }
}
