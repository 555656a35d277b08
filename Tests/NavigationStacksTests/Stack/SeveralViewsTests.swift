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
}
