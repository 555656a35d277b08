import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// Stacks of an app's own in the columns of a split view, as most code writes them.
@MainActor
struct StacksInColumnsTests {
    private struct Page: View {
        var hasStack = true
        @State private var path: [Int] = []

        var body: some View {
            NavigationSplitView {
                List(0..<3) { Text("Side \($0)") }.navigationTitle("Sidebar")
            } detail: {
                if hasStack {
                    NavigationStack(path: $path) {
                        List(0..<3) { NavigationLink("Row \($0)", value: $0) }
                            .navigationTitle("Detail")
                            .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Deep") }
                    }
                } else {
                    List(0..<3) { Text("Row \($0)") }.navigationTitle("Detail")
                }
            }
        }
    }

    private func tester(_ page: Page) async throws -> ViewTester {
        let tester = ViewTester(page, size: CGSize(width: 1024, height: 768))
        try await tester.settle()
        return tester
    }

    @Test("a stack in a column has one bar, as high as a column without a stack")
    func height() async throws {
        let (bare, stacked) = (try await tester(Page(hasStack: false)), try await tester(Page()))
        for name in ["Detail", "Sidebar"] {
            #expect(
                try stacked.find(.role(.header, name)).frame.minY == bare.find(.role(.header, name)).frame.minY)
        }
        #expect(stacked.issues.isEmpty)
    }

    @Test("where the sidebar is hidden the stack's bar has the button that shows it, on each of its screens")
    func button() async throws {
        let tester = try await tester(Page())
        #expect(tester.findAll(.label("Toggle sidebar")).count == 1)
        await tester.tap(try tester.find(.label("Toggle sidebar")))
        try await tester.settle()
        #expect(tester.findAll(.text("Side 0")).isEmpty)
        let title = try tester.find(.role(.header, "Detail")).frame
        #expect(try tester.find(.label("Toggle sidebar")).frame.maxY < title.minY && title.minY < 60)
        await tester.tap(try tester.find(.label("Row 1")))
        try await tester.settle()
        #expect(tester.findAll(.text("Screen 1")).count == 1)
        await tester.tap(try tester.find(.label("Toggle sidebar")))
        try await tester.settle()
        #expect(tester.findAll(.text("Side 0")).count == 1)
    }
}
