import BrowserTesting
import RiffleChromiumDriver
import RiffleHeadlessHost
import RiffleRasterizer
import SwiftUI
import SwiftUITesting
import Testing
import RiffleWebHost

/// What views present, in the browser against our own picture.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct PresentationPictureTests {
    enum Kind: String, CaseIterable, Sendable { case menu, popover, alert, dialog, sheet, cover }

    private struct Presenting: View {
        let kind: Kind
        @State private var isShown = false

        var body: some View {
            ZStack {
                LinearGradient(colors: [.orange, .purple, .teal], startPoint: .top, endPoint: .bottom)
                    .ignoresSafeArea()
                opener
            }
        }

        @ViewBuilder private var opener: some View {
            let button = Button("Open") { isShown = true }
            switch kind {
            case .menu:
                Menu("Open") {
                    Button("Rename") {}
                    Button("Share") {}
                    Divider()
                    Button("Delete", role: .destructive) {}
                }
            case .popover:
                button.popover(isPresented: $isShown) {
                    Text("Popover").padding().presentationCompactAdaptation(.popover)
                }
            case .alert: button.alert("Title", isPresented: $isShown) { Button("Fine") {} }
            case .dialog: button.confirmationDialog("Title", isPresented: $isShown) { Button("Fine") {} }
            case .sheet: button.sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium]) }
            case .cover: button.fullScreenCover(isPresented: $isShown) { Text("Cover") }
            }
        }
    }

    @Test("Presentations look in the browser as in our own picture", arguments: Kind.allCases, [false, true])
    func pictures(kind: Kind, isDark: Bool) async throws {
        let tester = ViewTester(Presenting(kind: kind)) { $0.colorScheme = isDark ? .dark : .light }
        let button = try tester.find(.label("Open"))
        await tester.tap(button)
        try await tester.settle()
        let own = try PixelBuffer.decodingPNG(tester.snapshot().pngData)
        try await ServedPage.with(dark: isDark, view: Presenting(kind: kind)) { test in
            try await test.page.click(button.center.x, button.center.y)
            try await test.settle()
            // Nothing shows that the pointer is on something.
            try await test.page.evaluate("document.activeElement?.blur()")
            try await test.settle()
            let picture = try await test.page.screenshot()
            let difference = PictureDifference(own, try PixelBuffer.decodingPNG(picture))
            #expect(difference.hasSameSize)
            #expect(difference.meanAwayFromEdges <= 1.5, "\(kind) \(isDark)")
            // Corners that are not round, and shadows that are missing, are more of the picture.
            #expect(difference.shareAwayFromEdges(above: 8) <= 0.001, "\(kind) \(isDark)")
        }
    }
}
