import BrowserTesting
import Foundation
import RiffleChromiumDriver
import RiffleWebHost
import SwiftUI
import Testing

/// A page whose server is started anew, as for a deploy.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct RestartTests {
    private struct Draft: View {
        @State private var count = 0
        @State private var text = ""
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button {
                        count += 1
                    } label: {
                        Text("Count \(count)").frame(width: 300, height: 80)
                    }
                    TextField("Draft", text: $text).frame(width: 300)
                    Button {
                        path = [4]
                    } label: {
                        Text("Open").frame(width: 300, height: 80)
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    Text("Screen \(number)")
                }
            }
        }
    }

    private struct Lossy: View {
        @State private var count = 0
        @State private var picture: Picture? = Picture()

        final class Picture {}

        var body: some View {
            Button {
                count += 1
            } label: {
                Text("Count \(count)").frame(width: 300, height: 80)
            }
        }
    }

    private func start<Content: View>(_ root: Content, _ folder: StorageFolder, port: Int) async throws
        -> WebServer.Running
    {
        var configuration = WebServer.Configuration(title: "Test", port: port)
        configuration.storage = folder.url
        return try await WebServer.start(configuration) { [configuration] traits, stores in
            WebServer.content(configuration, traits, stores) { root }
        }
    }

    /// - Parameter body: gets the page, and what ends the server and starts another one.
    private func with<Content: View>(
        _ root: Content, _ body: @MainActor (Page, @MainActor () async throws -> Void) async throws -> Void
    ) async throws {
        let folder = StorageFolder()
        var running = try await start(root, folder, port: 0)
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page()
            try await page.open(running.url)
            try await body(page) {
                let port = running.listener.port
                await running.drain()
                running = try await start(root, folder, port: port)
                while try await page.evaluate("riffle.connection.isOpen").bool != true { await Task.yield() }
            }
        } catch {
            Issue.record(error)
        }
        await browser.close()
        await running.drain()
    }

    private func said(_ page: Page) async throws -> String {
        try await page.evaluate(
            "document.getElementById('status').hidden ? '' : document.getElementById('status').textContent"
        )
        .string ?? ""
    }

    @Test("state, screens and a text in progress are there again, and nothing is said")
    func goesOn() async throws {
        try await with(Draft()) { page, restart in
            try await page.press("Count")
            try await page.press("Count")
            try await page.evaluate("document.querySelector('.field').focus()")
            try await page.insert(text: "Dear Ada")
            #expect(try await page.text().contains("Count 2"))
            try await restart()
            #expect(try await page.text().contains("Count 2"))
            #expect(try await page.evaluate("document.querySelector('.field').value").string == "Dear Ada")
            #expect(try await page.evaluate("document.activeElement.className").string == "field")
            #expect(try await said(page) == "")
            try await page.press("Count")
            #expect(try await page.text().contains("Count 3"))
            try await page.press("Open")
            try await restart()
            #expect(try await page.text().contains("Screen 4"))
            // The screen may have been opened by this process, as what was done before it was; Back leads away until it has an entry.
            var looks = 0
            while try await page.evaluate("history.state.riffle > 0").bool != true {
                looks += 1
                try #require(looks < 20_000, "the screen has no entry in the page's history")
            }
            try await page.evaluate(
                "new Promise((done) => { addEventListener('popstate', done, { once: true }); history.back(); })")
            #expect(try await page.text().contains("Count 3"))
        }
    }

    @Test("what is done while the server is away is done once it is back")
    func meanwhile() async throws {
        try await with(Draft()) { page, restart in
            try await page.press("Count")
            _ = try await page.text()
            // The server does not hear of it before it ends.
            try await page.evaluate("void (riffle.connection.socket.send = () => {})")
            let place =
                try await page.evaluate(
                    "(() => { const { x, y } = document.querySelector('#elements [role=button]').getBoundingClientRect(); "
                        + "return `${x + 20} ${y + 20}`; })()"
                ).string?.split(separator: " ").compactMap { Double($0) } ?? []
            try #require(place.count == 2)
            try await page.click(place[0], place[1])
            try await restart()
            #expect(try await page.text().contains("Count 2"))
        }
    }

    @Test("what could not be kept is named")
    func losses() async throws {
        try await with(Lossy()) { page, restart in
            try await page.press("Count")
            _ = try await page.text()
            try await restart()
            #expect(try await page.text().contains("Count 1"))
            #expect(try await said(page).contains("Lossy.picture"))
        }
    }
}
