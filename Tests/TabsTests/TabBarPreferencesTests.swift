import SwiftUITesting
import Testing

/// What screens say about the bar of the tab view around their stack.
@MainActor
struct TabBarPreferencesTests {
    private struct Pages<Pushed: View>: View {
        @ViewBuilder let pushed: () -> Pushed

        var body: some View {
            TabView {
                NavigationStack {
                    List { NavigationLink("Open") { pushed() } }.navigationTitle("Root")
                }
                .tabItem { Label("First", systemImage: "star") }
                Text("Other").tabItem { Label("Second", systemImage: "circle") }
            }
        }
    }

    private func open(_ tester: ViewTester) async throws {
        await tester.pump()
        await tester.tap(try tester.find(.containing("Open")))
        try await tester.settle()
    }

    @Test("a pushed screen hides the bar of its tab view, which comes back when the screen is popped")
    func hides() async throws {
        let tester = ViewTester(Pages { Text("Deep").toolbar(.hidden, for: .tabBar) })
        try await open(tester)
        #expect(tester.findAll(.role(.tabBar)).isEmpty)
        // In the middle of the screen, which the bar does not cover any more.
        #expect(try tester.find(.text("Deep")).frame.midY == 448)
        await tester.tap(try tester.find(.role(.button, "Root")))
        try await tester.settle()
        #expect(tester.findAll(.role(.tabBar)).count == 1)
    }

    @Test("what the root says of the bar does not count for a screen in front of it")
    func frontCounts() async throws {
        let tester = ViewTester(
            TabView {
                NavigationStack {
                    NavigationLink("Open") { Text("Deep") }.toolbar(.hidden, for: .tabBar)
                }
                .tabItem { Text("First") }
            })
        await tester.pump()
        #expect(tester.findAll(.role(.tabBar)).isEmpty)
        try await open(tester)
        #expect(tester.findAll(.role(.tabBar)).count == 1)
    }

    @Test("the bar moves away with the screen that comes, and is as the first one says from the start")
    func moves() async throws {
        let hidden = ViewTester(TabView { Text("A").toolbar(.hidden, for: .tabBar).tabItem { Text("First") } })
        #expect(try hidden.find(.text("A")).frame.midY == 426)
        #expect(!hidden.layersDescription.contains("First"))
        let tester = ViewTester(Pages { Text("Deep").toolbar(.hidden, for: .tabBar) })
        await tester.pump()
        await tester.tap(try tester.find(.containing("Open")))
        await tester.advance(by: 0.1)
        #expect(tester.findAll(.role(.tabBar)).isEmpty)
        #expect(tester.layersDescription.contains("First"))
        try await tester.settle()
        #expect(!tester.layersDescription.contains("First"))
    }

    @Test("a bar that a pushed screen hides leaves as the screen below had it painted")
    func leavesPainted() async throws {
        let tester = ViewTester(
            TabView {
                NavigationStack {
                    NavigationLink("Open") { Text("Deep").toolbar(.hidden, for: .tabBar) }
                        .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .tabBar)
                }
                .tabItem { Text("First") }
            })
        await tester.pump()
        await tester.tap(try tester.find(.containing("Open")))
        await tester.pump()
        await tester.pump()
        let pixel = try tester.snapshot()[20, 852 * 2 - 8]
        #expect(pixel.r > 240 && pixel.g < 40)
    }

    private func color(_ modified: some View, dark: Bool = false) async throws -> (r: UInt8, g: UInt8, b: UInt8) {
        let tester = ViewTester(
            TabView { modified.tabItem { Label("First", systemImage: "star") } },
            environment: { if dark { $0.colorScheme = .dark } })
        await tester.pump()
        let picture = try tester.snapshot()
        let pixel = picture[20, picture.height - 20]
        return (pixel.r, pixel.g, pixel.b)
    }

    @Test("a view of the tab paints the bar, hides its ground, and shows it again")
    func background() async throws {
        let view = Color.white.ignoresSafeArea()
        let red = try await color(view.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .tabBar))
        #expect(red.r > 240 && red.g < 20)
        let inStack = try await color(
            NavigationStack { view.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .tabBar) })
        #expect(inStack.r > 240 && inStack.g < 20)
        let hidden = try await color(Color.green.ignoresSafeArea().toolbarBackground(.hidden, for: .tabBar))
        let green = try await color(Color.green.ignoresSafeArea().toolbar(.hidden, for: .tabBar))
        #expect(hidden == green)
        let usual = try await color(Color.green.ignoresSafeArea())
        let visible = try await color(Color.green.ignoresSafeArea().toolbarBackground(.visible, for: .tabBar))
        #expect(usual != green && visible == usual)
        let other = try await color(
            Color.green.ignoresSafeArea().toolbarBackgroundVisibility(.hidden, for: .tabBar))
        #expect(other == green)
    }

    @Test("a view of the tab shows the bar dark, and the others as they are")
    func colorScheme() async throws {
        let view = Color.white.ignoresSafeArea()
        let usual = try await color(view)
        let dark = try await color(view.toolbarColorScheme(.dark, for: .tabBar))
        let none = try await color(view.toolbarColorScheme(nil, for: .tabBar))
        #expect(dark.r < 128 && usual.r > 200 && none == usual)
    }

    @Test("the bar that floats in a large window is painted, hidden and shown as views of the tab say")
    func floating() async throws {
        func tester(_ content: some View) async -> ViewTester {
            let tester = ViewTester(
                TabView { content.tabItem { Text("First") } }, size: CGSize(width: 1024, height: 768))
            await tester.pump()
            return tester
        }
        let hidden = await tester(NavigationStack { Text("A").toolbar(.hidden, for: .tabBar) })
        #expect(hidden.findAll(.role(.tabBar)).isEmpty)
        let painted = await tester(
            Color.white.ignoresSafeArea().toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .tabBar))
        let bar = try painted.find(.role(.tab, "First")).frame
        let pixel = try painted.snapshot()[Int(bar.minX * 2) - 2, Int(bar.midY * 2)]
        #expect(pixel.r > 240 && pixel.g < 20)
    }
}
