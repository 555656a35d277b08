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
}
