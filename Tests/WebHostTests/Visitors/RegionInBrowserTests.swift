import Foundation
import RiffleChromiumDriver
import Testing

/// What a real browser says of its user's languages and time zone.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct RegionInBrowserTests {
    private func wait(_ page: Page, until condition: String) async throws {
        try await page.evaluate(
            """
            new Promise((done) => {
              const step = () => (\(condition)) ? done() : requestAnimationFrame(step);
              step();
            })
            """)
    }

    /// Asks the page's code what it knows of the user, and waits until the page shows it.
    private func ask(_ page: Page, _ port: Int, _ token: String) async throws -> String {
        try await page.evaluate("location.hash = 'visit://task:\(port)/region?\(token)'")
        try await wait(page, until: "document.body.textContent.includes('read=\(token):')")
        let text = try await page.evaluate("document.getElementById('elements').textContent").string ?? ""
        let start = text.range(of: "read=\(token):")?.upperBound ?? text.endIndex
        return String(text[start...].prefix { $0 != " " })
    }

    @Test("a German browser in New York has German dates of New York, and what it changes reaches the open page")
    func browser() async throws {
        let program = try ServedProgram("ExampleProgram", environment: ["EXAMPLE": "visitors"])
        defer { program.stop() }
        let url = try #require(program.url)
        let port = try #require(program.port)
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page(scale: 1)
            try await page.speak(["de-DE", "de"], timeZone: "America/New_York")
            try await page.open(url)
            try await wait(page, until: "document.body.textContent.includes('read=')")
            try await wait(page, until: "document.documentElement.lang === 'de'")
            let german = try await ask(page, port, "a")
            #expect(german.hasPrefix("de_DE|de_DE|de-DE|America/New_York|America/New_York|22|19|19|26.Nov.2026,19:00|"))
            try await page.speak(["ar-EG", "en"], timeZone: "Africa/Cairo")
            try await wait(page, until: "document.documentElement.dir === 'rtl'")
            #expect(try await page.evaluate("document.documentElement.lang").string == "ar")
            #expect(try await ask(page, port, "b").hasPrefix("ar_EG|ar_EG|ar-EG|Africa/Cairo|"))
            #expect(page.problems == [])
        } catch {
            await browser.close()
            throw error
        }
        await browser.close()
    }
}
