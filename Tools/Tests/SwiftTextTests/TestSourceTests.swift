import SwiftText
import Testing

struct TestSourceTests {
    private func copy(_ text: String) -> String {
        SourceRewriter(text, file: RewritingPlan.File(path: "A.swift", copy: "B.swift")).text(naming: "/x/A.swift")
    }

    @Test("Files of UI tests import what they find in XCTest on a Mac")
    func automation() {
        let text = "import XCTest\nfinal class A: XCTestCase { func testA() { XCUIApplication().launch() } }\n"
        #expect(SourceRewriter.concerns(text))
        #expect(copy(text).contains("import XCTest; import XCUIAutomation\nfinal class"))
        #expect(!SourceRewriter.concerns("import XCUIAutomation\n" + text))
        #expect(!SourceRewriter.concerns("import XCTest\nfinal class A: XCTestCase { func testA() {} }"))
    }

    @Test(
        "Tests on the main actor become async, and nothing else does",
        arguments: [
            ("@MainActor func testA() throws {}", "@MainActor func testA() async throws {}"),
            ("@MainActor\n    func testA() { let a = (1) }", "@MainActor\n    func testA() async { let a = (1) }"),
            ("@MainActor func testA() async {}", nil), ("func testA() throws {}", nil),
            ("@MainActor func helper() {}", nil), ("@MainActor func testAll(of count: Int) {}", nil),
        ])
    func mainActor(written: String, wanted: String?) {
        let text = "import XCTest\nfinal class A: XCTestCase {\n    \(written)\n}\n"
        #expect(SourceRewriter.concerns(text) == (wanted != nil))
        #expect(copy(text).contains(wanted ?? written))
    }

    @Test("In a class on the main actor all tests become async")
    func wholeClass() {
        let text = """
            import XCTest
            @MainActor final class A: XCTestCase {
                override func setUp() {}
                func testA() throws {}
                nonisolated func testB() {}
            }
            """
        let copy = copy(text)
        #expect(copy.contains("func testA() async throws {}"))
        #expect(copy.contains("func setUp() {}") && copy.contains("func testB() {}"))
    }

    @Test("What overrides a property that XCTest has not becomes a property")
    func configurations() {
        let text = """
            import XCTest
            final class A: XCTestCase {
                override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
                override func setUp() {}
            }
            """
        let copy = copy(text)
        #expect(copy.contains("     class var runsForEachTargetApplicationUIConfiguration: Bool { true }"))
        #expect(copy.contains("override func setUp()"))
    }
}
