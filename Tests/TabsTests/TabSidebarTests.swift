import RiffleTabs
import SwiftUITesting
import Testing

/// Tab views with a sidebar.
@MainActor
struct TabSidebarTests {
    private struct Music: View {
        @State private var selection = "home"

        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "home") { Text("At home") }
                TabSection("Library") {
                    Tab("Songs", systemImage: "music.note", value: "songs") { Text("All songs") }
                    Tab("Albums", systemImage: "square.stack", value: "albums") { Text("All albums") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("in a wide window the tabs stand in a column, under the headers of their sections")
    func wide() async throws {
        let tester = ViewTester(Music(), size: CGSize(width: 1000, height: 700)) { $0.horizontalSizeClass = .regular }
        #expect(tester.findAll(.text("Library")).count == 1)
        let rows = tester.findAll(.role(.tab, nil))
        #expect(rows.map(\.label) == ["Home", "Songs", "Albums"])
        #expect(rows.map(\.frame.minY) == rows.map(\.frame.minY).sorted())
        await tester.tap(rows[2])
        try await tester.settle()
        #expect(try tester.find(.text("All albums")).frame.minX > 280)
        #expect(tester.findAll(.text("At home")).isEmpty)
    }

    @Test("on a phone they stand in the bar")
    func narrow() async throws {
        let tester = ViewTester(Music())
        #expect(tester.findAll(.text("Library")).isEmpty)
        #expect(try tester.find(.role(.tab, "Songs")).frame.minY > 780)
    }

    @Test("a sidebar has what the app puts above and below its tabs; a bar has not")
    func parts() async throws {
        let music = Music()
            .tabViewSidebarHeader { Text("My music") }
            .tabViewSidebarFooter { Text("End of tabs") }
            .tabViewSidebarBottomBar { Text("Now playing") }
        let tester = ViewTester(music, size: CGSize(width: 1000, height: 700)) { $0.horizontalSizeClass = .regular }
        let first = try tester.find(.role(.tab, "Home")).frame
        let last = try tester.find(.role(.tab, "Albums")).frame
        #expect(try tester.find(.text("My music")).frame.maxY < first.minY)
        #expect(try tester.find(.text("End of tabs")).frame.minY > last.maxY)
        let bar = try tester.find(.text("Now playing")).frame
        #expect(bar.maxY > 660 && bar.maxX < 280)
        #expect(ViewTester(music).findAll(.text("My music")).isEmpty)
    }
}
