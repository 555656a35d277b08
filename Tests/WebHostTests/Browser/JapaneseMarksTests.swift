import BrowserTesting
import RiffleChromiumDriver
import SwiftUI
import Testing

/// Marks that browsers bring closer together by themselves stand where they were measured.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(5))) struct JapaneseMarksTests {
    @Test("a bracket behind a comma stands beside its word, and the line has the width that was measured")
    func brackets() async throws {
        try await ServedPage.with(view: Text(verbatim: "行をスワイプするか、「編集」を（タップ）。")) { served in
            // By how much the text that is shown is wider than it was measured, in each piece.
            let differences = try await served.page.evaluate(
                """
                [...document.querySelectorAll("#layers .t")].map((line) => {
                  const range = document.createRange();
                  range.selectNodeContents(line);
                  return Math.abs(range.getBoundingClientRect().width - parseFloat(line.style.width));
                })
                """
            ).array.compactMap(\.number)
            #expect(!differences.isEmpty && differences.allSatisfy { $0 < 0.5 }, "\(differences)")
        }
    }
}
