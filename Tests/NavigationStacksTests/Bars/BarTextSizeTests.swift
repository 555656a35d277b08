import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Bars in other text sizes.
@MainActor
struct BarTextSizeTests {
    private struct Page: View {
        @State private var text = ""
        var mode = NavigationBarItem.TitleDisplayMode.large

        var body: some View {
            NavigationStack {
                List(0..<40) { Text("Row \($0)") }
                    .navigationTitle("Fruits")
                    .navigationBarTitleDisplayMode(mode)
                    .searchable(text: $text)
                    .toolbar { Button("Add") {} }
            }
        }
    }

    private func tester(_ size: DynamicTypeSize, _ mode: NavigationBarItem.TitleDisplayMode = .large) async
        -> ViewTester
    {
        let tester = ViewTester(Page(mode: mode), environment: { $0.dynamicTypeSize = size })
        await tester.pump()
        return tester
    }

    private func heights(_ tester: ViewTester) throws -> (title: CGFloat, field: CGFloat, button: CGFloat, row: CGFloat)
    {
        (
            try tester.find(.role(.header, "Fruits")).frame.height, try tester.find(.role(.searchField)).frame.height,
            try tester.find(.label("Add")).frame.height, try tester.find(.text("Row 0")).frame.minY
        )
    }

    @Test("large titles and search fields grow with the text size; buttons and titles in the row do not")
    func grow() async throws {
        let (usual, large) = (try heights(await tester(.large)), try heights(await tester(.accessibility5)))
        #expect(large.title > usual.title * 1.6)
        #expect(large.field > usual.field * 2)
        #expect(large.button == usual.button)
        // The content begins below all of it.
        #expect(large.row > usual.row + (large.title - usual.title) + (large.field - usual.field) - 4)
        let inline = (try heights(await tester(.large, .inline)), try heights(await tester(.accessibility5, .inline)))
        #expect(inline.0.title == inline.1.title)
    }

    @Test(
        "no title and no field is smaller than the bar at the usual size", arguments: [DynamicTypeSize.xSmall, .medium])
    func small(size: DynamicTypeSize) async throws {
        let (usual, small) = (try await tester(.large), try await tester(size))
        let bottoms = try [usual, small].map { try $0.find(.role(.searchField)).frame.midY }
        #expect(bottoms[0] == bottoms[1])
    }

    @Test("a large title that has grown goes with the content, and the small one comes when it is under the row")
    func collapses() async throws {
        let tester = await tester(.accessibility5)
        let height = try tester.find(.text("Row 0")).frame.minY - 44
        await tester.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: height + 40))
        try await tester.settle()
        let title = try tester.find(.role(.header, "Fruits")).frame
        #expect(title.maxY < 44 && abs(title.midX - 196.5) < 1)
    }
}
