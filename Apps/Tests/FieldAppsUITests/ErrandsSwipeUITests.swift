import XCTest
import XCUIAutomation

// Helpers as extensions of what XCTest has, and rows that are swiped.

extension XCUIElement {
    func clearAndType(_ text: String) {
        guard let old = value as? String else {
            XCTFail("Tried to clear and enter text into a non string value")
            return
        }
        tap()
        let deletes = old == placeholderValue ? "" : old.map { _ in XCUIKeyboardKey.delete.rawValue }.joined()
        typeText(deletes + text)
    }

    func forceTap() {
        if isHittable {
            tap()
        } else {
            coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        }
    }

    @discardableResult
    func waitUntil(_ format: String, timeout: TimeInterval = 5) -> XCTWaiter.Result {
        let expectation = XCTNSPredicateExpectation(predicate: NSPredicate(format: format), object: self)
        return XCTWaiter().wait(for: [expectation], timeout: timeout)
    }

    func scrollTo(_ element: XCUIElement, maxSwipes: Int = 6) {
        var swipes = 0
        while !element.isHittable && swipes < maxSwipes {
            swipeUp(velocity: .slow)
            swipes += 1
        }
    }

    var switchInside: XCUIElement { switches.firstMatch }
}

extension XCUIApplication {
    func row(_ title: String) -> XCUIElement { tables.cells.containing(.staticText, identifier: title).firstMatch }
}

class ErrandsSwipeUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUpWithError() throws {
        try super.setUpWithError()
        continueAfterFailure = false
        app.launchArguments += ["-app", "Errands"]
        app.launch()
        addTeardownBlock { [app] in app.terminate() }
    }

    func testSwipeLeftDeletes() throws {
        let row = app.row("Glue for the oar")
        XCTAssertTrue(row.waitForExistence(timeout: 2))
        row.swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertEqual(row.waitUntil("exists == false"), .completed)
    }

    func testFlagStaysAfterAHalfSwipe() throws {
        let row = app.row("Sharpen the chisels")
        XCTAssertFalse(row.images["Urgent"].exists)
        row.swipeLeft()
        app.buttons["Flag"].tap()
        XCTAssertTrue(row.images["Urgent"].waitForExistence(timeout: 2))
    }

    func testSwipeRightFinishes() throws {
        app.row("Lemons and thyme").swipeRight()
        app.buttons["Finish"].firstMatch.forceTap()
        XCTAssertTrue(app.row("Lemons and thyme").buttons["Finished"].waitForExistence(timeout: 2))
    }

    func testEditModeRemoves() throws {
        let before = app.tables.firstMatch.cells.count
        app.navigationBars["Errands"].buttons["Edit"].tap()
        app.cells.element(boundBy: 0).buttons.matching(
            NSPredicate(format: "label BEGINSWITH 'Remove' OR label BEGINSWITH 'Delete'")
        )
        .firstMatch.tap()
        app.buttons["Delete"].firstMatch.tap()
        app.navigationBars["Errands"].buttons["Done"].tap()
        XCTAssertEqual(app.tables.firstMatch.cells.count, before - 1)
    }

    func testFormIsFilledIn() throws {
        app.navigationBars.buttons["Add errand"].tap()
        let save = app.navigationBars["New Errand"].buttons["Save"]
        XCTAssertFalse(save.isEnabled)
        app.textFields["Title"].clearAndType("Ask about the crane")
        XCTAssertTrue(app.keyboards.element.exists)
        app.switches["Urgent"].switchInside.tap()
        XCTAssertEqual(app.switches["Urgent"].value as? String, "1")
        app.scrollTo(app.buttons["Harbor office"])
        app.buttons["Harbor office"].tap()
        XCTAssertEqual(save.waitUntil("isEnabled == true AND isHittable == true"), .completed)
        save.tap()
        let row = app.row("Ask about the crane")
        app.tables.firstMatch.scrollTo(row)
        XCTAssertTrue(row.images["Urgent"].exists)
    }

    func testKeyboardReturnSaves() throws {
        app.buttons["Add errand"].tap()
        app.textFields["Title"].tap()
        app.textFields["Title"].typeText("Post the letters")
        app.keyboards.buttons["Done"].tap()
        XCTAssertTrue(app.staticTexts["Post the letters"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.keyboards.count, 0)
    }
}
