import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Links in a column that stands beside another.
@MainActor
struct ColumnLinksTests {
    private func wide(_ view: some View) -> ViewTester {
        ViewTester(view, size: CGSize(width: 1000, height: 700)) { $0.horizontalSizeClass = .regular }
    }

    private struct Old: View {
        var body: some View {
            NavigationView {
                List(1..<4) { number in
                    NavigationLink("Row \(number)", destination: Text("Shows \(number)"))
                }
                .navigationTitle("Rows")
                Text("Nothing chosen")
            }
        }
    }

    @Test("a navigation view with two views shows both in a wide window, and links in the first lead to the second")
    func old() async throws {
        let tester = wide(Old())
        #expect(try tester.find(.text("Nothing chosen")).frame.minX > 320)
        await tester.tap(try tester.find(.containing("Row 2")))
        try await tester.settle()
        #expect(try tester.find(.text("Shows 2")).frame.minX > 320)
        #expect(tester.findAll(.text("Nothing chosen")).isEmpty)
        await tester.tap(try tester.find(.containing("Row 3")))
        try await tester.settle()
        #expect(try tester.find(.text("Shows 3")).isHittable)
        #expect(tester.issues.isEmpty)
    }

    @Test("as a stack, and on a phone, it shows the first")
    func stack() async throws {
        for tester in [wide(Old().navigationViewStyle(.stack)), ViewTester(Old())] {
            #expect(tester.findAll(.text("Nothing chosen")).isEmpty)
            await tester.tap(try tester.find(.containing("Row 2")))
            try await tester.settle()
            #expect(try tester.find(.text("Shows 2")).isHittable)
        }
    }

    @Test("links with values lead to what the column declares for them")
    func values() async throws {
        let tester = wide(
            NavigationSplitView {
                List(1..<4) { number in NavigationLink("Row \(number)", value: number) }
                    .navigationDestination(for: Int.self) { Text("Shows \($0)") }
            } detail: {
                Text("Nothing chosen")
            })
        await tester.tap(try tester.find(.containing("Row 2")))
        try await tester.settle()
        #expect(try tester.find(.text("Shows 2")).frame.minX > 320)
        #expect(try tester.find(.containing("Row 1")).frame.maxX <= 320)
        #expect(tester.issues.isEmpty)
    }
}
