import RiffleTabs
import SwiftUITesting
import Testing

/// Tab views with more tabs than a bar has room for, and labels of several kinds.
@MainActor
struct MoreTabsTests {
    private struct Seven: View {
        @State var selection = 0

        var body: some View {
            TabView(selection: $selection) {
                ForEach(0..<7) { index in
                    Text("Screen \(index)").tabItem { Label("Tab \(index)", systemImage: "star") }.tag(index)
                }
            }
            .overlay(alignment: .top) { Text("is \(selection)") }
            .overlay(alignment: .bottom) { Button("Six") { selection = 6 }.padding(.bottom, 120) }
        }
    }

    @Test("a narrow bar has four tabs and a fifth that leads to the others")
    func more() async throws {
        let tester = ViewTester(Seven())
        #expect(tester.findAll(.role(.tab, nil)).map(\.label) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        await tester.tap(try tester.find(.role(.tab, "More")))
        try await tester.settle()
        #expect(try tester.find(.containing("is ")).text == "is 0")
        await tester.tap(try tester.find(.label("Tab 5")))
        try await tester.settle()
        #expect(try tester.find(.text("Screen 5")).isHittable)
        #expect(try tester.find(.containing("is ")).text == "is 5")
        await tester.tap(try tester.find(.role(.tab, "Tab 1")))
        try await tester.settle()
        #expect(try tester.find(.text("Screen 1")).isHittable)
        await tester.tap(try tester.find(.label("Six")))
        try await tester.settle()
        #expect(try tester.find(.text("Screen 6")).isHittable)
        // Back to the list.
        await tester.tap(try tester.find(.role(.tab, "More")))
        try await tester.settle()
        #expect(tester.findAll(.label("Tab 4")).count == 1)
        #expect(tester.issues.isEmpty)
    }

    @Test("a wide bar has all of them")
    func wide() async throws {
        let tester = ViewTester(Seven(), size: CGSize(width: 1000, height: 700)) { $0.horizontalSizeClass = .regular }
        #expect(tester.findAll(.role(.tab, nil)).count == 7)
    }

    @Test("a picture alone, and one in a stack with a text, are as large as that of a label")
    func icons() async throws {
        func bar<V: View>(@ViewBuilder _ item: () -> V) throws -> Snapshot {
            try ViewTester(
                TabView { Color.clear.tabItem(item) }, size: CGSize(width: 200, height: 100)
            ).snapshot()
        }
        func ink(_ snapshot: Snapshot, _ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in
                sum + (0..<snapshot.width).count { x in snapshot[x, y].r < 200 }
            }
        }
        let label = try bar { Label("Home", systemImage: "house") }
        let stack = try bar {
            VStack {
                Image(systemName: "house")
                Text("Home")
            }
        }
        let alone = try bar { Image(systemName: "house") }
        // The icon's part of the bar, in pixels.
        let icon = 104..<162
        #expect(ink(stack, icon) == ink(label, icon))
        #expect(ink(alone, 104..<198) == ink(label, icon))
    }
}
