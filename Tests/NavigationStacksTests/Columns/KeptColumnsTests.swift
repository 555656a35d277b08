import SwiftUITesting
import Testing

/// What becomes of a split view's columns when the window becomes narrow and wide again.
@MainActor
struct KeptColumnsTests {
    private final class Log {
        var events: [String] = []
    }

    private struct Counter: View {
        let name: String
        let log: Log
        @State private var count = 0
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            Button("\(name) \(count) \(sizeClass == .compact ? "narrow" : "wide")") { count += 1 }
                .onAppear { log.events.append("\(name) appears") }
                .onDisappear { log.events.append("\(name) disappears") }
        }
    }

    private struct Page: View {
        var log = Log()
        @State private var selection: Int?

        var body: some View {
            NavigationSplitView {
                List(0..<80, selection: $selection) { Text("Item \($0)") }.navigationTitle("Side")
            } detail: {
                NavigationStack {
                    VStack {
                        Text("Chosen: \(selection.map { "\($0)" } ?? "none")")
                        Counter(name: "Detail", log: log)
                        NavigationLink("Push") { Counter(name: "Pushed", log: log) }
                    }
                    .navigationTitle("Detail title")
                }
            }
        }
    }

    private static let wide = CGSize(width: 1194, height: 834)
    private static let narrow = CGSize(width: 393, height: 852)

    private func resize(_ tester: ViewTester, _ size: CGSize) async throws {
        await tester.resize(to: size)
        try await tester.settle()
    }

    @Test("the detail keeps its state, also while the narrow window shows another column")
    func detail() async throws {
        let log = Log()
        let tester = ViewTester(Page(log: log), size: Self.wide)
        try await tester.settle()
        await tester.tap(try tester.find(.label("Detail 0 wide")))
        await tester.tap(try tester.find(.label("Detail 1 wide")))
        _ = try tester.find(.label("Detail 2 wide"))
        try await resize(tester, Self.narrow)
        #expect(tester.findAll(.text("Item 0")).count == 1)
        #expect(tester.findAll(.containing("Detail 2")).isEmpty)
        try await resize(tester, Self.wide)
        _ = try tester.find(.label("Detail 2 wide"))
        #expect(log.events == ["Detail appears", "Detail disappears", "Detail appears"])
        #expect(tester.issues.isEmpty)
    }

    @Test("a detail that the narrow window shows goes there and back as it is, with what its stack has pushed")
    func shownDetail() async throws {
        let log = Log()
        let tester = ViewTester(Page(log: log))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Item 1")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Detail 0 narrow")))
        await tester.tap(try tester.find(.containing("Push")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Pushed 0 narrow")))
        log.events = []
        try await resize(tester, Self.wide)
        _ = try tester.find(.label("Pushed 1 wide"))
        #expect(tester.findAll(.containing("Item 1")).count > 0)
        try await resize(tester, Self.narrow)
        _ = try tester.find(.label("Pushed 1 narrow"))
        #expect(log.events.isEmpty)
        try await resize(tester, Self.wide)
        await tester.tap(try tester.find(.role(.button, "Detail title")))
        try await tester.settle()
        _ = try tester.find(.label("Detail 1 wide"))
        _ = try tester.find(.text("Chosen: 1"))
    }

    @Test("a window that becomes narrow shows what is selected, and the column that the app prefers, at once")
    func atOnce() async throws {
        let tester = ViewTester(Page(), size: Self.wide)
        try await tester.settle()
        await tester.tap(try tester.find(.text("Item 1")))
        try await tester.settle()
        await tester.resize(to: Self.narrow)
        #expect(try tester.find(.text("Chosen: 1")).frame.midX == 393 / 2)
        await tester.tap(try tester.find(.role(.button, "Side")))
        try await tester.settle()
        try await resize(tester, Self.wide)
        _ = try tester.find(.text("Chosen: none"))
    }

    @Test("the sidebar keeps how far it was scrolled, also while it is hidden")
    func sidebar() async throws {
        let tester = ViewTester(Page(), size: Self.wide)
        try await tester.settle()
        await tester.scroll(at: CGPoint(x: 150, y: 500), by: CGSize(width: 0, height: 700))
        try await tester.settle()
        #expect(tester.findAll(.text("Item 0")).isEmpty)
        try await resize(tester, Self.narrow)
        #expect(tester.findAll(.text("Item 0")).isEmpty)
        try await resize(tester, Self.wide)
        #expect(tester.findAll(.text("Item 0")).isEmpty)
        for _ in 0..<2 {
            await tester.tap(try tester.find(.label("Toggle sidebar")))
            try await tester.settle()
        }
        #expect(tester.findAll(.text("Item 0")).isEmpty)
        #expect(tester.findAll(.text("Item 20")).count == 1)
    }

    @Test("a column that was popped in a narrow window begins anew")
    func popped() async throws {
        struct Page: View {
            @State private var column = NavigationSplitViewColumn.detail

            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Button("Show") { column = .detail }.navigationTitle("Side")
                } detail: {
                    Counter(name: "Detail", log: Log())
                }
            }
        }
        let tester = ViewTester(Page())
        try await tester.settle()
        await tester.tap(try tester.find(.label("Detail 0 narrow")))
        _ = try tester.find(.label("Detail 1 narrow"))
        await tester.tap(try tester.find(.role(.button, "Side")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        _ = try tester.find(.label("Detail 0 narrow"))
    }

    @Test("a field keeps the keyboard and what was typed while the window becomes narrow")
    func focus() async throws {
        struct Page: View {
            @State private var text = ""
            @State private var column = NavigationSplitViewColumn.detail

            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text("Side")
                } detail: {
                    TextField("Name", text: $text)
                }
            }
        }
        let tester = ViewTester(Page(), size: Self.wide)
        try await tester.settle()
        await tester.tap(try tester.find(.role(.textField)))
        await tester.type("ab")
        await tester.resize(to: Self.narrow)
        #expect(try tester.find(.role(.textField)).frame.minX < 20)
        await tester.type("cd")
        #expect(try tester.find(.role(.textField)).value == "abcd")
    }

    @Test("titles, links and the environment of a column are those of where it is")
    func surroundings() async throws {
        let tester = ViewTester(Page())
        try await tester.settle()
        await tester.tap(try tester.find(.text("Item 1")))
        try await tester.settle()
        #expect(tester.findAll(.role(.header, "Detail title")).count == 1)
        try await resize(tester, Self.wide)
        #expect(tester.findAll(.role(.header, "Detail title")).count == 1)
        #expect(tester.findAll(.role(.header, "Side")).count == 1)
        try await resize(tester, Self.narrow)
        #expect(tester.findAll(.role(.header, "Detail title")).count == 1)
        #expect(tester.findAll(.role(.header, "Side")).isEmpty)
    }
}
