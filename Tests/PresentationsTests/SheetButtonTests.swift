import SwiftUITesting
import Testing

@MainActor
struct SheetButtonTests {
    private struct Settings: View {
        @State private var isShown = true
        @State private var count = 0

        var body: some View {
            Text("Behind")
                .sheet(isPresented: $isShown) {
                    Button("Add") { count += 1 }
                        .frame(width: 200, height: 44)
                    Text("\(count) added")
                }
        }
    }

    @Test("a finger that drifts to a side on a button in a sheet presses it, and one that pulls the sheet does not")
    func drift() async throws {
        let tester = ViewTester(Settings())
        try await tester.settle()
        func move(_ x: CGFloat, _ y: CGFloat) async throws {
            let touch = tester.touch(at: try tester.find(.label("Add")).center)
            await touch.move(by: CGSize(width: x, height: y), over: 0.2)
            await touch.lift()
            try await tester.settle()
        }
        let top = try tester.find(.label("Add")).frame.minY
        try await move(30, 4)
        _ = try tester.find(.text("1 added"))
        try await move(0, 30)
        _ = try tester.find(.text("1 added"))
        // The sheet is back where it rests.
        #expect(abs(try tester.find(.label("Add")).frame.minY - top) < 0.5)
    }
}
