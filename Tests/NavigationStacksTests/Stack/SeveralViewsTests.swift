import SwiftUITesting
import Testing

@MainActor
@Suite("Screens that are written as several views")
struct SeveralViewsTests {
    private struct Recipe: View {
        var body: some View {
            Text("Soup")
            Text("Boil the water")
        }
    }

    private func isStacked(_ tester: ViewTester) throws -> Bool {
        try tester.find(.text("Soup")).frame.maxY <= tester.find(.text("Boil the water")).frame.minY
    }

    @Test("On a sheet and a cover the views stand one below the other")
    func presented() async throws {
        let sheet = ViewTester(Color.gray.sheet(isPresented: .constant(true)) { Recipe() })
        try await sheet.settle()
        #expect(try isStacked(sheet))
        let cover = ViewTester(
            Color.gray.fullScreenCover(isPresented: .constant(true)) {
                Text("Soup")
                Text("Boil the water")
            })
        try await cover.settle()
        #expect(try isStacked(cover))
    }

    @Test("On screens that links and values lead to, too")
    func pushed() async throws {
        let link = ViewTester(NavigationStack { NavigationLink("Open") { Recipe() } })
        await link.tap(try link.find(.role(.button, "Open")))
        try await link.settle()
        #expect(try isStacked(link))
        let value = ViewTester(
            NavigationStack {
                NavigationLink("Open", value: 1)
                    .navigationDestination(for: Int.self) { _ in Recipe() }
            })
        await value.tap(try value.find(.role(.button, "Open")))
        try await value.settle()
        #expect(try isStacked(value))
    }

    @Test("At the root of a stack also where a condition brings them, which keep their state when one comes")
    func condition() async throws {
        struct Pot: View {
            @State private var isOpen = false
            var body: some View {
                NavigationStack {
                    Counter()
                    if isOpen { Text("Steam") }
                    Button("Lid") { isOpen = true }
                }
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Stirred \(count)") { count += 1 } }
        }
        let tester = ViewTester(Pot())
        await tester.tap(try tester.find(.containing("Stirred")))
        await tester.tap(try tester.find(.role(.button, "Lid")))
        try await tester.settle()
        let frames = try ["Stirred 1", "Steam", "Lid"].map { try tester.find(.containing($0)).frame }
        #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)

        let all = ViewTester(
            NavigationStack { if true { Recipe() } })
        #expect(try isStacked(all))
        let several = ViewTester(
            NavigationStack { ForEach(["Soup", "Boil the water"], id: \.self) { Text($0) } })
        #expect(try isStacked(several))
    }

    @Test("In the columns of a split view, in a wide window and on a phone", arguments: [400, 1200])
    func columns(width: CGFloat) async throws {
        let tester = ViewTester(
            NavigationSplitView {
                Recipe()
            } content: {
                if true { Text("Flour") }
                Text("Eggs")
            } detail: {
                Text("Preheat")
                Text("Bake")
            }, size: CGSize(width: width, height: 800))
        try await tester.settle()
        #expect(try isStacked(tester))
        guard width > 1000 else { return }
        #expect(try tester.find(.text("Flour")).frame.maxY <= tester.find(.text("Eggs")).frame.minY)
        #expect(try tester.find(.text("Preheat")).frame.maxY <= tester.find(.text("Bake")).frame.minY)
    }
}
