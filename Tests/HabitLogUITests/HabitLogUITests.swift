import XCTest
import XCUIAutomation

/// The log of habits as a person uses it, in a process of its own.
@MainActor
final class HabitLogUITests: XCTestCase {
    func testHabitsAreKept() async {
        let app = XCUIApplication()
        app.launch()
        let field = app.textFields["New habit"]
        XCTAssertTrue(field.waitForExistence(timeout: 5))
        field.tap()
        field.typeText("Swim")
        app.buttons["Add Habit"].tap()
        XCTAssertTrue(app.buttons["Do Swim"].waitForExistence(timeout: 5))
        app.buttons["Do Swim"].tap()
        XCTAssertTrue(app.buttons["Undo Swim"].waitForExistence(timeout: 5))
        app.launch()
        XCTAssertTrue(app.buttons["Undo Swim"].waitForExistence(timeout: 5))
        XCTAssertTrue(app.staticTexts["1 in a row, 1 in all"].exists)
    }
}
