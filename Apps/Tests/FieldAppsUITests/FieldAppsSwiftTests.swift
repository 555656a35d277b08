import Testing
import XCUIAutomation

/// The same apps by UI tests of Swift Testing, side by side.
@Suite("Ten apps, each in a process of its own")
struct FieldAppsSwiftTests {
    /// What is tapped first, and what is there then.
    struct Visit: CustomTestStringConvertible, Sendable {
        let app: String
        let tapped: String
        let found: String
        var testDescription: String { app }
    }

    static let visits = [
        Visit(app: "BirdLog", tapped: "Grey heron", found: "Words"),
        Visit(app: "BoilerSettings", tapped: "Eco", found: "Heating to"),
        Visit(app: "ContactSheet", tapped: "Frame 5", found: "Info"),
        Visit(app: "CrewChat", tapped: "Message", found: "Send"),
        Visit(app: "Errands", tapped: "Add errand", found: "New Errand"),
        Visit(app: "Membership", tapped: "Forgot your password?", found: "Ask at the shed"),
        Visit(app: "Practice", tapped: "Scales", found: "+10"),
        Visit(app: "Preserves", tapped: "Rhubarb Jam", found: "1 kg rhubarb"),
        Visit(app: "StarGuide", tapped: "Next", found: "Point"),
        Visit(app: "TeaShop", tapped: "Garden Mint", found: "Brewing"),
    ]

    @Test("A tap shows what follows, and a picture is taken of it", arguments: visits)
    func visit(_ visit: Visit) {
        let app = XCUIApplication()
        app.launchArguments = ["-app", visit.app]
        app.launch()
        func element(_ part: String) -> XCUIElement {
            let isIt = NSPredicate(format: "label CONTAINS %@ OR placeholderValue CONTAINS %@", part, part)
            return app.descendants(matching: .any).matching(isIt).firstMatch
        }
        element(visit.tapped).tap()
        #expect(element(visit.found).waitForExistence(timeout: 2))
        #expect(app.screenshot().pngRepresentation.count > 5000)
        app.terminate()
    }
}
