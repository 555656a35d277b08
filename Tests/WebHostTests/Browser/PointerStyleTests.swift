import BrowserTesting
import RiffleChromiumDriver
import SwiftUI
import Testing

/// The mouse's pointer where an app says what it looks like, in a browser.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10))) struct PointerStyleTests {
    private struct Panes: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(height: 100).pointerStyle(.grabIdle)
                Color.green.frame(height: 100).pointerStyle(.columnResize(directions: .leading))
                Button("Press") {}.frame(height: 100)
                Spacer(minLength: 0)
            }
        }
    }

    @Test("A view's pointer is shown over it, and the page's own elsewhere")
    func pointers() async throws {
        try await ServedPage.with(view: Panes()) { served in
            for (y, cursor) in [(50.0, "grab"), (150, "w-resize"), (250, "pointer"), (380, "default"), (50, "grab")] {
                try await served.page.hover(195, y)
                try await served.wait(until: "document.querySelector('#stage').style.cursor === '\(cursor)'")
            }
        }
    }
}
