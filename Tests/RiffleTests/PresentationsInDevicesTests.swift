import Riffle
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct PresentationsInDevicesTests {
    private struct Screen: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) { Text("Inside") }
        }
    }

    @Test("a sheet of a view on a device stays on the device, and what is beside it can still be used")
    func sheet() async throws {
        let tester = ViewTester(
            VStack {
                Button("Beside") {}
                DeviceFrame(.phone) { Screen() }
            }, size: CGSize(width: 600, height: 1000))
        await tester.pump()
        await tester.tap(try tester.find(.text("Show")))
        try await tester.settle()
        let inside = try tester.find(.text("Inside"))
        #expect(inside.isHittable)
        #expect(abs(inside.frame.midX - 300) < 2)
        #expect(tester.findAll(.text("Show")).isEmpty)
        #expect(try tester.find(.text("Beside")).isHittable)
    }
}
