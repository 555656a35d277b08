import XCTest
import XCUIAutomation

/// The reading list as a person uses it, in a process of its own.
@MainActor
final class ReadingListUITests: XCTestCase {
    func testABookIsAddedUndoneAndKept() async {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.staticTexts["No Books Yet"].waitForExistence(timeout: 5))
        add("Emma", "Austen", app, by: app.buttons["Add the First Book"])
        XCTAssertTrue(app.staticTexts["WANTED (1)"].waitForExistence(timeout: 5))
        add("Orlando", "Woolf", app, by: app.buttons["Add Book"])
        XCTAssertTrue(app.staticTexts["WANTED (2)"].waitForExistence(timeout: 5))
        app.buttons["Undo"].tap()
        XCTAssertTrue(app.staticTexts["WANTED (1)"].waitForExistence(timeout: 5))
        app.buttons["Redo"].tap()
        XCTAssertTrue(app.staticTexts["WANTED (2)"].waitForExistence(timeout: 5))

        app.launch()
        XCTAssertTrue(app.staticTexts["WANTED (2)"].waitForExistence(timeout: 5))
        app.buttons["Emma, Austen"].swipeRight()
        app.buttons["Mark Reading"].tap()
        XCTAssertTrue(app.staticTexts["READING (1)"].waitForExistence(timeout: 5))
    }

    private func add(_ title: String, _ author: String, _ app: XCUIApplication, by button: XCUIElement) {
        button.tap()
        XCTAssertTrue(app.textFields["Title"].waitForExistence(timeout: 5))
        app.textFields["Title"].tap()
        app.textFields["Title"].typeText(title)
        app.textFields["Author"].tap()
        app.textFields["Author"].typeText(author)
        app.buttons["Save"].tap()
    }
}
