import BrowserTesting
import Foundation
import RiffleChromiumDriver
import RiffleWebHost
import SwiftUI
import Testing
import WalletUnderTest

/// What a page asks for until all of its first picture is there. How long that takes scripts/first-picture.sh measures.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10))) struct FirstPictureTests {
    /// What a page has loaded.
    private struct Load {
        /// Paths, the page's own and its session's included.
        var asked: [String]
        /// Those that came from the browser's cache.
        var kept: [String]
        /// Bytes of answers, as they came.
        var bytes: Int
    }

    /// Opens the page as somebody who has been there with this browser, or not, and waits until it is still.
    private func load(_ page: Page, _ url: String) async throws -> Load {
        try await page.open(url)
        try await page.evaluate("riffle.whenStill()")
        let found = try await page.evaluate(
            """
            JSON.stringify([...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
              .filter(({ name }) => name.startsWith(location.origin) && ![...riffle.fonts.later].some((later) => name.endsWith(later)))
              .map(({ name, transferSize, encodedBodySize }) => ({
                path: name.slice(location.origin.length + 1), sent: transferSize, whole: encodedBodySize,
              })))
            """)
        let entries = try JSON(parsing: found.string ?? "").array
        let socket = try await page.evaluate("riffle.connection.bytesReceived").int ?? 0
        // Neither is a part of the picture: the browser asks for them when the page is there.
        let paths = entries.filter { !["icon.svg", "manifest.json"].contains($0["path"].string) }
        return Load(
            asked: paths.compactMap { $0["path"].string } + ["session"],
            kept: paths.filter { $0["sent"].int == 0 && $0["whole"].int != 0 }.compactMap { $0["path"].string },
            bytes: paths.compactMap { $0["sent"].int }.reduce(socket, +))
    }

    private func with<Root: View>(
        _ view: Root, _ body: @MainActor (WebServer.Running) async throws -> Void
    ) async throws {
        let running = try await WebServer.start(WebServer.Configuration(title: "Test", port: 0)) { traits, _ in
            EngineContent(view, traits)
        }
        let result: Result<Void, any Error>
        do { result = .success(try await body(running)) } catch { result = .failure(error) }
        running.registry.endAll()
        try await running.listener.stop()
        try result.get()
    }

    /// With a browser that knows nothing yet.
    private func visit(
        scale: Double = 2, _ body: @MainActor (Page) async throws -> Void
    ) async throws {
        let browser = try await Chromium.launch()
        let result: Result<Void, any Error>
        do {
            let page = try await browser.page(width: 390, height: 844, scale: scale)
            try await body(page)
            #expect(page.takeProblems() == [])
            result = .success(())
        } catch { result = .failure(error) }
        await browser.close()
        try result.get()
    }

    @Test("The wallet takes four requests and 300 KB, and when it was there before the page and its session")
    func wallet() async throws {
        try await with(WalletScreen()) { running in
            for visitor in 1...2 {
                try await visit { page in
                    let first = try await load(page, running.url)
                    #expect(first.asked.count == 4, "visitor \(visitor): \(first.asked)")
                    #expect(first.bytes < 300_000, "visitor \(visitor)")
                    // The second one's page has asked for the pack before it knew.
                    let isLikely = try await page.evaluate("document.querySelector('meta[name=riffle-packs]') !== null")
                    #expect(isLikely.bool == (visitor > 1))
                    let second = try await load(page, running.url)
                    #expect(Set(second.asked).subtracting(second.kept).sorted() == ["", "session"])
                    #expect(second.bytes < 30_000)
                }
            }
        }
    }

    @Test("On a usual display the wallet is as light, to the last pixel as it was drawn")
    func usualDisplay() async throws {
        try await with(WalletScreen()) { running in
            try await visit(scale: 1) { page in
                let first = try await load(page, running.url)
                #expect(first.bytes < 300_000)
            }
        }
    }

    private struct Letters: View {
        @State private var text = "Hello"

        var body: some View {
            VStack {
                Text(text)
                Button("French") { text = "café" }
                Button("Greek") { text = "Ελλάδα" }
            }
        }
    }

    /// Presses a button, and tells how the font of a text stands in the first animation frame that has the text.
    private func fontStatus(of text: String, after button: String, _ page: Page) async throws -> String? {
        let status = try await page.evaluate(
            """
            new Promise((done) => {
              const look = () => {
                const run = [...document.querySelectorAll(".t")].find(({ textContent }) => textContent === "\(text)");
                const font = run && [...document.fonts].find(({ family }) => run.style.fontFamily.includes(family));
                if (run) done(font ? `${font.display} ${font.status}` : "another");
                else requestAnimationFrame(look);
              };
              look();
              [...document.querySelectorAll(".e")].find((element) =>
                (element.getAttribute("aria-label") ?? element.textContent) === "\(button)").click();
            })
            """
        ).string
        try await page.evaluate("riffle.whenStill()")
        return status
    }

    @Test("Letters that come later are never shown in another font; those of Latin languages are there by then")
    func laterLetters() async throws {
        try await with(Letters()) { running in
            try await visit { page in
                _ = try await load(page, running.url)
                let first = try await page.evaluate("document.fonts.size").int ?? 0
                try await page.evaluate("riffle.fonts.fetchLater()")
                #expect(try await page.evaluate("document.fonts.size").int == first * 2)
                #expect(try await fontStatus(of: "café", after: "French", page) == "block loaded")
                #expect(try await page.evaluate("document.fonts.size").int == first * 2)
                // The browser keeps room for it meanwhile.
                let greek = try await fontStatus(of: "Ελλάδα", after: "Greek", page)
                #expect(greek?.hasPrefix("block ") == true)
                let isLoaded = try await page.evaluate("[...document.fonts].every(({ status }) => status === 'loaded')")
                #expect(isLoaded.bool == true)
            }
        }
    }

    @Test("A pack that does not come is no loss: its parts are asked for one by one")
    func lostPack() async throws {
        try await with(WalletScreen()) { running in
            let browser = try await Chromium.launch()
            let page = try await browser.page(width: 390, height: 844, scale: 2)
            try await page.send("Network.enable")
            try await page.send("Network.setBlockedURLs", ["urls": ["*/pack/*"]])
            try await page.open(running.url)
            try await page.evaluate("riffle.whenStill()")
            let shown = try await page.evaluate(
                """
                document.images.length === 5 && [...document.images].every(({ naturalWidth }) => naturalWidth > 0)
                  && document.fonts.size >= 3 && [...document.fonts].every(({ status }) => status === "loaded")
                """)
            #expect(shown.bool == true)
            await browser.close()
        }
    }

    @Test("A page that somebody has stored something for teaches nothing about strangers")
    func visitors() async throws {
        struct Kept: View {
            @AppStorage("count") private var count = 0
            var body: some View {
                Text(count == 0 ? "Hello" : "Ελλάδα")
                Button("More") { count += 1 }
            }
        }
        let running = try await WebServer.start(WebServer.Configuration(title: "Test", port: 0)) { traits, stores in
            EngineContent(Kept(), traits) { stores.apply(to: &$0) }
        }
        try await visit { page in
            let names = "document.querySelector('meta[name=riffle-packs]')?.content ?? ''"
            _ = try await load(page, running.url)
            _ = try await load(page, running.url)
            let stranger = try await page.evaluate(names).string
            try await page.evaluate("document.querySelector('button.e, .e[role=button]').click()")
            try await page.evaluate("riffle.whenStill()")
            _ = try await load(page, running.url)
            _ = try await load(page, running.url)
            #expect(try await page.evaluate(names).string == stranger)
        }
        running.registry.endAll()
        try await running.listener.stop()
    }
}
