import XCTest
import XCUIAutomation

// As tests were written years ago: nothing isolated, polling loops, monitors, coordinates, the device.

class BaseUITestCase: XCTestCase {
    var app: XCUIApplication!
    var appName: String { fatalError("say which app") }

    override func setUp() {
        super.setUp()
        self.continueAfterFailure = false
        self.app = XCUIApplication()
        self.app.launchArguments = ["--uitesting", "-app", self.appName]
        self.app.launchEnvironment = ["IS_UI_TESTING": "1", "BASE_URL": "http://localhost:8080"]
        XCUIDevice.shared.orientation = .portrait
        self.app.launch()
    }

    override func tearDown() {
        self.app.terminate()
        super.tearDown()
    }

    func waitForElementToAppear(
        _ element: XCUIElement, timeout: TimeInterval = 5, file: String = #file, line: Int = #line
    ) {
        let existsPredicate = NSPredicate(format: "exists == true")
        expectation(for: existsPredicate, evaluatedWith: element, handler: nil)
        waitForExpectations(timeout: timeout) { (error) -> Void in
            if error != nil { XCTFail("Failed to find \(element) after \(timeout) seconds at \(file):\(line)") }
        }
    }
}

class MembershipLegacyUITests: BaseUITestCase {
    override var appName: String { return "Membership" }

    func testAddressIsChecked() {
        let mail = app.scrollViews.otherElements.textFields["Email"]
        mail.tap()
        mail.typeText("rosa")
        waitForElementToAppear(app.staticTexts["An address has the form name@place.org"])
        mail.typeText("@plots.org")
        let problem = app.staticTexts["An address has the form name@place.org"]
        let gone = expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: problem, handler: nil)
        wait(for: [gone], timeout: 3)
        XCTAssert(app.keyboards.count > 0)
        XCTAssertEqual(mail.value as! String, "rosa@plots.org")
    }

    func testNextGoesToThePassword() {
        app.textFields["Email"].tap()
        app.typeText("rosa@plots.org")
        app.keyboards.buttons["Next"].tap()
        XCTAssertTrue(app.secureTextFields["Password"].hasKeyboardFocus)
        app.secureTextFields["Password"].typeText("rhubarb42\n")
        XCTAssertTrue(app.staticTexts["Welcome, Rosa!"].waitForExistence(timeout: 5))
        app.buttons["Sign Out"].tap()
        XCTAssertTrue(app.buttons["Sign In"].waitForExistence(timeout: 5))
    }

    func testMonitorAnswersTheAlert() {
        let monitor = addUIInterruptionMonitor(withDescription: "Sign in failed") { (alert) -> Bool in
            let button = alert.buttons["OK"]
            if button.exists {
                button.tap()
                return true
            }
            return false
        }
        app.textFields["Email"].tap()
        app.textFields["Email"].typeText("nobody@nowhere.org")
        app.secureTextFields["Password"].tap()
        app.secureTextFields["Password"].typeText("longenough")
        app.buttons["Sign In"].tap()
        XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 3))
        app.staticTexts["Allotment Society"].tap()
        XCTAssertFalse(app.alerts.element.exists)
        removeUIInterruptionMonitor(monitor)
    }

    func testSheetIsDraggedDown() {
        app.buttons["Forgot your password?"].tap()
        let title = app.staticTexts["Ask at the shed"]
        waitForElementToAppear(title)
        let start = title.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0))
        let end = start.withOffset(CGVector(dx: 0, dy: 500))
        start.press(forDuration: 0.1, thenDragTo: end)
        XCTAssertTrue(title.waitForNonExistence(timeout: 3))
    }

    func testSwitchAndSystem() {
        let remember = app.switches["Remember me"]
        XCTAssertEqual(remember.value as? String, "0")
        remember.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
        XCTAssertEqual(remember.value as? String, "1")
        XCUIDevice.shared.appearance = .dark
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertTrue(app.frame.width > app.frame.height)
        XCUIDevice.shared.orientation = .portrait
        app.resetAuthorizationStatus(for: .location)
        XCUIDevice.shared.press(XCUIDevice.Button.home)
        app.activate()
        XCTAssertEqual(app.state, XCUIApplication.State.runningForeground)
    }

    func testPollingLoop() {
        var tries = 0
        while !app.buttons["Sign In"].exists && tries < 10 {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
            tries += 1
        }
        let labels = app.buttons.allElementsBoundByIndex.map { $0.label }
        XCTAssertTrue(labels.contains("Forgot your password?"), "\(labels)")
        let signIn = app.buttons.element(matching: .button, identifier: "Sign In")
        XCTAssertTrue(signIn.exists && !signIn.isEnabled)
    }
}

extension XCUIElement {
    fileprivate var hasKeyboardFocus: Bool { (value(forKey: "hasKeyboardFocus") as? Bool) ?? false }
}
