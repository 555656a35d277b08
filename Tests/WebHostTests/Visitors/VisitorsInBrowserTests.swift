import RiffleChromiumDriver
import Foundation
import Testing

/// Two visitors of one served process, each with a profile of a real browser.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct VisitorsInBrowserTests {
    private static let watch = """
        (window.opened = [], window.copied = [],
         window.open = (url) => { window.opened.push(url); },
         navigator.clipboard && (navigator.clipboard.writeText = async (text) => { window.copied.push(text); }))
        """

    /// Lets frames pass until a condition holds.
    private func wait(_ page: Page, until condition: String) async throws {
        try await page.evaluate(
            """
            new Promise((done) => {
              const step = () => (\(condition)) ? done() : requestAnimationFrame(step);
              step();
            })
            """)
    }

    private func shows(_ count: Int) -> String {
        "document.body.textContent.replace(/\\\\s+/g, ' ').includes('\(count) read=')"
    }

    @Test("an address that a page's code opens, and a text that it copies, reach that page's browser only")
    func browsers() async throws {
        let program = try ServedProgram("ExampleProgram", environment: ["EXAMPLE": "visitors"])
        defer { program.stop() }
        let url = try #require(program.url)
        let port = try #require(program.port)
        let browser = try await Chromium.launch()
        do {
            let first = try await browser.page(width: 393, height: 852, scale: 1)
            let second = try await browser.page(width: 900, height: 500, scale: 1)
            for page in [first, second] {
                try await page.open(url)
                try await wait(page, until: shows(0))
                try await page.evaluate(Self.watch)
            }
            let ways = ["delayed", "thread", "timer", "mainOperation", "transfer", "debounce", "detached"]
            var count = 0
            for way in ways {
                for operation in ["open", "copy"] {
                    count += 1
                    let address = JSON.string("visit://\(way):\(port)/\(operation)?t\(count)").text
                    try await first.evaluate("location.hash = \(address)")
                    for page in [second, first] { try await wait(page, until: shows(count)) }
                }
            }
            let opened = try await first.evaluate("window.opened").array.compactMap(\.string)
            let copied = try await first.evaluate("window.copied").array.compactMap(\.string)
            #expect(opened == ways.indices.map { "https://example.org/t\($0 * 2 + 1)" })
            #expect(copied == ways.indices.map { "t\($0 * 2 + 2)" })
            #expect(try await second.evaluate("window.opened").array.isEmpty)
            #expect(try await second.evaluate("window.copied").array.isEmpty)
        } catch {
            await browser.close()
            throw error
        }
        await browser.close()
    }
}
