import XCTest
import XCUIAutomation

/// What is left of the forms that public UI tests use.
final class FormsUITests: XCTestCase {
    private var app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launch()
    }

    override func tearDownWithError() throws { app.terminate() }

    func testQueries() {
        XCTAssertEqual(app.buttons.matching(identifier: "addButton").count, 1)
        XCTAssertEqual(app.descendants(matching: .cell).count, 3)
        XCTAssertEqual(app.cells.allElementsBoundByIndex.map { $0.buttons.firstMatch.label }.first, "Buy milk")
        XCTAssertEqual(app.cells.allElementsBoundByAccessibilityElement.count, 3)
        XCTAssertTrue(app.cells.element(boundBy: -1).staticTexts["Water plants"].exists)
        XCTAssertFalse(app.cells.element(boundBy: 9).exists)
        XCTAssertEqual(app.collectionViews.children(matching: .cell).count, 3)
        XCTAssertTrue(app.otherElements.firstMatch.exists)
        XCTAssertTrue(app.windows.firstMatch.exists)
        XCTAssertTrue(app.buttons.element(matching: .button, identifier: "addButton").exists)
        XCTAssertTrue(app.images["plus"].exists)
        XCTAssertEqual(app.navigationBars.element.identifier, "Tasks")
        XCTAssertEqual(app.buttons["addButton"].elementType, .button)
        XCTAssertTrue(app.buttons["addButton"].debugDescription.contains("Add"))
        XCTAssertFalse(app.webViews.firstMatch.exists)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "elementType == %d", XCUIElement.ElementType.button.rawValue),
            NSPredicate(format: "%K LIKE[cd] %@", "label", "water*"),
        ])
        XCTAssertEqual(app.descendants(matching: .any).matching(both).count, 1)
        let block = NSPredicate { object, _ in (object as? any XCUIElementAttributes)?.label == "Add" }
        XCTAssertTrue(app.buttons.element(matching: block).exists)
    }

    func testCoordinates() {
        let row = app.cells.element(boundBy: 1)
        XCTAssertEqual(row.frame.height, 44)
        row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        XCTAssertTrue(app.navigationBars["Call Ann"].exists)
        let label = app.staticTexts["Press me"]
        label.press(forDuration: 0.2, thenDragTo: app.buttons["Do it"])
        label.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 5, dy: 5)).press(forDuration: 1)
        XCTAssertEqual(app.staticTexts["count"].label, "Done 10 times")
    }

    func testKeyboard() {
        app.buttons["addButton"].tap()
        app.textFields.firstMatch.tap()
        app.typeText("Read")
        app.typeText(XCUIKeyboardKey.delete.rawValue)
        XCTAssertEqual(app.textFields.element.value as? String, "Rea")
        app.keyboards.buttons["Return"].tap()
        XCTAssertEqual(app.keyboards.count, 0)
        app.navigationBars["New Task"].buttons["Cancel"].tap()
        XCTAssertFalse(app.textFields.firstMatch.exists)
    }

    func testWhatIsNotThere() {
        XCTAssertEqual(XCUIApplication(bundleIdentifier: "com.apple.springboard").state, .notRunning)
        XCTAssertFalse(app.buttons["Nowhere"].exists)
        XCTAssertFalse(app.buttons["Nowhere"].waitForExistence(timeout: 30))
        XCTAssertFalse(app.buttons["Nowhere"].isHittable)
    }

    func testAudit() throws {
        var found: [XCUIAccessibilityAuditIssue] = []
        try app.performAccessibilityAudit { issue in
            found.append(issue)
            return true
        }
        // Buttons in the bar are as small as their words, and their touches reach further.
        XCTAssertEqual(found.filter { $0.auditType == .hitRegion }.map(\.compactDescription), [])
        XCTAssertTrue(found.allSatisfy { $0.element?.exists == true })
        try app.performAccessibilityAudit(for: [.contrast, .dynamicType, .textClipped, .trait]) { issue in
            // The tint and the gray of bars are the system's.
            issue.auditType == .contrast && ["Clear", "Settings", "Faults"].contains(issue.element?.label)
        }
    }

    @MainActor
    func testLaunchPerformance() async throws {
        let options = XCTMeasureOptions()
        options.iterationCount = 1
        measure(metrics: [XCTApplicationLaunchMetric()], options: options) {
            XCUIApplication().launch()
        }
    }
}
