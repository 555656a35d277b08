import XCTest
import XCUIAutomation

// Everything on the main actor, activities with attachments, and times.

@MainActor
final class BoilerScreenUITests: XCTestCase {
    private struct Screen {
        let app: XCUIApplication
        var heating: XCUIElement { app.switches["Heating"] }
        var status: XCUIElement {
            app.staticTexts.element(matching: NSPredicate(format: "label BEGINSWITH %@", "Heating to"))
        }
        var target: XCUIElement { app.sliders.firstMatch }
    }

    private var screen: Screen!

    override func setUp() async throws {
        continueAfterFailure = false
        screen = await MainActor.run {
            let app = XCUIApplication()
            app.launchArguments = ["-app", "BoilerSettings", "-AppleLocale", "en_US"]
            app.launchEnvironment["UITEST_DISABLE_ANIMATIONS"] = "YES"
            app.launch()
            return Screen(app: app)
        }
    }

    private func keepPicture(_ name: String) {
        let attachment = XCTAttachment(screenshot: screen.app.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    func testSliderSetsTheTarget() async throws {
        XCTContext.runActivity(named: "Turn it up") { activity in
            screen.target.adjust(toNormalizedSliderPosition: 1)
            activity.add(XCTAttachment(image: XCUIScreen.main.screenshot().image))
        }
        XCTAssertEqual(screen.status.label, "Heating to 25.0°")
        XCTAssertEqual(screen.target.normalizedSliderPosition, 1, accuracy: 0.05)
        keepPicture("Warm")
    }

    func testPickers() async throws {
        let app = screen.app
        app.segmentedControls.firstMatch.buttons["Eco"].tap()
        XCTAssertTrue(app.segmentedControls.buttons["Eco"].isSelected)
        app.steppers.element.buttons["Increment"].tap()
        XCTAssertTrue(app.staticTexts["Night: 9 hours"].exists)
        app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Units'")).firstMatch.tap()
        app.buttons["Fahrenheit"].tap()
        XCTAssertTrue(
            app.buttons.matching(NSPredicate(format: "label CONTAINS 'Fahrenheit' OR value CONTAINS 'Fahrenheit'"))
                .firstMatch.exists)
    }

    func testAwayShowsDates() async throws {
        let app = screen.app
        XCTAssertEqual(app.datePickers.count, 0)
        let away = app.switches["Away mode"]
        while !away.isHittable { app.swipeUp() }
        away.switches.firstMatch.tap()
        XCTAssertTrue(app.datePickers.firstMatch.waitForExistence(timeout: 2))
        XCTAssertEqual(app.datePickers.count, 2)
    }

    func testResetAsks() async throws {
        let app = screen.app
        let reset = app.buttons["Reset all settings"]
        app.swipeUp(velocity: .fast)
        app.swipeUp(velocity: .fast)
        reset.tap()
        let alert = app.alerts["Reset all settings?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 3), "no alert")
        XCTAssertEqual(alert.buttons.count, 2)
        XCTAssertTrue(alert.staticTexts["The name stays."].exists)
        alert.buttons["Reset"].tap()
        XCTAssertFalse(alert.exists)
    }

    func testPictureIsAsLargeAsTheScreen() async throws {
        let picture = screen.app.screenshot().image
        XCTAssertEqual(picture.size, screen.app.windows.firstMatch.frame.size)
        XCTAssertEqual(screen.heating.screenshot().image.size.width, screen.heating.frame.width, accuracy: 1)
        XCTAssertGreaterThan(XCTAttachment(image: picture, quality: .original).name?.count ?? 1, 0)
    }

    func testSnapshotOfElements() async throws {
        let snapshot = try screen.app.snapshot()
        XCTAssertEqual(snapshot.elementType, .application)
        func labels(_ one: any XCUIElementSnapshot) -> [String] { [one.label] + one.children.flatMap(labels) }
        XCTAssertTrue(labels(snapshot).contains("Heating"))
        XCTAssertNotNil(snapshot.dictionaryRepresentation[.children])
    }

    func testLaunchPerformance() async throws {
        let options = XCTMeasureOptions()
        options.iterationCount = 1
        measure(metrics: [XCTApplicationLaunchMetric(waitUntilResponsive: true)], options: options) {
            let app = XCUIApplication()
            app.launchArguments = ["-app", "BoilerSettings"]
            app.launch()
        }
    }
}
