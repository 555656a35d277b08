import BrowserTesting
import RiffleChromiumDriver
import Foundation
import RiffleGestures
import SwiftUICore
import Testing
import RiffleWebHost

/// Who a browser is, and what a page does when its connection or its server was gone for a while.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct ComingBackTests {
    /// Counts its taps for the visitor, and for the tab.
    private struct Counter: View {
        @AppStorage("count") private var count = 0
        @SceneStorage("count") private var tabCount = 0

        var body: some View {
            Text("\(count) and \(tabCount)")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .onTapGesture {
                    count += 1
                    tabCount += 1
                }
        }
    }

    /// Counts its taps for as long as the session is there.
    private struct Forgetful: View {
        @State private var count = 0

        var body: some View {
            Text("\(count) taps")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .onTapGesture { count += 1 }
        }
    }

    @Test("a page that the browser froze in the background goes on where it was")
    func frozen() async throws {
        let running = try await WebServer.start(WebServer.Configuration(title: "Test", port: 0)) { traits, stores in
            EngineContent(Forgetful(), traits) { stores.apply(to: &$0) }
        }
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page()
            try await page.open(running.url)
            try await page.click(200, 200)
            try await page.evaluate("riffle.whenStill()")
            _ = try await page.send("Page.setWebLifecycleState", ["state": "frozen"])
            while running.registry.count > running.registry.detachedCount { await Task.yield() }
            _ = try await page.send("Page.setWebLifecycleState", ["state": "active"])
            while try await page.evaluate("riffle.connection.isOpen").bool != true { await Task.yield() }
            let text = "document.getElementById('elements').textContent"
            // What it showed before goes first.
            var shown: String?
            while shown?.contains("taps") != true { shown = try await page.evaluate(text).string }
            #expect(shown == "1 taps")
        } catch {
            Issue.record(error)
        }
        await browser.close()
        await running.drain()
    }

    @Test("two browsers have two stores, the tabs of one have one, and a tab keeps its own when it is loaded anew")
    func twoBrowsers() async throws {
        let folder = StorageFolder()
        var configuration = WebServer.Configuration(title: "Test", port: 0)
        configuration.storage = folder.url
        let running = try await WebServer.start(configuration) { traits, stores in
            EngineContent(Counter(), traits) { stores.apply(to: &$0) }
        }
        let browser = try await Chromium.launch()
        func text(_ page: Page) async throws -> String? {
            try await page.evaluate("riffle.whenStill()")
            return try await page.evaluate("document.getElementById('elements').textContent").string
        }
        do {
            // Each is a profile of its own.
            let pages = [try await browser.page(), try await browser.page()]
            for page in pages { try await page.open(running.url) }
            #expect(try await text(pages[0]) == "0 and 0")
            for _ in 0..<2 {
                try await pages[0].click(200, 200)
                try await pages[0].evaluate("riffle.whenStill()")
            }
            #expect(try await text(pages[0]) == "2 and 2")
            #expect(try await text(pages[1]) == "0 and 0")
            try await pages[1].click(200, 200)
            #expect(try await text(pages[1]) == "1 and 1")
            try await pages[0].open(running.url)
            #expect(try await text(pages[0]) == "2 and 2")
            // Another tab of the same browser, as far as the page can tell: it remembers nothing.
            try await pages[0].evaluate("sessionStorage.clear()")
            try await pages[0].open(running.url)
            #expect(try await text(pages[0]) == "2 and 0")
        } catch {
            Issue.record(error)
        }
        await browser.close()
        await running.drain()
    }

    /// Cuts the page's connection, and keeps it from coming back until `reconnect`.
    private func disconnect(_ test: ServedPage) async throws {
        try await test.page.evaluate(
            """
            window.realOpen = riffle.connection.open;
            riffle.connection.open = () => {};
            riffle.connection.socket.close(4001);
            undefined
            """)
        try await test.wait(until: "!riffle.connection.isOpen")
    }

    private func reconnect(_ test: ServedPage) async throws {
        try await test.page.evaluate("delete riffle.connection.open; riffle.connection.open(); undefined")
        try await test.wait(until: "riffle.connection.isGreeted")
        try await test.settle()
    }

    private func script(_ test: ServedPage) throws -> ScriptedContent {
        try #require(test.content.content as? ScriptedContent)
    }

    @Test("keys and finished taps of an outage arrive once; a finger that is down when it begins or ends lets go")
    func outage() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            try await test.page.mouse(.down, 50, 50)
            try await test.settle()
            try await disconnect(test)
            while test.running.registry.detachedCount == 0 { await Task.yield() }
            try await test.page.mouse(.up, 50, 50)
            try await test.page.key("a", text: "a")
            try await test.page.click(100, 100)
            try await test.page.key("b", text: "b")
            try await test.page.mouse(.down, 150, 150)
            try await test.page.mouse(.move, 200, 150)
            try await test.page.mouse(.up, 200, 150)
            try await test.page.mouse(.down, 250, 250)
            let before = try script(test).events.count
            try await reconnect(test)
            try await test.page.mouse(.up, 250, 250)
            try await test.settle()
            let events = try script(test).events.dropFirst(before).map { event -> String in
                switch event {
                case .pointer(let pointer): "\(pointer.phase) \(Int(pointer.location.x))"
                case .key(let key): key.phase == .up ? "" : key.characters
                default: "?"
                }
            }
            #expect(events.filter { !$0.isEmpty } == ["a", "began 100", "ended 100", "b"])
            #expect(try script(test).lostAt.count >= 1)
            #expect(test.sessionCount == 1)
            // Once means once.
            try await disconnect(test)
            try await reconnect(test)
            #expect(try script(test).events.count == before + events.count)
            _ = test.page.takeProblems()
        }
    }

    @Test("what was done in an outage that was too long is lost, and the page says so")
    func longOutage() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            try await disconnect(test)
            try await test.page.key("a", text: "a")
            try await test.page.evaluate(
                """
                window.realNow = performance.now.bind(performance);
                performance.now = () => realNow() + 10001;
                undefined
                """)
            let before = try script(test).events.count
            try await reconnect(test)
            #expect(try script(test).events.count == before)
            #expect(
                try await test.page.evaluate("document.getElementById('status').textContent").string
                    == "What you did while there was no connection is lost")
            _ = test.page.takeProblems()
        }
    }

    @Test("a page that comes back to a server that knows nothing of it says so, and one that is resumed does not")
    func startedAnew() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            let status = "document.getElementById('status').hidden ? '' : document.getElementById('status').textContent"
            try await disconnect(test)
            try await reconnect(test)
            #expect(try await test.page.evaluate(status).string == "")
            try await disconnect(test)
            try await test.page.key("a", text: "a")
            test.running.registry.endAll()
            try await reconnect(test)
            #expect(try await test.page.evaluate(status).string?.contains("began anew") == true)
            // What was done to what is gone is gone.
            #expect(test.sessionCount == 2)
            #expect(try script(test).events.isEmpty)
            _ = test.page.takeProblems()
        }
    }
}
