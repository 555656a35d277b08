import SwiftUITesting
import Testing

/// `preferredColorScheme` in a stack, whose bars and other screens stand beside the view that says it.
@MainActor
struct PreferredAppearanceTests {
    private struct Settings: View {
        @State private var isDark = true
        @State private var hasSheet = false

        var body: some View {
            NavigationStack {
                List {
                    Button("Switch") { isDark.toggle() }
                    NavigationLink("Go") {
                        List { Button("Sheet") { hasSheet = true } }.navigationTitle("Deep")
                    }
                }
                .navigationTitle("Settings")
                .preferredColorScheme(isDark ? .dark : nil)
            }
            .sheet(isPresented: $hasSheet) { List { Text("in the sheet") } }
        }
    }

    private struct Pictures: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Go") { Text("picture").navigationTitle("Deep").preferredColorScheme(.dark) }
                }
                .navigationTitle("Start")
            }
        }
    }

    /// The brightness of the ground in a corner, and whether something is seen where the large title is.
    private func look(of tester: ViewTester, at point: CGPoint = CGPoint(x: 4, y: 300)) throws -> (Int, Bool) {
        let picture = try tester.snapshot()
        let title = try tester.find(.role(.header, nil)).frame
        let rows = Int(title.minY)..<Int(title.maxY)
        let columns = Int(title.minX)..<Int(title.maxX)
        let ground = Int(picture[Int(point.x), Int(point.y)].g)
        let isSeen = rows.contains { y in columns.contains { abs(Int(picture[$0, y].g) - ground) > 150 } }
        return (ground, isSeen)
    }

    private func tap(_ name: String, in tester: ViewTester) async throws {
        await tester.tap(try tester.find(.label(name)))
        try await tester.settle()
    }

    @Test("bars, screens in front and sheets have the appearance that the first screen prefers, as long as it does")
    func first() async throws {
        let tester = ViewTester(Settings(), scale: 1)
        try await tester.settle()
        #expect(try look(of: tester) == (0, true))
        try await tap("Go", in: tester)
        #expect(try look(of: tester) == (0, true))
        try await tap("Sheet", in: tester)
        let row = try tester.find(.label("in the sheet")).frame
        #expect(try tester.snapshot()[Int(row.maxX) + 60, Int(row.midY)].g < 80)
        await tester.key(.escape)
        try await tester.settle()
        try await tap("Settings", in: tester)
        try await tap("Switch", in: tester)
        #expect(try look(of: tester) == (242, true))
        #expect(tester.issues.isEmpty)
    }

    @Test("what a screen in front prefers ends with it")
    func front() async throws {
        let tester = ViewTester(Pictures(), scale: 1)
        try await tester.settle()
        #expect(try look(of: tester).0 == 242)
        try await tap("Go", in: tester)
        #expect(try look(of: tester) == (0, true))
        try await tap("Start", in: tester)
        #expect(try look(of: tester) == (242, true))
    }
}
