import BrowserTesting
import RiffleWebHost
import SwiftUI
import Testing

/// Letters that somebody has made larger in their browser.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(5))) struct TextScaleTests {
    private struct Size: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View { Text("\(String(describing: size))") }
    }

    @Test("The size of a browser's letters becomes the app's, also when it changes")
    func page() async throws {
        try await ServedPage.with(view: Size()) { served in
            #expect("\(served.content.semantics)".contains("\"large\""))
            // What the browser's settings do to a page that says nothing of its own.
            try await served.page.evaluate("document.documentElement.style.fontSize = '20px'")
            try await served.wait(until: "document.querySelector('.e').textContent === 'xxLarge'")
            #expect(served.content.traits.textScale == 1.25)
        }
    }

    @Test("The size is the nearest one that an iPhone has")
    func nearest() {
        #expect(DynamicTypeSize(textScale: 1) == .large)
        #expect(DynamicTypeSize(textScale: 0.75) == .xSmall)
        #expect(DynamicTypeSize(textScale: 1.6) == .accessibility1)
        #expect(DynamicTypeSize(textScale: 4) == .accessibility5)
    }
}
