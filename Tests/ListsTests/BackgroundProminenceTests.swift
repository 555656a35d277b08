import RiffleLists
import SwiftUITesting
import Testing

@MainActor
struct BackgroundProminenceTests {
    private struct Named: View {
        let name: String
        @Environment(\.backgroundProminence) private var prominence

        var body: some View { Text("\(name) \(prominence == .increased ? "increased" : "standard")") }
    }

    @Test("the background is as usual, also in a selected row, unless it is set for views inside")
    func environment() async throws {
        let tester = ViewTester(
            List(selection: .constant(1 as Int?)) {
                Named(name: "Selected").tag(1)
                Named(name: "Set").environment(\.backgroundProminence, .increased).tag(2)
            })
        await tester.pump()
        _ = try tester.find(.text("Selected standard"))
        _ = try tester.find(.text("Set increased"))
    }
}
