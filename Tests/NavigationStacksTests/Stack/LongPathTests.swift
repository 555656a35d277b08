import RiffleNavigationStacks
import SwiftUITesting
import Testing

/// Paths of hundreds of values, as links from outside may bring them.
@MainActor
struct LongPathTests {
    private struct Page: View {
        @State var path: [Int]

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root")
                    .navigationTitle("Start")
                    .navigationDestination(for: Int.self) { number in
                        Text(verbatim: "Screen \(number)")
                            .navigationTitle(Text(verbatim: "Title \(number)"))
                            .navigationBarTitleDisplayMode(number == 150 ? .inline : .automatic)
                        Button("To the start") { path = [] }
                    }
            }
        }
    }

    @Test("of a long path the last screen is shown, with the way back and a title as the screens below say")
    func long() async throws {
        let tester = ViewTester(Page(path: Array(0..<200)))
        try await tester.settle()
        #expect(tester.findAll(.text("Screen 199")).count == 1)
        #expect(tester.findAll(.containing("Screen ")).count == 1)
        // The title is as small as that of the screen which says so, 49 screens below.
        let small = try tester.find(.label("Title 199")).frame
        #expect(small.midY < 100)
        await tester.tap(try tester.find(.label("Title 198")))
        try await tester.settle()
        #expect(tester.findAll(.text("Screen 198")).count == 1)
        await tester.tap(try tester.find(.label("To the start")))
        try await tester.settle()
        #expect(tester.findAll(.text("Root")).count == 1)
        #expect(try tester.find(.label("Start")).frame.midY > small.midY)
    }
}
