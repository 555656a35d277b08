import RiffleNavigationStacks
import SwiftUITesting
import Testing

@MainActor
struct SeveralRootsTests {
    @Test("several views at the root of a stack stand one below the other")
    func column() async throws {
        let tester = ViewTester(
            NavigationStack {
                Text("Above")
                Text("Below").navigationTitle("Title")
            })
        await tester.pump()
        let above = try tester.find(.text("Above")).frame
        let below = try tester.find(.text("Below")).frame
        #expect(above.maxY <= below.minY)
        #expect(abs(above.midX - below.midX) < 1)
        _ = try tester.find(.text("Title"))
    }
}
