import RiffleNavigationStacks
import SwiftUITesting
import Testing

@MainActor
struct InspectorTests {
    private struct Screen: View {
        @State private var isShown = false

        var body: some View {
            VStack { Button("Details") { isShown.toggle() } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .inspector(isPresented: $isShown) {
                    Text("Inspected").inspectorColumnWidth(260)
                }
        }
    }

    @Test("an inspector is a column at the trailing side where the window is wide")
    func wide() async throws {
        let tester = ViewTester(Screen(), size: CGSize(width: 1000, height: 700)) {
            $0.horizontalSizeClass = .regular
        }
        await tester.tap(try tester.find(.label("Details")))
        try await tester.settle()
        #expect(abs(try tester.find(.text("Inspected")).frame.midX - 870) < 1)
        #expect(abs(try tester.find(.label("Details")).frame.midX - 370) < 1)
        await tester.tap(try tester.find(.label("Details")))
        try await tester.settle()
        #expect(tester.findAll(.text("Inspected")).isEmpty)
    }

    @Test("an inspector is a sheet where the window is narrow")
    func narrow() async throws {
        let tester = ViewTester(Screen())
        await tester.tap(try tester.find(.label("Details")))
        try await tester.settle()
        _ = try tester.find(.text("Inspected"))
        await tester.drag(try tester.find(.text("Inspected")), by: CGSize(width: 0, height: 600))
        try await tester.settle()
        #expect(tester.findAll(.text("Inspected")).isEmpty)
    }

    private struct Notes: View {
        @State private var count = 0

        var body: some View { Button("Notes \(count)") { count += 1 } }
    }

    @Test(
        "what is in an inspector keeps its state while its sheet becomes a column, and begins anew when it is shown again"
    )
    func widened() async throws {
        struct Desk: View {
            @State private var isShown = false

            var body: some View {
                Button("Details") { isShown.toggle() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .inspector(isPresented: $isShown) { Notes() }
            }
        }
        let tester = ViewTester(Desk())
        await tester.tap(try tester.find(.label("Details")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Notes 0")))
        await tester.resize(to: CGSize(width: 1100, height: 800))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Notes 1")))
        await tester.resize(to: CGSize(width: 393, height: 852))
        try await tester.settle()
        _ = try tester.find(.label("Notes 2"))
        await tester.resize(to: CGSize(width: 1100, height: 800))
        try await tester.settle()
        for _ in 0..<2 {
            await tester.tap(try tester.find(.label("Details")))
            try await tester.settle()
        }
        _ = try tester.find(.label("Notes 0"))
    }
}
