import XCTest
import XCUIAutomation

// Page objects: each screen says what can be done there, and tests only call it.

class Page {
    let app: XCUIApplication
    required init(app: XCUIApplication) { self.app = app }

    @discardableResult
    func onPage<P: Page>(_ type: P.Type) -> P { P(app: app) }
}

final class BirdListPage: Page {
    private lazy var table = app.tables.firstMatch
    private lazy var searchField = app.searchFields["Species or notes"]
    var rows: XCUIElementQuery { table.cells }

    @discardableResult
    func assertIsShown(file: StaticString = #filePath, line: UInt = #line) -> Self {
        XCTAssert(app.navigationBars["Bird Log"].waitForExistence(timeout: 5), file: file, line: line)
        return self
    }

    func open(_ species: String) -> BirdEditorPage {
        table.cells.containing(.staticText, identifier: species).element.tap()
        return onPage(BirdEditorPage.self)
    }

    func search(_ words: String) -> Self {
        searchField.tap()
        searchField.typeText(words)
        return self
    }

    func cancelSearch() -> Self {
        app.buttons["Cancel"].tap()
        return self
    }

    func newSighting() -> BirdEditorPage {
        app.navigationBars.buttons["New"].tap()
        return onPage(BirdEditorPage.self)
    }

    func delete(_ species: String) -> Self {
        table.cells.containing(.staticText, identifier: species).element.press(forDuration: 1.2)
        app.buttons["Delete"].tap()
        let sheet = app.sheets.firstMatch
        XCTAssertTrue(sheet.waitForExistence(timeout: 2))
        sheet.buttons["Delete \(species)"].tap()
        return self
    }
}

final class BirdEditorPage: Page {
    func set(species: String) -> Self {
        let field = app.textFields["Species"]
        field.tap()
        if let old = field.value as? String, !old.isEmpty, old != "Species" {
            field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count))
        }
        field.typeText(species)
        return self
    }

    func write(notes: String) -> Self {
        let editor = app.textViews.firstMatch
        editor.tap()
        editor.typeText(notes)
        return self
    }

    func pick(day: Int) -> Self {
        app.datePickers.firstMatch.tap()
        let day = app.datePickers.buttons["Saturday, April \(day)"]
        XCTAssertTrue(day.waitForExistence(timeout: 2))
        day.tap()
        // Beside the calendar, which ends it.
        app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
        return self
    }

    func done() -> BirdListPage {
        app.navigationBars.buttons["Done"].tap()
        return onPage(BirdListPage.self)
    }

    func back() -> BirdListPage {
        app.navigationBars.buttons.element(boundBy: 0).tap()
        return onPage(BirdListPage.self)
    }
}

final class BirdPagesUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["-app", "BirdLog", "-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        app.launch()
    }

    override func tearDown() {
        app = nil
        super.tearDown()
    }

    func testNewSightingIsListedFirst() {
        let list = BirdListPage(app: app).assertIsShown()
        let before = list.rows.count
        let after = list.newSighting().set(species: "Wren").write(notes: "Loud, and tiny.").done()
        XCTAssertEqual(after.rows.count, before + 1)
        XCTAssertTrue(app.staticTexts["Wren"].exists)
    }

    func testSpeciesIsRenamed() {
        BirdListPage(app: app).open("Kingfisher").set(species: "Dipper").done().assertIsShown()
            .open("Dipper").back().assertIsShown()
        XCTAssertFalse(app.staticTexts["Kingfisher"].exists)
    }

    func testSearchNarrows() {
        let list = BirdListPage(app: app).search("heron")
        XCTAssertEqual(list.rows.count, 1)
        _ = list.cancelSearch()
        expectation(for: NSPredicate(format: "count == 5"), evaluatedWith: list.rows)
        waitForExpectations(timeout: 3)
    }

    func testDeletingAsks() {
        _ = BirdListPage(app: app).delete("Grey heron")
        XCTAssertTrue(app.staticTexts["Grey heron"].waitForNonExistence(timeout: 2))
        XCTAssertTrue(app.staticTexts["4 sightings"].exists)
    }

    func testDayIsPicked() {
        let editor = BirdListPage(app: app).open("Marsh harrier").pick(day: 20)
        _ = editor.done()
        XCTAssertTrue(app.staticTexts["April 20"].waitForExistence(timeout: 2))
    }
}
