import Foundation
import Importing
import Testing

@testable import Agents

@Suite("What builds and tests say to agents")
struct PackageWorkTests {
    private let advice = GapAdvice(
        """
        ## Missing

        | name | instead |
        |---|---|
        | `MapStyle` | draw it yourself |

        ### no such module 'MapKit'

        Show a picture.
        """)
    private let folder = URL(fileURLWithPath: "/work/app")

    private func summary(_ output: String) -> String { PackageWork.summary(of: output, advice, folder) }

    @Test("Errors are file, line and message, once each, with what to use instead")
    func errors() {
        let text = summary(
            """
            [3/7] Compiling App A.swift
            /work/app/Sources/A.swift:3:8: error: no such module 'MapKit'
            /work/app/Sources/B.swift:9:5: error: cannot find 'MapStyle' in scope
            /work/app/Sources/B.swift:9:5: error: cannot find 'MapStyle' in scope
            error: fatalError
            """)
        #expect(
            text == """
                Sources/A.swift:3: no such module 'MapKit'
                  instead: Show a picture.
                Sources/B.swift:9: cannot find 'MapStyle' in scope
                  instead: draw it yourself
                """)
    }

    @Test("Of tests the failures and the counts are told, and of a good build its end")
    func tests() {
        let text = summary(
            """
            Building for debugging...
            Test Case 'A.testB' started at 2026-11-27
            /work/app/Tests/A.swift:7: error: A.testB : XCTAssertEqual failed: ("1") is not equal to ("2")
            \t Executed 3 tests, with 1 failure (0 unexpected) in 0.1 (0.1) seconds
            ✘ Test "c" recorded an issue at C.swift:3:5: Expectation failed
            ✘ Test run with 2 tests failed after 0.1 seconds with 1 issue.
            """)
        #expect(text.split(separator: "\n").count == 4)
        #expect(text.contains("XCTAssertEqual failed"))
        #expect(summary("one\nBuild complete!\nwarning: prohibited flag") == "one\nBuild complete!")
    }
}
