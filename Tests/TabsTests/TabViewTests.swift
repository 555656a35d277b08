import SwiftUITesting
import Testing

@MainActor
struct TabViewTests {
    private struct Counter: View {
        let name: String
        let log: (String) -> Void
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log("\(name) appears") }
                .onDisappear { log("\(name) disappears") }
        }
    }

    private struct Shop: View {
        let log: (String) -> Void

        var body: some View {
            TabView {
                Counter(name: "Shop", log: log)
                    .tabItem { Label("Shop", systemImage: "bag") }
                Counter(name: "Cart", log: log)
                    .tabItem {
                        Image(systemName: "cart")
                        Text("Cart")
                    }
                    .badge(3)
            }
        }
    }

    @Test("tabs are made when they are first chosen, and keep their state")
    func states() async throws {
        var events: [String] = []
        let tester = ViewTester(Shop { events.append($0) })
        #expect(events == ["Shop appears"])
        await tester.tap(try tester.find(.role(.button, "Shop 0")))
        await tester.tap(try tester.find(.role(.tab, "Cart")))
        await tester.tap(try tester.find(.role(.button, "Cart 0")))
        #expect(tester.findAll(.role(.button, "Shop 1")).isEmpty)
        await tester.tap(try tester.find(.role(.tab, "Shop")))
        _ = try tester.find(.role(.button, "Shop 1"))
        #expect(Set(events) == ["Shop appears", "Shop disappears", "Cart appears", "Cart disappears"])
    }

    @Test("a tab says its place, its badge and whether it is shown")
    func semantics() throws {
        let tester = ViewTester(Shop { _ in })
        #expect(try tester.find(.role(.tab, "Shop")).value == "1 of 2")
        #expect(try tester.find(.role(.tab, "Cart")).value == "3, 2 of 2")
        #expect(tester.semanticsDescription.contains("tabBar"))
    }

    @Test("a selection chooses the tab, and a tap sets it")
    func selection() async throws {
        enum Section: Hashable { case home, search, profile }
        struct Root: View {
            @State var section = Section.search
            var body: some View {
                TabView(selection: $section) {
                    Tab("Home", systemImage: "house", value: .home) { Text("At home") }
                    Tab(value: .search, role: .search) { Text("Searching") }
                    Tab("Profile", systemImage: "person", value: .profile) {
                        Button("Go home") { section = .home }
                    }
                    .badge(2)
                }
            }
        }
        let tester = ViewTester(Root())
        _ = try tester.find(.text("Searching"))
        await tester.tap(try tester.find(.role(.tab, "Profile")))
        await tester.tap(try tester.find(.role(.button, "Go home")))
        _ = try tester.find(.text("At home"))
    }

    @Test("tabs come from collections and conditions, too")
    func builders() throws {
        struct Root: View {
            let isAdmin: Bool
            var body: some View {
                TabView {
                    ForEach(["One", "Two"], id: \.self) { name in Tab(name, systemImage: "star") { Text(name) } }
                    if isAdmin { Tab("Admin", systemImage: "gear") { Text("Admin") } }
                    TabSection("More") { Tab("Help", systemImage: "questionmark") { Text("Help") } }
                }
            }
        }
        #expect(ViewTester(Root(isAdmin: true)).findAll(.role(.tab)).map(\.label) == ["One", "Two", "Admin", "Help"])
        #expect(ViewTester(Root(isAdmin: false)).findAll(.role(.tab)).map(\.label) == ["One", "Two", "Help"])
    }

    @Test("numbers choose tabs without tags")
    func numbers() throws {
        let tester = ViewTester(
            TabView(selection: .constant(1)) {
                Text("First").tabItem { Text("A") }
                Text("Second").tabItem { Text("B") }
            })
        _ = try tester.find(.text("Second"))
    }

    @Test("a swipe turns the page, and the selection follows")
    func pages() async throws {
        struct Welcome: View {
            @State var page = 0
            var body: some View {
                VStack {
                    TabView(selection: $page) {
                        ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) }
                    }
                    .tabViewStyle(.page(indexDisplayMode: .always))
                    Text("At \(page)")
                    Button("Skip") { withAnimation { page = 2 } }
                }
            }
        }
        let tester = ViewTester(Welcome())
        let touch = tester.touch(at: CGPoint(x: 300, y: 300))
        await touch.move(by: CGSize(width: -220, height: 0), over: 0.2)
        await touch.lift()
        try await tester.settle()
        _ = try tester.find(.text("At 1"))
        await tester.tap(try tester.find(.role(.button, "Skip")))
        try await tester.settle()
        _ = try tester.find(.text("At 2"))
        #expect(try tester.find(.text("Page 2")).frame.midX == 196.5)
    }

    @Test("what is below the bar has room above it")
    func inset() throws {
        let tester = ViewTester(
            TabView {
                VStack {
                    Spacer(); Text("Bottom")
                }.tabItem { Label("A", systemImage: "star") }
            })
        #expect(try tester.find(.text("Bottom")).frame.maxY == 852 - 49)
    }

    private struct Nights: View {
        var body: some View {
            TabView {
                Text("day").tabItem { Text("One") }
                Text("night").preferredColorScheme(.dark).tabItem { Text("Two") }
            }
        }
    }

    @Test("the appearance that a tab prefers is the window's while the tab is in sight")
    func preferredAppearance() async throws {
        let tester = ViewTester(Nights(), scale: 1)
        try await tester.settle()
        for (name, brightness) in [("Two", 0), ("One", 255), ("Two", 0)] {
            await tester.tap(try tester.find(.label(name)))
            try await tester.settle()
            #expect(try tester.snapshot()[4, 4].g == brightness)
        }
    }
}
