import RiffleChromiumDriver
import Foundation
import RiffleHosting
import RiffleWebHost

/// A server, a browser, and a page of it that shows some content.
@MainActor
package final class ServedPage {
    package let page: Page
    package let running: WebServer.Running
    private let contents: Contents

    @MainActor
    private final class Contents { var all: [ObservedContent] = [] }

    /// What the app of the page was told.
    package var content: ObservedContent { contents.all[contents.all.count - 1] }
    /// The sessions there were so far.
    package var sessionCount: Int { contents.all.count }

    private init(_ page: Page, _ running: WebServer.Running, _ contents: Contents) {
        self.page = page
        self.running = running
        self.contents = contents
    }

    /// Runs a test with a page that shows `makeContent`'s result.
    ///
    /// - Parameters:
    ///   - settled: whether the page is still before the test begins.
    ///   - line: what to open for the server's address: another, where something stands between.
    /// - Throws: what the test throws; `PageReported` where the page had errors or warnings.
    package static func with(
        width: Int = 393, height: Int = 852, scale: Double = 2, dark: Bool = false, touch: Bool = false,
        settled: Bool = true, through line: (String) async throws -> String = { $0 },
        _ makeContent: @escaping @MainActor (PageTraits) -> any WebContent,
        _ body: @MainActor (ServedPage) async throws -> Void
    ) async throws {
        let contents = Contents()
        var configuration = WebServer.Configuration(title: "Test", port: 0)
        // Contents are counted.
        configuration.firstFrames = nil
        let running = try await WebServer.start(configuration) { traits, _ in
            let content = ObservedContent(makeContent(traits), traits)
            contents.all.append(content)
            return content
        }
        let outcome: Result<Void, any Error>
        do {
            let browser = try await Chromium.launch()
            do {
                let page = try await browser.page(width: width, height: height, scale: scale)
                if touch { try await page.enableTouch() }
                try await page.prefer(dark: dark)
                try await page.open(try await line(running.url))
                let served = ServedPage(page, running, contents)
                if settled { try await served.settle() }
                try await body(served)
                if !page.problems.isEmpty { throw PageReported(problems: page.problems) }
                outcome = .success(())
            } catch {
                outcome = .failure(error)
            }
            await browser.close()
        } catch {
            outcome = .failure(error)
        }
        running.registry.endAll()
        try? await running.listener.stop()
        try outcome.get()
    }

    /// Runs a test with a page that shows a view.
    package static func with<Root: View>(
        width: Int = 393, height: Int = 852, scale: Double = 2, dark: Bool = false, touch: Bool = false, view: Root,
        _ body: @MainActor (ServedPage) async throws -> Void
    ) async throws {
        try await with(
            width: width, height: height, scale: scale, dark: dark, touch: touch, { EngineContent(view, $0) }, body)
    }

    /// Waits until nothing moves and all is on the screen.
    ///
    /// With `RIFFLE_SLEEPS=N` every Nth time the page is hidden then, its session falls asleep, and the page is seen again.
    package func settle() async throws {
        try await page.evaluate("riffle.whenStill()")
        settlings += 1
        guard let interval = Self.sleepInterval, settlings % interval == 0 else { return }
        // A menu of actions is the page's own: like a finger, it ends where the elements do.
        let isBusy = "riffle.connection.fingers > 0 || (document.activeElement?.classList.contains('a') ?? false)"
        guard try await page.evaluate(isBusy).bool == false else { return }
        try await page.hide(true)
        try await page.evaluate("riffle.connection.ping()")
        running.registry.sleepAll()
        try await page.hide(false)
        // The keyboard is back a moment after the picture.
        for _ in 0..<3 { try await page.evaluate("riffle.whenStill()") }
    }

    private static let sleepInterval = ProcessInfo.processInfo.environment["RIFFLE_SLEEPS"].flatMap { Int($0) }
    private var settlings = 0

    /// Gives the page another size, and waits until it has it and the app has fitted it.
    package func resize(width: Int, height: Int, scale: Double) async throws {
        try await page.resize(width: width, height: height, scale: scale)
        try await wait(until: "innerWidth === \(width) && innerHeight === \(height) && devicePixelRatio === \(scale)")
        try await settle()
    }

    /// Gives the page another appearance, and waits until the app has taken it over.
    package func prefer(dark: Bool = false, reducedMotion: Bool = false) async throws {
        try await page.prefer(dark: dark, reducedMotion: reducedMotion)
        try await wait(
            until: """
                matchMedia("(prefers-color-scheme: dark)").matches === \(dark)
                  && matchMedia("(prefers-reduced-motion: reduce)").matches === \(reducedMotion)
                """)
        try await settle()
    }

    /// Waits until an expression of the page's is true, and for the frame after that.
    package func wait(until condition: String) async throws {
        try await page.evaluate(
            """
            new Promise((done) => {
              const step = () => requestAnimationFrame((\(condition)) ? () => requestAnimationFrame(() => done()) : step);
              step();
            })
            """)
    }

    /// Lets the page live for a time, in seconds.
    package func live(for seconds: Double) async throws {
        try await page.evaluate(
            """
            new Promise((done) => {
              const end = performance.now() + \(seconds * 1000);
              const step = () => performance.now() >= end ? done() : requestAnimationFrame(step);
              step();
            })
            """)
    }
}

/// A page had errors or warnings that no test asked for.
public struct PageReported: Error, CustomStringConvertible {
    /// What the page wrote to its console, and what it threw.
    public let problems: [String]

    /// All of it.
    public var description: String { "The page reported:\n" + problems.map { "  " + $0 }.joined(separator: "\n") }
}

extension Page {
    /// Has the page look as if it were hidden behind others, or no longer.
    package func hide(_ isHidden: Bool) async throws {
        try await evaluate(
            """
            void (Object.defineProperty(document, "hidden", { get: () => \(isHidden), configurable: true }),
                  document.dispatchEvent(new Event("visibilitychange")))
            """)
    }
}
