import SwiftUITesting
import Testing

/// Items that say how things are, in the bar at the bottom.
@MainActor
struct StatusItemTests {
    private struct Page: View {
        /// The items beside the status, and how many of them are written before it.
        let count: Int
        let before: Int

        var body: some View {
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        ForEach(0..<before, id: \.self) { number in Button("\(number)") {} }
                    }
                    ToolbarItem(placement: .status) { Text("Updated just now") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        ForEach(before..<count, id: \.self) { number in Button("\(number)") {} }
                    }
                }
            }
        }
    }

    @Test("they stand in the middle, whatever else is in the bar", arguments: 0...2, 0...2)
    func middle(count: Int, before: Int) async throws {
        guard before <= count else { return }
        let tester = ViewTester(Page(count: count, before: before), size: CGSize(width: 390, height: 600))
        try await tester.settle()
        let status = try tester.find(.text("Updated just now")).frame
        #expect(abs(status.midX - 195) < 1)
        for number in 0..<count {
            let item = try tester.find(.role(.button, "\(number)")).frame
            #expect(item.maxX < status.minX || item.minX > status.maxX)
            if before == 1 { #expect((item.midX < 195) == (number == 0)) }
        }
    }
}
