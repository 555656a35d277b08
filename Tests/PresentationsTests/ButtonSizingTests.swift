import RifflePresentations
import SwiftUITesting
import Testing

@MainActor
struct ButtonSizingTests {
    @Test("flexible buttons are as wide as there is room, and fitted ones as their labels")
    func width() async throws {
        let tester = ViewTester(
            VStack {
                Button("Wide") {}.buttonSizing(.flexible)
                Button("Narrow") {}.buttonSizing(.fitted)
            }
            .buttonStyle(.borderedProminent), size: CGSize(width: 300, height: 200))
        await tester.pump()
        #expect(try tester.find(.label("Wide")).frame.width == 300)
        #expect(try tester.find(.label("Narrow")).frame.width < 120)
    }
}
