import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Sheets of views that stand in bars: they look as those of any other view.
@MainActor
struct ItemSheetTests {
    private struct Presenter: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                    VStack {
                        Text("Text")
                        Image(systemName: "star").accessibilityLabel("Star")
                        Label("Words", systemImage: "bolt")
                    }
                    .fixedSize()
                }
        }
    }

    private func sizes(in view: some View) async throws -> [CGSize] {
        let tester = ViewTester(view, size: CGSize(width: 393, height: 852))
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        return try ["Text", "Star", "Words"].map { try tester.find(.label($0)).frame.size }
    }

    @Test(
        "what an item of a bar presents has neither its font nor its symbols",
        arguments: [
            ToolbarItemPlacement.confirmationAction, .topBarLeading, .principal, .bottomBar,
        ])
    func plain(placement: ToolbarItemPlacement) async throws {
        let elsewhere = try await sizes(in: Presenter())
        let item = try await sizes(
            in: NavigationStack { Text("Screen").toolbar { ToolbarItem(placement: placement) { Presenter() } } })
        #expect(item == elsewhere)
    }

    @Test("what is set in an item of a bar counts in its sheet, as does what is set around the bar")
    func own() async throws {
        let elsewhere = try await sizes(in: Presenter().font(.largeTitle).imageScale(.small))
        let item = try await sizes(
            in: NavigationStack {
                Text("Screen").toolbar { ToolbarItem { Presenter().font(.largeTitle) } }
            }
            .imageScale(.small))
        #expect(item == elsewhere)
    }

    @Test("a stack in a sheet has no button for the sidebar that the sheet was presented from")
    func sidebar() async throws {
        struct Sidebar: View {
            @State private var isShown = false

            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) { NavigationStack { Text("Sheet").navigationTitle("Title") } }
            }
        }
        let tester = ViewTester(
            NavigationSplitView {
                Sidebar()
            } detail: {
                Text("Detail")
            }, size: CGSize(width: 1194, height: 834))
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        _ = try tester.find(.label("Sheet"))
        #expect(tester.findAll(.label("Toggle sidebar")).isEmpty)
    }
}
