import RiffleLists
import SwiftUITesting
import Testing

/// How wide the cards of lists and forms become.
@MainActor
@Suite("Cards in wide windows")
struct ReadableWidthTests {
    private struct Page: View {
        var body: some View {
            List {
                Color.blue.frame(height: 40)
                    .listRowInsets(EdgeInsets())
                    .accessibilityElement()
                    .accessibilityLabel("Row")
            }
            .listStyle(.insetGrouped)
        }
    }

    @Test("they are 672 points wide and in the middle", arguments: [1_000.0, 1_400.0, 1_920.0])
    func wide(width: Double) async throws {
        let tester = ViewTester(Page(), size: CGSize(width: width, height: 600))
        let row = try tester.find(.label("Row"))
        #expect(row.frame.width == 672 && abs(row.frame.midX - width / 2) <= 0.5, "\(row.frame)")
    }

    @Test("in narrower windows they leave the usual margins")
    func narrow() async throws {
        let tester = ViewTester(Page(), size: CGSize(width: 700, height: 600))
        let row = try tester.find(.label("Row"))
        #expect(row.frame.width > 640 && row.frame.width < 672, "\(row.frame)")
    }
}
