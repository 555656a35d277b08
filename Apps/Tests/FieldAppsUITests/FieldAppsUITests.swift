import XCTest
import XCUIAutomation

/// Ten apps of the kind that people publish, by UI tests as their authors would write them.
final class FieldAppsUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
    }

    override func tearDown() { app.terminate() }

    private func launch(_ name: String) {
        app.launchArguments = ["-app", name]
        app.launch()
    }

    private func text(containing part: String) -> XCUIElement {
        app.descendants(matching: .any).matching(NSPredicate(format: "label CONTAINS %@", part)).firstMatch
    }

    func testBirdLogSearches() {
        launch("BirdLog")
        XCTAssertTrue(text(containing: "5 sightings").waitForExistence(timeout: 2))
        let field = app.searchFields.firstMatch
        field.tap()
        field.typeText("canal")
        XCTAssertTrue(text(containing: "Kingfisher").exists)
        XCTAssertTrue(text(containing: "Grey heron").waitForNonExistence(timeout: 2))
    }

    func testBoilerSwitches() {
        launch("BoilerSettings")
        let heating = app.switches["Heating"]
        XCTAssertEqual(heating.value as? String, "1")
        heating.tap()
        XCTAssertEqual(heating.value as? String, "0")
        XCTAssertTrue(app.staticTexts["Night: 8 hours"].waitForNonExistence(timeout: 1))
        heating.tap()
        XCTAssertTrue(text(containing: "Night: 8 hours").waitForExistence(timeout: 1))
    }

    func testContactSheetDeletes() {
        launch("ContactSheet")
        app.buttons["Select"].tap()
        for number in [2, 3] { text(containing: "Frame \(number)").tap() }
        XCTAssertTrue(text(containing: "2 selected").exists)
        app.buttons["Delete"].tap()
        app.buttons["Delete 2 frames"].tap()
        XCTAssertTrue(text(containing: "Frame 4").exists)
        XCTAssertFalse(text(containing: "2 selected").exists)
    }

    func testCrewChatAnswers() {
        launch("CrewChat")
        let send = app.buttons["Send"]
        XCTAssertFalse(send.isEnabled)
        let field = app.descendants(matching: .any).matching(NSPredicate(format: "placeholderValue == 'Message'"))
            .firstMatch
        field.tap()
        field.typeText("Closed and locked.")
        XCTAssertTrue(send.isEnabled)
        send.tap()
        XCTAssertTrue(text(containing: "Closed and locked.").waitForExistence(timeout: 1))
        let answer = NSPredicate(format: "label CONTAINS 'Will do.' OR label CONTAINS 'Aye.' OR label CONTAINS 'mate'")
        XCTAssertTrue(app.descendants(matching: .any).matching(answer).firstMatch.waitForExistence(timeout: 5))
    }

    func testErrandIsAdded() {
        launch("Errands")
        XCTAssertTrue(app.navigationBars["Errands"].exists)
        app.buttons["Add errand"].tap()
        XCTAssertFalse(app.buttons["Save"].isEnabled)
        app.textFields.firstMatch.tap()
        app.textFields.firstMatch.typeText("Rope, 20 m")
        app.buttons["Save"].tap()
        XCTAssertTrue(text(containing: "Rope, 20 m").waitForExistence(timeout: 2))
        app.buttons["Hide finished"].tap()
        XCTAssertTrue(text(containing: "jam jars").waitForNonExistence(timeout: 2))
    }

    func testMembershipRefusesAndOpens() {
        launch("Membership")
        let signIn = app.buttons["Sign In"]
        XCTAssertFalse(signIn.isEnabled)
        let email = app.textFields["Email"]
        email.tap()
        email.typeText("rosa@plots.org")
        let password = app.secureTextFields.firstMatch
        password.tap()
        password.typeText("rhubarb7x")
        signIn.tap()
        let alert = app.alerts.firstMatch
        XCTAssertTrue(alert.waitForExistence(timeout: 3))
        alert.buttons["OK"].tap()
        password.tap()
        password.typeText("rhubarb42")
        signIn.tap()
        XCTAssertTrue(text(containing: "Welcome, Rosa!").waitForExistence(timeout: 3))
    }

    func testPracticeCounts() {
        launch("Practice")
        XCTAssertTrue(text(containing: "5 of 15 minutes").exists)
        text(containing: "Scales").tap()
        app.buttons["+10"].tap()
        XCTAssertTrue(text(containing: "15 of 15 minutes").waitForExistence(timeout: 2))
    }

    func testPreservesLeadOn() {
        launch("Preserves")
        text(containing: "Rhubarb Jam").tap()
        XCTAssertTrue(text(containing: "1 kg rhubarb").waitForExistence(timeout: 2))
        text(containing: "Boil for twenty minutes").tap()
        app.buttons["Back to the book"].tap()
        XCTAssertTrue(text(containing: "Plum Butter").waitForExistence(timeout: 2))
    }

    func testStarGuideAsks() {
        launch("StarGuide")
        XCTAssertTrue(app.staticTexts["Look up"].exists)
        app.swipeLeft()
        app.buttons["Next"].tap()
        app.buttons["Begin"].tap()
        XCTAssertTrue(text(containing: "May Star Guide use your location?").waitForExistence(timeout: 2))
        app.buttons["Allow"].tap()
        XCTAssertTrue(text(containing: "Vega").waitForExistence(timeout: 2))
    }

    func testTeaShopSells() {
        launch("TeaShop")
        text(containing: "Garden Mint").tap()
        let add = app.buttons["Add to Cart"]
        XCTAssertTrue(add.waitForExistence(timeout: 2))
        add.tap()
        add.tap()
        XCTAssertTrue(text(containing: "In the cart: 2").waitForExistence(timeout: 1))
        app.tabBars.buttons["Cart"].tap()
        app.buttons["Order"].tap()
        XCTAssertTrue(text(containing: "Thank you!").waitForExistence(timeout: 2))
    }
}
