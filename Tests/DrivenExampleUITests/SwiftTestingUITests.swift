import Testing
import XCUIAutomation

@Suite("XCUIApplication from Swift Testing")
struct SwiftTestingUITests {
    @Test("Tests side by side have an app each", arguments: 1...3)
    func parallel(count: Int) {
        let app = XCUIApplication()
        app.launch()
        app.staticTexts["Call Ann"].tap()
        for _ in 0..<count { app.buttons["Do it"].tap() }
        #expect(app.staticTexts["count"].label == "Done \(count) times")
        app.terminate()
        #expect(app.state == .notRunning)
    }

    @Test("A missing element fails the test, which prints what there is")
    func missing() {
        let app = XCUIApplication()
        app.launch()
        withKnownIssue {
            app.buttons["Nowhere"].tap()
        } matching: { issue in
            let text = "\(issue)"
            return text.contains("Nowhere") && text.contains("addButton")
        }
        app.terminate()
    }

    @Test("Other apps are not there")
    func springboard() {
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        withKnownIssue {
            springboard.buttons["Allow"].tap()
        } matching: {
            "\($0)".contains("another app")
        }
    }
}
