import SwiftUITesting
import XCTest

/// Snapshots from test cases of XCTest.
final class XCTestSnapshotTests: XCTestCase {
    private struct Bill: View {
        @State private var tip = 10

        var body: some View {
            VStack {
                Text("Tip \(tip) %")
                Button("More") { tip += 5 }
            }
            .padding()
        }
    }

    @MainActor
    func testTipGrows() async throws {
        let tester = ViewTester(Bill(), size: CGSize(width: 200, height: 120))
        await tester.tap(try tester.find(.label("More")))
        expectSnapshot(of: tester)
        expectSnapshot(of: tester, as: .elements)
        expectSnapshot(of: try tester.find(.text("Tip 15 %")), in: tester, named: "tip")
        await expectSnapshot(of: Bill(), named: "alone")
    }
}
