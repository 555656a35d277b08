import SwiftUITesting
import Testing

@MainActor
@Suite("Very many pages")
struct ManyPagesTests {
    private struct Endless: View {
        @State private var page = 7

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<1_000_000_000_000, id: \.self) { Text(verbatim: "Page \($0)") }
            }
            .tabViewStyle(.page)
            .safeAreaInset(edge: .top) { Button("Go far") { page = 1_000_000 } }
        }
    }

    @Test("A tab view over a trillion pages shows the selected one, turns to the next, and goes to one far away")
    func endless() async throws {
        let tester = ViewTester(Endless())
        try await tester.settle()
        #expect(try tester.find(.text("Page 7")).isHittable)
        let touch = tester.touch(at: CGPoint(x: 300, y: 400))
        await touch.move(by: CGSize(width: -250, height: 0), over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.text("Page 8")).isHittable)
        await tester.tap(try tester.find(.label("Go far")))
        try await tester.settle()
        #expect(try tester.find(.text("Page 1000000")).isHittable)
        #expect(tester.findAll(.containing("Page ")).count < 10)
    }

    private struct Tagged: View {
        @State private var page = "p70"

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<200) { Text(verbatim: "Page \($0)").tag("p\($0)") }
            }
            .tabViewStyle(.page)
            .safeAreaInset(edge: .top) {
                HStack {
                    Button("Go on") { page = "p150" }
                    Button("Go astray") { page = "none" }
                }
            }
        }
    }

    @Test("Of many pages the one with the selected tag is shown, and the first where none has it")
    func tagged() async throws {
        let tester = ViewTester(Tagged())
        try await tester.settle()
        #expect(try tester.find(.text("Page 70")).isHittable)
        await tester.tap(try tester.find(.label("Go on")))
        try await tester.settle()
        #expect(try tester.find(.text("Page 150")).isHittable)
        await tester.tap(try tester.find(.label("Go astray")))
        try await tester.settle()
        #expect(try tester.find(.text("Page 0")).isHittable)
    }

    @Test("The row of dots is no wider than the pages")
    func dots() async throws {
        let tester = ViewTester(Tagged())
        try await tester.settle()
        let dots = try tester.find(.role(.adjustable))
        #expect(dots.frame.minX >= 0 && dots.frame.maxX <= 393)
    }
}
