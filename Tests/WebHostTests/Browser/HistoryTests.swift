import BrowserTesting
import RiffleChromiumDriver
import Foundation
import SwiftUI
import Testing
import RiffleWebHost

/// The browser's own Back and Forward, in an app with screens.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct HistoryTests {
    private struct Screens: View {
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("Root")
                    Large(title: "First") { path.append(1) }
                    NavigationLink {
                        Text("No value")
                    } label: {
                        Text("Views").frame(width: 300, height: 100)
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Screen \(number)")
                        Large(title: "Next") { path.append(number + 1) }
                        Large(title: "Home") { path = NavigationPath() }
                    }
                }
            }
        }
    }

    private struct Large: View {
        let title: String
        let action: @MainActor () -> Void

        var body: some View {
            Button(action: action) { Text(title).frame(width: 300, height: 100) }
        }
    }

    /// A page at the app, in a browser and on a server that end with the test.
    private func with(_ body: (Page) async throws -> Void) async throws {
        let folder = StorageFolder()
        var configuration = WebServer.Configuration(title: "Test", port: 0)
        configuration.storage = folder.url
        let running = try await WebServer.start(configuration) { traits, stores in
            EngineContent(Screens(), traits) { stores.apply(to: &$0) }
        }
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page()
            try await page.open(running.url)
            try await body(page)
        } catch {
            Issue.record(error)
        }
        await browser.close()
        await running.drain()
    }

    private func reload(_ page: Page) async throws {
        try await page.evaluate("void (window.isOld = true, location.reload())")
        while try await page.evaluate("window.isOld === true || window.riffle === undefined").bool != false {
            await Task.yield()
        }
    }

    @Test("Back closes a screen, Forward opens it again, and what the app closes moves the browser")
    func backAndForward() async throws {
        try await with { page in
            try await page.press("First")
            try await page.press("Next")
            #expect(try await page.text().contains("Screen 2"))
            #expect(try await page.evaluate("history.state.riffle").number == 2)
            try await page.go(-1)
            #expect(try await page.text().contains("Screen 1"))
            try await page.go(1)
            #expect(try await page.text().contains("Screen 2"))
            try await page.go(-2)
            #expect(try await page.text().contains("Root"))
            try await page.go(2)
            #expect(try await page.text().contains("Screen 2"))
            try await page.press("Home")
            #expect(try await page.text().contains("Root"))
            #expect(try await page.evaluate("history.state.riffle").number == 0)
        }
    }

    @Test("a screen without a value is closed by Back, and Forward does not lead there")
    func withoutValue() async throws {
        try await with { page in
            try await page.press("Views")
            #expect(try await page.text().contains("No value"))
            try await page.go(-1)
            #expect(try await page.text().contains("Root"))
            try await page.go(1)
            #expect(try await page.text().contains("Root"))
            #expect(try await page.evaluate("history.state.riffle").number == 0)
        }
    }

    @Test("a page that is loaded anew shows the screens that have values, and Back closes them")
    func reload() async throws {
        try await with { page in
            try await page.press("First")
            try await page.press("Next")
            #expect(try await page.text().contains("Screen 2"))
            try await reload(page)
            #expect(try await page.text().contains("Screen 2"))
            try await page.go(-1)
            #expect(try await page.text().contains("Screen 1"))
            try await page.press("Home")
            try await page.press("Views")
            #expect(try await page.text().contains("No value"))
            try await reload(page)
            #expect(try await page.text().contains("Root"))
            let status = try await page.evaluate("document.getElementById('status').textContent").string
            #expect(status?.contains("begins anew") == true)
        }
    }

    @Test("numbers of entries that never were do no harm")
    func strangeNumbers() async throws {
        try await with { page in
            try await page.press("First")
            #expect(try await page.text().contains("Screen 1"))
            for number in ["7", "4294967295", "0", "1", "2"] {
                try await page.evaluate(
                    """
                    riffle.connection.record((writer) => {
                      writer.byte(15); writer.unsigned(\(number)); writer.double(performance.now());
                    }, { isUrgent: true, isKept: true })
                    """)
            }
            #expect(try await page.text().contains("Screen 1"), "0 and 1 are entries there are")
            try await page.press("Home")
            #expect(try await page.text().contains("Root"))
        }
    }
}
