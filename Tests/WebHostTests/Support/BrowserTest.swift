import ChromiumDriver
import Foundation
import Hosting
import Semantics
import Testing
import WebHost

/// Whether tests with a real browser run. They are left out by `SKIP_BROWSER=1` only; without a browser they fail, and the
/// error says what to do.
let browserTests: ConditionTrait = .disabled(
    if: ProcessInfo.processInfo.environment["SKIP_BROWSER"] == "1", "SKIP_BROWSER=1 leaves out tests with Chromium")

/// Counts what reaches an app, and hands it on.
@MainActor
final class ObservedContent: WebContent {
    private let content: any WebContent
    private(set) var events: [InputEvent] = []
    private(set) var traits: PageTraits
    private(set) var frameCount = 0

    init(_ content: any WebContent, _ traits: PageTraits) {
        self.content = content
        self.traits = traits
    }

    var onNeedsFrame: (() -> Void)? {
        get { content.onNeedsFrame }
        set { content.onNeedsFrame = newValue }
    }

    func send(_ event: InputEvent) {
        events.append(event)
        content.send(event)
    }

    func loseInput(at time: Double) { content.loseInput(at: time) }

    func frame(at time: Double) -> WebFrame {
        frameCount += 1
        return content.frame(at: time)
    }

    func apply(_ traits: PageTraits) {
        self.traits = traits
        content.apply(traits)
    }

    var semantics: SemanticsTree { content.semantics }

    func focus(_ node: UInt32?) { content.focus(node) }

    func perform(_ action: SemanticsAction, on node: UInt32) { content.perform(action, on: node) }

    /// The pointer events of a phase.
    func pointers(_ phase: PointerEvent.Phase) -> [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0, event.phase == phase { event } else { nil } }
    }
}

/// A server, a browser, and a page of it that shows a view.
@MainActor
final class BrowserTest {
    let page: Page
    let running: WebServer.Running
    private let browser: Chromium
    private let contents: Contents

    @MainActor
    private final class Contents { var all: [ObservedContent] = [] }

    /// What the app of the page was told.
    var content: ObservedContent { contents.all[contents.all.count - 1] }
    var sessionCount: Int { contents.all.count }

    private init(_ browser: Chromium, _ page: Page, _ running: WebServer.Running, _ contents: Contents) {
        self.browser = browser
        self.page = page
        self.running = running
        self.contents = contents
    }

    /// Runs a test with a page that shows `makeContent`'s result and is still.
    static func with(
        width: Int = 393, height: Int = 852, scale: Double = 2, dark: Bool = false, touch: Bool = false,
        _ makeContent: @escaping @MainActor (PageTraits) -> any WebContent,
        _ body: @MainActor (BrowserTest) async throws -> Void
    ) async throws {
        let contents = Contents()
        let running = try await WebServer.start(WebServer.Configuration(title: "Test", port: 0)) { traits in
            let content = ObservedContent(makeContent(traits), traits)
            contents.all.append(content)
            return content
        }
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page(width: width, height: height, scale: scale)
            if touch { try await page.enableTouch() }
            try await page.prefer(dark: dark)
            try await page.open(running.url)
            let test = BrowserTest(browser, page, running, contents)
            try await test.settle()
            try await body(test)
            #expect(page.problems == [])
        } catch {
            await browser.close()
            running.registry.endAll()
            try? await running.listener.stop()
            throw error
        }
        await browser.close()
        running.registry.endAll()
        try await running.listener.stop()
    }

    /// Runs a test with a page that shows a view.
    static func with<Root: View>(
        width: Int = 393, height: Int = 852, scale: Double = 2, dark: Bool = false, touch: Bool = false, view: Root,
        _ body: @MainActor (BrowserTest) async throws -> Void
    ) async throws {
        try await with(
            width: width, height: height, scale: scale, dark: dark, touch: touch, { EngineContent(view, $0) }, body)
    }

    /// Waits until nothing moves and all is on the screen.
    func settle() async throws { try await page.evaluate("riffle.whenStill()") }

    /// Lets the page live for a time.
    func live(for seconds: Double) async throws {
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
