import RiffleChromiumDriver
import Foundation
import Testing

/// What waits for a time, in a program that serves itself to a browser.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct TimersTests {
    @Test("timers, publishers with a scheduler, delayed blocks and tasks that sleep show in the page what they do")
    func timers() async throws {
        let program = try ServedProgram("ExampleProgram", environment: ["EXAMPLE": "timers"])
        defer { program.stop() }
        let url = try #require(program.url)
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page(width: 393, height: 852, scale: 1)
            try await page.open(url)
            for text in ["published 3", "scheduled 3", "delayed done", "debounced done", "slept done"] {
                // Each number is shown for half a second; any that is higher will do.
                let pattern = text.replacingOccurrences(of: "3", with: "([3-9]|\\\\d\\\\d)")
                try await page.evaluate(
                    """
                    new Promise((done) => {
                      const step = () => new RegExp("\(pattern)").test(document.body.textContent.replace(/\\s+/g, " "))
                        ? done() : requestAnimationFrame(step);
                      step();
                    })
                    """)
            }
            #expect(page.problems.isEmpty)
        } catch {
            await browser.close()
            throw error
        }
        await browser.close()
    }
}
