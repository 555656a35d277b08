import BrowserTesting
import Foundation
import RiffleChromiumDriver
import RiffleWebHost
import SwiftUI
import Testing

/// A page that cannot show the app says why, and what to do.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10))) struct NeverBlankTests {
    private struct Form: View {
        @State private var name = ""
        @State private var secret = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                SecureField("Password", text: $secret)
            }
        }
    }

    private static let shown = "document.body?.innerText.trim() ?? ''"
    private static let status =
        "document.getElementById('status')?.hidden === false ? document.getElementById('status').textContent : ''"

    /// Runs a test with a page that nothing was opened in yet.
    private func with(
        _ configure: (inout WebServer.Configuration) -> Void = { _ in },
        _ body: @MainActor (Page, WebServer.Running) async throws -> Void
    ) async throws {
        var configuration = WebServer.Configuration(title: "Test", port: 0)
        configure(&configuration)
        let running = try await WebServer.start(configuration) { traits, _ in EngineContent(Form(), traits) }
        let browser = try await Chromium.launch()
        do {
            try await body(try await browser.page(), running)
        } catch {
            Issue.record(error)
        }
        await browser.close()
        running.registry.endAll()
        try await running.listener.stop()
    }

    private func wait(_ page: Page, for text: String, in script: String = status) async throws {
        try await page.evaluate(
            """
            new Promise((done) => {
              const step = () => (\(script)).includes(\(quoted(text))) ? done() : setTimeout(step, 20);
              step();
            })
            """)
    }

    private func quoted(_ text: String) -> String { "`\(text)`" }

    @Test(
        "Without JavaScript it asks for it in the visitor's language",
        arguments: [("en", "It needs JavaScript"), ("de", "braucht JavaScript"), ("ar", "تحتاج إلى JavaScript")])
    func noScripts(language: String, expected: String) async throws {
        try await with { page, running in
            try await page.speak([language], timeZone: "Asia/Tokyo")
            try await page.send("Emulation.setScriptExecutionDisabled", ["value": true])
            try await page.send("Page.navigate", ["url": .string(running.url)])
            // Nothing of the page's runs that could tell when it is there.
            while try await page.evaluate(Self.shown).string?.contains(expected) != true {
                await Task.yield()
            }
        }
    }

    @Test(
        "A browser that lacks what the page needs, or did not get it, is told so",
        arguments: [
            ("delete window.WebSocket", "", "needs WebSockets"),
            ("delete HTMLScriptElement.prototype.noModule", "*/client/*", "too old"),
            ("", "*/client/*", "could not be loaded completely"),
        ])
    func lacking(script: String, blocked: String, expected: String) async throws {
        try await with { page, running in
            try await page.send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
            if !blocked.isEmpty { try await page.send("Network.setBlockedURLs", ["urls": [.string(blocked)]]) }
            try await page.open(running.url)
            try await wait(page, for: expected)
        }
    }

    @Test(
        "What the page cannot do is said in the visitor's language",
        arguments: [("de-AT", "vollständig laden"), ("ja", "完全に読み込めませんでした"), ("ar-EG", "تعذّر تحميل")])
    func languages(language: String, expected: String) async throws {
        try await with { page, running in
            try await page.speak([language], timeZone: "Asia/Tokyo")
            try await page.send("Network.setBlockedURLs", ["urls": ["*client*.js", "*wire.js"]])
            try await page.open(running.url)
            try await wait(page, for: expected)
            let direction = try await page.evaluate("getComputedStyle(document.getElementById('status')).direction")
            #expect(direction.string == (language.hasPrefix("ar") ? "rtl" : "ltr"))
        }
    }

    @Test(
        "What the server refuses is said in the visitor's language",
        arguments: [("de", "verlangt das Token", "Öffnen"), ("ja", "トークンが必要", "開く"), ("ar", "يطلب هذا الخادم", "فتح")])
    func refusalLanguages(language: String, expected: String, button: String) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("token-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try await with {
            $0.tokenFile = file
        } _: { page, running in
            try await page.speak([language], timeZone: "Asia/Tokyo")
            try await page.open("\(try #require(running.url.split(separator: "?").first))")
            try await wait(page, for: expected, in: Self.shown)
            #expect(try await page.evaluate("document.querySelector('button').textContent").string == button)
            #expect(try await page.evaluate("document.documentElement.lang").string == language)
        }
    }

    @Test("Where WebSockets do not get through, it says so after some attempts, and goes on trying")
    func noWebSockets() async throws {
        try await with { page, running in
            try await page.send(
                "Page.addScriptToEvaluateOnNewDocument",
                [
                    "source": """
                    const Real = WebSocket;
                    window.isOpenNow = false;
                    window.WebSocket = class extends Real {
                      constructor(url) { super(window.isOpenNow ? url : `ws://${location.host}/none`); }
                    };
                    window.WebSocket.CONNECTING = 0;
                    window.WebSocket.OPEN = 1;
                    """
                ])
            try await page.open(running.url)
            try await wait(page, for: "lets none through")
            try await page.evaluate("window.isOpenNow = true; dispatchEvent(new Event('online'))")
            try await page.evaluate("riffle.whenStill()")
            #expect(try await page.evaluate(Self.status).string == "")
        }
    }

    @Test("Without the token it asks for it, and opens with it")
    func token() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("token-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try await with {
            $0.tokenFile = file
        } _: { page, running in
            let address = try #require(running.url.split(separator: "?").first)
            try await page.open("\(address)")
            try await wait(page, for: "asks for the token", in: Self.shown)
            let token = try #require(running.url.split(separator: "=").last)
            try await page.evaluate(
                "document.querySelector('input').value = '\(token)'; document.querySelector('button').click()")
            while (try? await page.evaluate("'riffle' in window && riffle.isShown").bool) != true {
                await Task.yield()
            }
            #expect(try await page.evaluate("location.search").string == "")
        }
    }

    @Test("By a name that is not the server's it says by which one to open it")
    func wrongName() async throws {
        try await with {
            $0.sites = [try! SiteAddress("https://shop.example.com")]
            $0.isPublic = true
        } _: { page, running in
            // Browsers let nobody say another name than that of the address: this one is shown what they would get.
            let port = running.listener.port
            let answer = try await RawConnection.request(
                "/", port: port, headers: ["Accept: text/html"], host: "other.example.com")
            let document = answer.components(separatedBy: "\r\n\r\n").dropFirst().joined()
            try await page.send(
                "Page.setDocumentContent",
                [
                    "frameId": try await page.send("Page.getFrameTree")["frameTree"]["frame"]["id"],
                    "html": .string(document),
                ])
            try await wait(page, for: "https://shop.example.com", in: Self.shown)
        }
    }

    @Test("Where the server is full it says so, and is let in once there is room")
    func full() async throws {
        try await ServedPage.with(view: Form()) { served in
            // As the registry does: it takes two thousand pages to have it say so.
            try await served.page.evaluate(
                """
                riffle.connection.retry = 600000;
                riffle.connection.socket.onclose({ code: 1013, reason: "The server shows 2048 pages already." })
                """)
            try await wait(served.page, for: "The server shows 2048 pages already.")
            #expect(try await served.page.evaluate(Self.status).string?.contains("tries again by itself") == true)
            try await served.page.evaluate("dispatchEvent(new Event('online'))")
            try await served.settle()
            #expect(try await served.page.evaluate(Self.status).string == "")
        }
    }

    @Test("What was typed in a form whose session is gone is offered, but for passwords")
    func typed() async throws {
        try await ServedPage.with(view: Form()) { served in
            for (index, text) in ["Ada", "secret"].enumerated() {
                try await served.page.evaluate("document.querySelectorAll('.field')[\(index)].focus()")
                try await served.page.send("Input.insertText", ["text": .string(text)])
                try await served.settle()
            }
            // Half an hour later there is no session any more.
            served.running.registry.endAll()
            let rescue = "document.getElementById('rescue')?.innerText ?? ''"
            try await wait(served.page, for: "What you had typed", in: rescue)
            try await served.settle()
            let offered = try await served.page.evaluate(rescue).string ?? ""
            #expect(offered.contains("Name") && offered.contains("Ada"))
            #expect(!offered.contains("secret"))
            #expect(try await served.page.evaluate("document.querySelector('.field').value").string == "")
            try await served.page.evaluate("[...document.querySelectorAll('#rescue button')].at(-1).click()")
            #expect(try await served.page.evaluate(rescue).string == "")
            _ = served.page.takeProblems()
        }
    }
}
