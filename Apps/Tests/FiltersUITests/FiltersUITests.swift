import XCTest
import XCUIAutomation

/// The filters as a person uses them, in a process of its own.
final class FiltersUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() { app.launch() }

    func testChipsFilter() {
        let count = app.staticTexts["count"]
        XCTAssertEqual(count.label, "12 design shots")
        app.buttons["Web"].tap()
        XCTAssertTrue(app.buttons["Web"].isSelected)
        app.buttons["Black"].tap()
        XCTAssertTrue(count.wait(for: \.label, toEqual: "1 of 12 design shots", timeout: 2))
        app.buttons["Clear filters"].tap()
        XCTAssertEqual(count.label, "12 design shots")
    }

    func testPanelHides() {
        app.buttons["Hide filters"].tap()
        XCTAssertTrue(app.buttons["Dashboard"].waitForNonExistence(timeout: 2))
        app.buttons["Show filters"].tap()
        XCTAssertTrue(app.buttons["Dashboard"].waitForExistence(timeout: 2))
    }

    func testSearch() {
        let field = app.searchFields.firstMatch
        field.tap()
        field.typeText("ramen")
        XCTAssertTrue(app.buttons["shot-2"].exists)
        XCTAssertTrue(app.buttons["shot-1"].waitForNonExistence(timeout: 2))
    }

    func testScreenshotAttaches() {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.lifetime = .keepAlways
        add(attachment)
        XCTAssertGreaterThan(app.screenshot().pngRepresentation.count, 10_000)
    }
}
