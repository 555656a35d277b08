import XCTest
import XCUIAutomation

/// The forms that public UI tests use, the most frequent first: a test for each, named after it.
final class FrequentFormsUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launchArguments += ["--uitesting"]
        app.launchArguments.append(contentsOf: ["-AppleLanguages", "(en)"])
        app.launchEnvironment = ["GREETING": "hello"]
        app.launch()
    }

    func testButtonsBySubscript() { XCTAssertTrue(app.buttons["Add"].exists) }

    func testTap() {
        app.buttons["Call Ann"].tap()
        XCTAssertTrue(app.buttons["Do it"].exists)
    }

    func testWaitForExistence() {
        XCTAssertTrue(app.staticTexts["Loaded later"].waitForExistence(timeout: 5))
        XCTAssertFalse(app.staticTexts["Loaded never"].waitForExistence(timeout: 5))
    }

    func testExists() {
        XCTAssert(app.buttons["Add"].exists)
        XCTAssertFalse(app.buttons["Subtract"].exists)
    }

    func testStaticTextsBySubscript() { XCTAssertEqual(app.staticTexts["Buy milk"].label, "Buy milk") }

    func testFirstMatch() { XCTAssertEqual(app.cells.firstMatch.staticTexts.firstMatch.label, "Buy milk") }

    func testLaunch() {
        app.buttons["Call Ann"].tap()
        app.launch()
        XCTAssertTrue(app.navigationBars["Tasks"].exists)
        XCTAssertEqual(app.state, .runningForeground)
    }

    func testContinueAfterFailure() {
        continueAfterFailure = true
        XCTAssertTrue(app.navigationBars["Tasks"].exists)
    }

    func testLaunchArguments() {
        app.tabBars.buttons["Faults"].tap()
        XCTAssertTrue(app.staticTexts["Arguments uitesting"].exists)
    }

    func testButtonsByMember() {
        XCTAssertEqual(app.buttons.matching(identifier: "addButton").count, 1)
        XCTAssertGreaterThan(app.buttons.count, 3)
        XCTAssertTrue(app.buttons.element(boundBy: 0).exists)
        XCTAssertTrue(app.buttons.firstMatch.isEnabled)
    }

    func testTextFields() {
        app.buttons["Add"].tap()
        let field = app.textFields["Name"]
        XCTAssertTrue(field.waitForExistence(timeout: 1))
        field.tap()
        field.typeText("Eggs")
        XCTAssertEqual(field.value as? String, "Eggs")
    }

    func testMatchingAndContainingPredicates() {
        let predicate = NSPredicate(format: "label CONTAINS[c] 'milk'")
        XCTAssertEqual(app.buttons.matching(predicate).count, 1)
        XCTAssertTrue(app.buttons.element(matching: predicate).exists)
        XCTAssertEqual(app.cells.containing(predicate).count, 1)
        XCTAssertEqual(app.cells.containing(.button, identifier: "Call Ann").count, 1)
        let either = NSPredicate(format: "identifier == %@ OR label IN %@", "addButton", ["Clear", "Nothing"])
        XCTAssertEqual(app.buttons.matching(either).count, 2)
    }

    func testScreenshot() {
        XCTAssertGreaterThan(app.screenshot().pngRepresentation.count, 1000)
        XCTAssertGreaterThan(XCUIScreen.main.screenshot().pngRepresentation.count, 1000)
        XCTAssertGreaterThan(app.windows.firstMatch.screenshot().pngRepresentation.count, 1000)
        XCTAssertGreaterThan(app.buttons["Add"].screenshot().pngRepresentation.count, 100)
    }

    func testTypeText() {
        app.buttons["Add"].tap()
        app.textFields.element.tap()
        app.textFields.element.typeText("Eggs\n")
        XCTAssertTrue(app.buttons["Save"].isEnabled)
    }

    func testTablesAndCollectionViews() {
        XCTAssertEqual(app.collectionViews.cells.count, 3)
        XCTAssertEqual(app.tables.cells.count, 3)
        XCTAssertTrue(app.collectionViews.firstMatch.exists)
        XCTAssertTrue(app.collectionViews.buttons["Call Ann"].exists)
    }

    func testNavigationBars() {
        app.buttons["Call Ann"].tap()
        XCTAssertTrue(app.navigationBars["Call Ann"].staticTexts["Call Ann"].exists)
        app.navigationBars.buttons["Tasks"].tap()
        XCTAssertTrue(app.navigationBars["Tasks"].waitForExistence(timeout: 1))
    }

    func testLaunchEnvironment() {
        app.tabBars.buttons["Faults"].tap()
        XCTAssertTrue(app.staticTexts["Environment hello"].exists)
    }

    func testCells() {
        app.cells.element(boundBy: 2).tap()
        XCTAssertTrue(app.navigationBars["Water plants"].exists)
    }

    func testDescendantsMatching() {
        XCTAssertTrue(app.descendants(matching: .any)["addButton"].exists)
        XCTAssertEqual(app.descendants(matching: .button).matching(identifier: "addButton").firstMatch.label, "Add")
        XCTAssertEqual(app.collectionViews.firstMatch.descendants(matching: .cell).count, 3)
    }

    func testSwipes() {
        app.tabBars.buttons["Settings"].tap()
        let last = app.buttons["At the end"]
        XCTAssertFalse(last.isHittable)
        app.swipeUp()
        app.swipeUp(velocity: .fast)
        XCTAssertTrue(last.isHittable)
        app.scrollViews.firstMatch.swipeDown(velocity: XCUIGestureVelocity(4000))
        app.swipeLeft()
        app.swipeRight(velocity: .slow)
    }

    func testIsHittable() {
        app.tabBars.buttons["Settings"].tap()
        XCTAssertTrue(app.sliders["Volume"].isHittable)
        XCTAssertTrue(app.switches["Reminders"].switches.firstMatch.isHittable)
        XCTAssertFalse(app.staticTexts["Line 19"].isHittable)
    }

    func testElementBoundBy() {
        XCTAssertTrue(app.buttons.element(boundBy: 0).exists)
        XCTAssertFalse(app.cells.element(boundBy: 3).exists)
        XCTAssertEqual(app.cells.allElementsBoundByIndex.count, 3)
    }

    func testAttachments() {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = "Launch Screen"
        attachment.lifetime = .keepAlways
        add(attachment)
        add(XCTAttachment(string: app.debugDescription))
    }

    func testOtherElements() {
        XCTAssertFalse(app.otherElements["Nowhere"].exists)
        app.tabBars.buttons["Settings"].tap()
        let recorded = app.scrollViews.otherElements
        recorded.switches["Reminders"].tap()
        XCTAssertEqual(recorded.switches["Reminders"].value as? String, "1")
        XCTAssertTrue(app.scrollViews.element.otherElements.firstMatch.staticTexts["Upright"].exists)
    }

    func testLabel() { XCTAssertEqual(app.tabBars.buttons.element(boundBy: 1).label, "Settings") }

    func testIsEnabled() {
        app.buttons["Add"].tap()
        XCTAssertFalse(app.buttons["Save"].isEnabled)
        XCTAssertTrue(app.buttons["Cancel"].isEnabled)
    }

    func testCoordinates() {
        let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        XCTAssertGreaterThan(middle.screenPoint.x, 0)
        let row = app.cells.element(boundBy: 1).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        row.tap()
        XCTAssertTrue(app.navigationBars["Call Ann"].exists)
        middle.press(forDuration: 0.1, thenDragTo: middle.withOffset(CGVector(dx: 0, dy: -50)))
    }

    func testDevice() {
        XCUIDevice.shared.orientation = .landscapeRight
        XCTAssertTrue(XCUIDevice.shared.orientation.isLandscape)
        XCUIDevice.shared.orientation = .portrait
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
    }

    func testTerminate() {
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
    }

    func testMeasure() {
        let options = XCTMeasureOptions()
        options.iterationCount = 1
        measure(metrics: [XCTClockMetric()], options: options) { app.tabBars.buttons["Settings"].tap() }
        XCTAssertTrue(app.switches["Reminders"].exists)
    }

    func testTabBars() {
        XCTAssertEqual(app.tabBars.buttons.count, 3)
        app.tabBars.firstMatch.buttons.element(boundBy: 1).tap()
        XCTAssertTrue(app.tabBars.buttons["Settings"].isSelected)
    }

    func testSecureTextFields() {
        app.tabBars.buttons["Settings"].tap()
        let field = app.secureTextFields["Password"]
        field.tap()
        field.typeText("secret")
        XCTAssertNotEqual(field.value as? String, "secret")
    }

    func testValueAsString() {
        app.tabBars.buttons["Settings"].tap()
        XCTAssertEqual(app.switches["Reminders"].value as? String, "0")
        XCTAssertEqual(app.sliders["Volume"].value as? String, "50%")
    }

    func testAlerts() {
        app.buttons["Clear"].tap()
        let alert = app.alerts["Clear all?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 1))
        XCTAssertTrue(alert.staticTexts["This cannot be undone."].exists)
        alert.buttons["Cancel"].tap()
        XCTAssertEqual(app.alerts.count, 0)
    }

    func testMatchingIdentifier() {
        XCTAssertTrue(app.buttons.matching(identifier: "addButton").firstMatch.exists)
        XCTAssertTrue(app.buttons.matching(.button, identifier: "addButton").element.exists)
    }

    func testSwitches() {
        app.tabBars.buttons["Settings"].tap()
        app.switches["Reminders"].switches.firstMatch.tap()
        XCTAssertEqual(app.switches["Reminders"].value as? String, "1")
    }

    func testPressForDuration() {
        app.buttons["Call Ann"].tap()
        app.staticTexts["Press me"].press(forDuration: 1.5)
        XCTAssertEqual(app.staticTexts["count"].label, "Done 10 times")
    }

    func testKeyboards() {
        app.buttons["Add"].tap()
        app.textFields.firstMatch.tap()
        XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 1))
        app.keyboards.keys["delete"].tap()
        app.keyboards.buttons["Return"].tap()
    }

    func testSpringboard() {
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        // What is asked of it beyond that fails, and says why: see SwiftTestingUITests.
        XCTAssertEqual(springboard.state, .notRunning)
    }
}
