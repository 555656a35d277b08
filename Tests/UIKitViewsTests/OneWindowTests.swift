import PhotosUI
import StoreKit
import SwiftUITesting
import Testing

@MainActor
@Suite("What code asks of a system that has one window and no store")
struct OneWindowTests {
    private struct Page: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.requestReview) private var requestReview
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        var body: some View {
            Button("Open") { openWindow(id: "letters", value: 3) }
            Button("Close") { dismissWindow(id: "letters") }
            Button("Rate \(supportsMultipleWindows)") { requestReview() }
        }
    }

    @Test("Asking for another window is reported, as nothing comes of it; asking for a rating is not")
    func windows() async throws {
        let tester = ViewTester(Page())
        await tester.tap(try tester.find(.text("Rate false")))
        #expect(tester.issues.isEmpty)
        await tester.tap(try tester.find(.text("Open")))
        await tester.tap(try tester.find(.text("Close")))
        #expect(tester.issues.count == 2)
        #expect(tester.issues.first?.message.contains("open the window \"letters\"") == true)
    }

    @Test("A picker of photos takes a library, and is the same with it")
    func photos() async throws {
        let tester = ViewTester(
            PhotosPicker("Choose", selection: .constant(nil), matching: .images, photoLibrary: .shared()))
        _ = try tester.find(.role(.button, "Choose"))
    }
}
