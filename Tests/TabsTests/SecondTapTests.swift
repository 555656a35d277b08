import SwiftUITesting
import Testing

/// A tap on the tab that is shown already.
@MainActor
struct SecondTapTests {
    private struct Page: View {
        var choices: (Int) -> Void = { _ in }
        @State private var path: [Int] = []
        @State private var tab = 0

        var body: some View {
            TabView(
                selection: Binding(
                    get: { tab },
                    set: {
                        tab = $0
                        choices($0)
                    })
            ) {
                NavigationStack(path: $path) {
                    List(0..<60) { NavigationLink("Row \($0)", value: $0) }
                        .navigationTitle("Path \(path.count)")
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("Deeper than \(number)", value: number + 100)
                        }
                }
                .tabItem { Text("First") }
                .tag(0)
                ScrollView { ForEach(0..<80) { Text("Line \($0)") } }
                    .tabItem { Text("Second") }
                    .tag(1)
            }
        }
    }

    private func tap(_ tab: String, _ tester: ViewTester) async throws {
        await tester.tap(try tester.find(.role(.tab, tab)))
        try await tester.settle()
    }

    @Test("pops the stack to its root at once, also several screens, and writes its path")
    func pops() async throws {
        let tester = ViewTester(Page())
        await tester.tap(try tester.find(.containing("Row 3")))
        try await tester.settle()
        await tester.tap(try tester.find(.containing("Deeper than 3")))
        try await tester.settle()
        _ = try tester.find(.containing("Deeper than 103"))
        try await tap("First", tester)
        _ = try tester.find(.role(.header, "Path 0"))
        #expect(tester.findAll(.containing("Deeper")).isEmpty)
    }

    @Test("at the root scrolls to the top, and only there")
    func scrolls() async throws {
        let tester = ViewTester(Page())
        await tester.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 900))
        try await tester.settle()
        #expect(tester.findAll(.containing("Row 0")).isEmpty)
        await tester.tap(try #require(tester.findAll(.containing("Row ")).first { $0.frame.minY > 300 }))
        try await tester.settle()
        try await tap("First", tester)
        // Back at the root, where it was.
        #expect(tester.findAll(.containing("Row 0")).isEmpty)
        try await tap("First", tester)
        #expect(try tester.find(.containing("Row 0")).frame.minY > 96)
        #expect(try tester.find(.role(.header, "Path 0")).frame.height > 30)
    }

    @Test("scrolls a tab without a stack to its top; another tab stays as it is")
    func withoutStack() async throws {
        let tester = ViewTester(Page())
        await tester.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 900))
        try await tester.settle()
        try await tap("Second", tester)
        await tester.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 600))
        try await tester.settle()
        #expect(try !tester.find(.text("Line 0")).isHittable)
        try await tap("Second", tester)
        #expect(try tester.find(.text("Line 0")).isHittable)
        try await tap("First", tester)
        #expect(tester.findAll(.containing("Row 0")).isEmpty)
    }

    @Test("tells the selection once more, as apps that look for it expect")
    func tells() async throws {
        var told: [Int] = []
        let tester = ViewTester(Page { told.append($0) })
        try await tap("First", tester)
        try await tap("Second", tester)
        try await tap("Second", tester)
        #expect(told == [0, 1, 1])
    }
}
