import Foundation
import RiffleChromiumDriver
import Testing

/// An app that several processes serve, and whose code ends one of them.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct WorkerTests {
    /// Nobody reads where the program was when it crashed, which takes seconds to find out.
    private let environment = ["EXAMPLE": "faults", "SWIFT_BACKTRACE": "enable=no"]

    /// Two visitors, each in a browser of their own and at a process of their own.
    ///
    /// - Parameter stuckSeconds: a busy machine keeps processes for seconds that have nothing wrong with them.
    private func withTwo(
        stuckSeconds: Int = 300, _ body: @MainActor (ServedProgram, Page, Page) async throws -> Void
    ) async throws {
        let program = try ServedProgram(
            "ExampleProgram", environment: environment,
            arguments: ["--workers", "2", "--stuck-seconds", "\(stuckSeconds)"])
        defer { program.stop() }
        let url = try #require(program.url)
        let browser = try await Chromium.launch()
        do {
            var pages: [Page] = []
            for _ in 0..<2 {
                let page = try await browser.page(in: browser.profile(), width: 393, height: 852, scale: 1)
                try await page.open(url)
                pages.append(page)
            }
            try await #expect(pages[0].process() != pages[1].process())
            try await body(program, pages[0], pages[1])
        } catch {
            Issue.record(error, "\(program.errors)")
        }
        await browser.close()
    }

    /// How often all workers have kept the state of a page.
    private func keptCount(_ port: Int) async throws -> Int {
        var sum = 0
        for worker in 0..<2 {
            let text = try await RawConnection.request("/metrics?worker=\(worker)", port: port)
            let line = text.split(separator: "\n").first { $0.hasPrefix("riffle_open_pages_kept_total") }
            sum += line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
        }
        return sum
    }

    /// Waits until what a page shows now is kept for another process. What was kept next may have been read before; what was kept
    /// after that was not. There is something new to keep each time.
    private func waitUntilKept(_ page: Page, of program: ServedProgram) async throws {
        let port = try #require(program.port)
        for _ in 0..<2 {
            let count = try await keptCount(port)
            repeat { try await page.press("All") } while try await keptCount(port) == count
        }
    }

    @Test(
        "what ends or keeps a process is nothing to the pages of another, and its own page is back with what it had",
        arguments: ["trap", "overflow", "loop"])
    func faults(fault: String) async throws {
        try await withTwo(stuckSeconds: fault == "loop" ? 8 : 300) { program, page, other in
            for page in [page, other] {
                for count in 1...3 {
                    try await page.press("Count")
                    try await page.wait(for: "Count \(count)")
                }
            }
            try await waitUntilKept(page, of: program)
            let process = try await page.process()
            let otherProcess = try await other.process()
            try await other.evaluate(
                "riffle.connection.socket.addEventListener('close', () => { window.wasLost = true; })")
            try await page.press(fault)
            try await other.press("Count")
            try await other.wait(for: "Count 4")
            try await page.wait(until: "!Object.is(\(Page.processName), \(process))")
            try await page.wait(for: "Count 3")
            try await page.wait(for: "Kept 3")
            try await page.press("Count")
            try await page.wait(for: "Count 4")
            try await #expect(other.process() == otherProcess)
            try await #expect(other.evaluate("window.wasLost === true").bool == false)
            #expect(program.errors.contains("Its pages go on in another one."), "\(program.errors)")
        }
    }

    @Test("a page whose state is why its process ends starts anew after the second time, and says so")
    func doom() async throws {
        try await withTwo { program, page, other in
            try await page.press("Count")
            try await page.wait(for: "Count 1")
            try await page.press("doom")
            try await page.wait(for: "doomed")
            try await waitUntilKept(page, of: program)
            try await page.press("trap")
            try await page.wait(for: "Count 0")
            try await page.wait(for: "The app failed at this page twice, and was started anew")
            try await other.press("Count")
            try await other.wait(for: "Count 1")
        }
    }

    @Test("what one page stores for all is there on a page of another process")
    func shared() async throws {
        try await withTwo { _, page, other in
            try await page.press("All")
            try await other.wait(for: "All 1")
            try await other.press("All")
            try await page.wait(for: "All 2")
        }
    }

    @Test(
        "each visitor has a process, and the next one has another when they have left; nobody finds less than they had")
    func isolated() async throws {
        let program = try ServedProgram(
            "ExampleProgram", environment: environment,
            arguments: ["--workers", "1", "--isolate", "--stuck-seconds", "300"])
        defer { program.stop() }
        let url = try #require(program.url)
        let browser = try await Chromium.launch()
        do {
            let (ada, ben) = try await (browser.profile(), browser.profile())
            let page = try await browser.page(in: ada, width: 393, height: 852, scale: 1)
            try await page.open(url)
            for count in 1...2 {
                try await page.press("Count")
                try await page.wait(for: "Count \(count)")
            }
            let first = try await page.process()
            let second = try await browser.page(in: ada, width: 393, height: 852, scale: 1)
            try await second.open(url)
            try await #expect(second.process() == first)
            try await second.close()
            let other = try await browser.page(in: ben, width: 393, height: 852, scale: 1)
            try await other.open(url)
            try await other.wait(for: "The server has no room for another visitor.")
            // Ada leaves; her process goes with what it had in mind, and Ben gets a new one.
            try await page.open("about:blank")
            try await other.wait(until: "\(Page.processName) > 0")
            try await #expect(other.process() != first)
            try await other.press("Count")
            try await other.wait(for: "Count 1")
            try await #expect(!other.text().contains("Kept 2"))
            try await other.open("about:blank")
            try await page.open(url)
            try await page.wait(for: "Kept 2")
        } catch {
            Issue.record(error, "\(program.errors)")
        }
        await browser.close()
    }

    @Test("the program is started anew process by process, and no page loses what it had")
    func renewal() async throws {
        try await withTwo { program, page, other in
            try await page.press("Count")
            try await page.wait(for: "Count 1")
            let processes = try await [page.process(), other.process()]
            kill(program.processIdentifier, SIGHUP)
            try await page.wait(until: "!Object.is(\(Page.processName), \(processes[0]))")
            try await other.wait(until: "!Object.is(\(Page.processName), \(processes[1]))")
            try await page.wait(for: "Count 1")
            #expect(program.isRunning)
        }
    }
}

extension Page {
    fileprivate static let processName = """
        Number(/Process (\\d+)/.exec(document.querySelector("#elements").textContent)?.[1] ?? 0)
        """

    /// The number of the process that shows the page.
    fileprivate func process() async throws -> Int {
        try await wait(until: "\(Self.processName) > 0")
        return Int(try await evaluate(Self.processName).number ?? 0)
    }

    fileprivate func wait(for text: String) async throws {
        try await wait(until: "document.body.textContent.replace(/\\s+/g, ' ').includes(\"\(text)\")")
    }
}
