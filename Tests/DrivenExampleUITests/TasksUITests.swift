import XCTest
import XCUIAutomation

/// As people write UI tests.
final class TasksUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launchArguments = ["--uitesting"]
        app.launchEnvironment["GREETING"] = "hello"
        app.launch()
    }

    override func tearDown() { app.terminate() }

    func testListShowsTasks() {
        XCTAssertTrue(app.navigationBars["Tasks"].exists)
        XCTAssertTrue(app.staticTexts["Buy milk"].exists)
        XCTAssertEqual(app.cells.count, 3)
        XCTAssertEqual(app.collectionViews.cells.count, 3)
        XCTAssertEqual(app.tables.cells.element(boundBy: 1).staticTexts.firstMatch.label, "Call Ann")
        XCTAssertTrue(app.tabBars.buttons["Tasks"].isSelected)
        XCTAssertFalse(app.tabBars.buttons["Settings"].isSelected)
        XCTAssertTrue(app.buttons["addButton"].isHittable)
        XCTAssertFalse(app.staticTexts["Sell milk"].exists)
    }

    func testAddTask() {
        app.navigationBars["Tasks"].buttons["Add"].tap()
        let save = app.buttons["Save"]
        XCTAssertTrue(save.waitForExistence(timeout: 2))
        XCTAssertFalse(save.isEnabled)
        let field = app.textFields["Name"]
        XCTAssertEqual(field.placeholderValue, "Name")
        XCTAssertFalse(app.keyboards.element.exists)
        field.tap()
        XCTAssertTrue(app.keyboards.element.exists)
        field.typeText("Walk dogs")
        app.keyboards.keys["delete"].tap()
        XCTAssertEqual(field.value as? String, "Walk dog")
        XCTAssertTrue(save.isEnabled)
        save.tap()
        XCTAssertTrue(app.staticTexts["Walk dog"].waitForExistence(timeout: 5))
        XCTAssertTrue(save.waitForNonExistence(timeout: 1))
    }

    func testAlertClears() {
        app.buttons["Clear"].tap()
        let alert = app.alerts["Clear all?"]
        XCTAssertTrue(alert.exists)
        XCTAssertTrue(alert.staticTexts["This cannot be undone."].exists)
        alert.buttons["Clear All"].tap()
        XCTAssertFalse(alert.exists)
        XCTAssertTrue(app.staticTexts["empty"].exists)
        XCTAssertEqual(app.cells.count, 0)
    }

    func testDetailCounts() {
        app.staticTexts["Call Ann"].tap()
        XCTAssertTrue(app.navigationBars["Call Ann"].waitForExistence(timeout: 1))
        app.buttons["Do it"].tap()
        app.buttons["Do it"].doubleTap()
        XCTAssertEqual(app.staticTexts["count"].label, "Done 3 times")
        app.staticTexts["Press me"].press(forDuration: 1)
        XCTAssertEqual(app.staticTexts["count"].label, "Done 13 times")
        app.buttons["More"].tap()
        app.buttons["Twice"].tap()
        XCTAssertEqual(app.staticTexts["count"].label, "Done 15 times")
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Tasks"].exists)
    }

    func testSwipeToDelete() {
        app.cells.element(boundBy: 0).swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertEqual(app.cells.count, 2)
    }

    func testPredicates() {
        let later = app.staticTexts["later"]
        XCTAssertFalse(later.exists)
        expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: later, handler: nil)
        waitForExpectations(timeout: 5)
        let milk = app.staticTexts.matching(NSPredicate(format: "label CONTAINS[c] %@", "MILK"))
        XCTAssertEqual(milk.count, 1)
        let row = app.cells.containing(.staticText, identifier: "Call Ann").firstMatch
        XCTAssertTrue(row.exists)
        let some = app.cells.containing(NSPredicate(format: "label BEGINSWITH %@ AND label ENDSWITH 'plants'", "Water"))
        XCTAssertEqual(some.count, 1)
        XCTAssertEqual(app.descendants(matching: .any).matching(identifier: "later").element.label, "Loaded later")
        let gone = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "exists == 0"), object: app.alerts.firstMatch)
        XCTAssertEqual(XCTWaiter().wait(for: [gone], timeout: 1), .completed)
        let never = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "exists == 1"), object: app.alerts.firstMatch)
        XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 30), .timedOut)
        XCTAssertTrue(later.wait(for: \.label, toEqual: "Loaded later", timeout: 1))
    }

    func testFaultsPage() {
        app.tabBars.buttons["Faults"].tap()
        XCTAssertTrue(app.staticTexts["Environment hello"].exists)
        XCTAssertTrue(app.staticTexts["Arguments uitesting"].exists)
        XCUIDevice.shared.press(.home)
        XCTAssertEqual(app.state, .runningBackground)
        app.activate()
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertTrue(app.staticTexts["Phase active"].exists)
        app.open(URL(string: "example://there")!)
        XCTAssertTrue(app.staticTexts["Opened example://there"].exists)
    }
}
