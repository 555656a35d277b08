import XCTest
import XCUIAutomation

@MainActor
final class SettingsUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUp() async throws {
        app = XCUIApplication()
        app.launch()
        app.tabBars.buttons["Settings"].tap()
    }

    func testControls() async throws {
        let toggle = app.switches["Reminders"]
        XCTAssertEqual(toggle.value as? String, "0")
        toggle.tap()
        XCTAssertEqual(toggle.value as? String, "1")

        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.9)
        let volume = app.staticTexts.element(matching: NSPredicate(format: "label BEGINSWITH 'Volume'"))
        let percent = try XCTUnwrap(Int(volume.label.dropFirst("Volume ".count)))
        XCTAssertLessThan(abs(percent - 90), 5)

        app.steppers["Size 2"].buttons["Increment"].tap()
        XCTAssertTrue(app.steppers["Size 3"].exists)

        app.segmentedControls.buttons["Green"].tap()
        app.pickerWheels.element.adjust(toPickerWheelValue: "Salty")
        XCTAssertTrue(app.staticTexts["Chosen Green Salty"].exists)

        app.secureTextFields["Password"].tap()
        app.typeText("hidden\n")
        XCTAssertNotEqual(app.secureTextFields["Password"].value as? String, "hidden")
    }

    func testScrolling() async {
        let last = app.buttons["At the end"]
        XCTAssertTrue(last.exists)
        XCTAssertFalse(last.isHittable)
        app.swipeUp()
        app.scrollViews.firstMatch.swipeUp(velocity: .fast)
        last.tap()
        XCTAssertTrue(last.isHittable)
        app.swipeDown(velocity: .fast)
        let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
        start.press(forDuration: 0.05, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 400)))
        XCTAssertEqual(app.switches["Reminders"].value as? String, "1")
    }

    func testOrientation() async {
        XCTAssertTrue(app.staticTexts["Upright"].exists)
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertTrue(app.staticTexts["On its side"].exists)
        XCUIDevice.shared.orientation = .portrait
        XCTAssertTrue(app.staticTexts["Upright"].exists)
    }

    func testScreenshot() async {
        let screenshot = app.screenshot()
        XCTAssertEqual(Array(screenshot.pngRepresentation.prefix(4).dropFirst()), Array("PNG".utf8))
        let attachment = XCTAttachment(screenshot: screenshot)
        attachment.name = "Settings"
        attachment.lifetime = .keepAlways
        add(attachment)
        XCTContext.runActivity(named: "Look at one element") { activity in
            activity.add(XCTAttachment(screenshot: app.switches.firstMatch.screenshot()))
        }
        XCTAssertLessThan(
            app.switches.firstMatch.screenshot().pngRepresentation.count, screenshot.pngRepresentation.count)
    }

    func testStorageOutlivesTheProcess() async {
        let app = XCUIApplication()
        app.launchArguments = ["-isWelcomed", "NO"]
        app.launch()
        XCTAssertTrue(app.staticTexts["Welcome"].exists)
        app.launchArguments = []
        app.launch()
        XCTAssertFalse(app.staticTexts["Welcome"].exists)
    }

    func testInterruptions() async {
        let app = XCUIApplication()
        app.launch()
        addUIInterruptionMonitor(withDescription: "Clear") { alert in
            alert.buttons["Cancel"].tap()
            return true
        }
        app.buttons["Clear"].tap()
        app.staticTexts["Buy milk"].tap()
        XCTAssertTrue(app.navigationBars["Buy milk"].waitForExistence(timeout: 1))
    }
    func testInterruptionsOfTheAppItself() async {
        let app = XCUIApplication()
        app.launch()
        addUIInterruptionMonitor(withDescription: "Clear") { alert in
            XCTAssertEqual(alert.label, "Clear all?")
            alert.buttons["Clear All"].tap()
            return true
        }
        app.buttons["Clear"].tap()
        XCTAssertTrue(app.alerts["Clear all?"].exists)
        // What people write to have the monitor called.
        app.tap()
        XCTAssertFalse(app.alerts["Clear all?"].exists)
        XCTAssertTrue(app.staticTexts["Nothing to do"].exists)
    }

    func testCalendarOfADatePicker() async {
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLocale", "en_US", "-AppleLanguages", "(en)"]
        app.launch()
        app.staticTexts["Buy milk"].tap()
        XCTAssertEqual(app.staticTexts["day"].label, "2026-05-09")
        XCTAssertFalse(app.buttons["PopoverDismissRegion"].exists)
        app.datePickers.buttons.firstMatch.tap()
        XCTAssertTrue(app.popovers.firstMatch.waitForExistence(timeout: 1))
        XCTAssertEqual(app.datePickers.collectionViews.buttons.count, 31)
        app.datePickers.collectionViews.staticTexts["20"].tap()
        XCTAssertTrue(app.datePickers.collectionViews.buttons["Wednesday, May 20"].isSelected)
        app.datePickers.buttons["Next Month"].tap()
        app.datePickers.collectionViews.buttons["Monday, June 1"].tap()
        app.buttons["PopoverDismissRegion"].tap()
        XCTAssertFalse(app.popovers.firstMatch.exists)
        XCTAssertFalse(app.buttons["PopoverDismissRegion"].exists)
        XCTAssertEqual(app.staticTexts["day"].label, "2026-06-01")
        app.datePickers.buttons.firstMatch.tap()
        XCTAssertEqual(app.otherElements["PopoverDismissRegion"].label, "dismiss popup")
        app.otherElements["PopoverDismissRegion"].tap()
        XCTAssertFalse(app.popovers.firstMatch.exists)
    }
}
