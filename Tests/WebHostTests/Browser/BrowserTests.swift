import BrowserTesting
import RiffleChromiumDriver
import Foundation
import RiffleGestures
import RiffleSemantics
import Testing
import WalletUnderTest
import RiffleWebHost

/// What a page does in a real Chromium.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct BrowserTests {
    @Test("Size, pixel ratio, appearance and reduced motion reach the app, and so do their changes")
    func traits() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            let region = test.content.traits.region
            #expect(!region.languages.isEmpty && !region.timeZone.isEmpty)
            #expect(test.content.traits == PageTraits(size: CGSize(width: 393, height: 852), scale: 2, region: region))
            try await test.resize(width: 500, height: 400, scale: 3)
            #expect(test.content.traits == PageTraits(size: CGSize(width: 500, height: 400), scale: 3, region: region))
            // The emulated display tells of a new scale only together with a new size.
            try await test.resize(width: 499, height: 400, scale: 1)
            #expect(test.content.traits.scale == 1)
            try await test.prefer(dark: true, reducedMotion: true)
            #expect(test.content.traits.isDark && test.content.traits.reducesMotion)
            #expect(test.sessionCount == 1)
        }
    }

    @Test("The wallet fits a page of another size, without a reload")
    func resize() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            let before = try await test.page.evaluate("document.images[0].getBoundingClientRect().width").number ?? 0
            try await test.resize(width: 600, height: 900, scale: 2)
            let after = try await test.page.evaluate("document.images[0].getBoundingClientRect().width").number ?? 0
            // 35 points are left at each side, and a card is never wider than 400.
            #expect(abs(before - 323) <= 1 && abs(after - 400) <= 1)
        }
    }

    @Test("A still page sends nothing, is told nothing, and runs no animation frame")
    func still() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            let frames = test.content.frameCount
            let turns = test.running.registry.turnCount
            let before = try await test.page.evaluate("riffle.connection.bytesReceived").int
            try await test.live(for: 0.5)
            #expect(test.content.frameCount == frames)
            #expect(test.running.registry.turnCount == turns)
            #expect(try await test.page.evaluate("riffle.connection.bytesReceived").int == before)
            #expect(try await test.page.evaluate("riffle.connection.animationFrame").int == 0)
        }
    }

    @Test("Screen readers find the cards by name, with their actions, in reading order")
    func accessibilityTree() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            let tree = try await test.page.send("Accessibility.getFullAXTree")["nodes"].array
            let shown = tree.filter { $0["ignored"].bool != true }
            let all = shown.compactMap { $0["name"]["value"].string }
            #expect(all.contains("Wallet"))
            #expect(all.contains { $0.contains("Visa card ending in 4242") })
            func names(of role: String) -> [String] {
                shown.filter { $0["role"]["value"].string == role }.compactMap { $0["name"]["value"].string }
            }
            #expect(names(of: "button").filter { $0.hasPrefix("Show transactions ") }.count == 5)
            #expect(names(of: "button").contains("Move back Visa card ending in 4242"))
            #expect(!all.contains { $0.hasPrefix("Actions") }, "nothing stands between a card and its actions")
            #expect(names(of: "generic") == [""], "everything has a role but the page's body")
            #expect(
                shown.contains { $0["role"]["value"].string == "heading" && $0["name"]["value"].string == "Wallet" })
        }
    }

    /// The wallet's cards by place, the lowest on the screen first.
    private func cards(_ test: ServedPage) async throws -> [String] {
        let stage = PageStage(test, isTouch: false)
        let found = try await stage.findAll(.containing("card ending in"))
        return found.sorted { $0.frame.midY > $1.frame.midY }.compactMap(\.identifier)
    }

    @Test(
        "The wallet works by keyboard: Tab to a card, the menu key to its actions, arrows to one of them, Enter to do it"
    )
    func keyboard() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            var steps = 0
            func focused() async throws -> String? {
                try await test.page.evaluate("document.activeElement.textContent").string
            }
            func name() async throws -> String? {
                try await test.page.evaluate("document.activeElement.getAttribute('aria-label')").string
            }
            while try await name()?.contains("card ending in") != true, steps < 20 {
                try await test.page.key("Tab", code: 9)
                try await test.settle()
                steps += 1
            }
            #expect(steps < 20)
            let card = try await name()
            try await test.page.key("ContextMenu", code: 93)
            #expect(try await focused() == "Show transactions")
            for expected in ["Move forward", "Move back"] {
                try await test.page.key("ArrowDown", code: 40)
                #expect(try await focused() == expected)
            }
            try await test.page.key("Enter", code: 13, text: "\r")
            try await test.settle()
            #expect(try await cards(test) == ["mastercard", "visa", "amex", "chase", "discover"])
            // As when a menu closes, the keyboard is where it came from, though the card has moved.
            #expect(try await name() == card)
        }
    }

    @Test("Tab brings the app's focus to a button, the app shows it, and Return presses it")
    func focus() async throws {
        try await ServedPage.with(view: ButtonsView()) { test in
            let calm = try await test.page.screenshot()
            try await test.page.key("Tab", code: 9)
            try await test.page.key("Tab", code: 9)
            try await test.settle()
            let focused = test.content.semantics.elements.filter { $0.traits.contains(.focused) }.map(\.label)
            #expect(focused == ["Second"])
            #expect(
                try await test.page.evaluate("document.activeElement.getAttribute('aria-label')").string == "Second")
            #expect(try await test.page.screenshot() != calm)
            try await test.page.key("Enter", code: 13, text: "\r")
            try await test.settle()
            #expect(test.content.semantics.elements.contains { $0.label == "Pressed 2" })
        }
    }

    @Test("Keys reach the app, with modifiers and what they type")
    func keys() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            try await test.page.key("a", code: 65, text: "a")
            try await test.page.key("ArrowLeft", code: 37, modifiers: 8)
            try await test.page.key("Escape", code: 27)
            try await test.settle()
            let keys = test.content.events.compactMap { if case .key(let event) = $0 { event } else { nil } }
            #expect(keys.filter { $0.phase == .down }.map(\.key) == ["a", .leftArrow, .escape])
            #expect(keys.filter { $0.phase == .up }.map(\.key) == ["a", .leftArrow, .escape])
            #expect(keys.first?.characters == "a")
            #expect(keys.first { $0.key == .leftArrow }?.modifiers == .shift)
        }
    }

    @Test("A wheel scrolls the app and not the page")
    func wheel() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            try await test.page.evaluate(
                "window.turned = 0; addEventListener('wheel', (event) => { turned += event.deltaY })")
            try await test.page.wheel(100, 200, dy: 120)
            try await test.wait(until: "turned > 0")
            try await test.settle()
            let wheels = test.content.events.compactMap { if case .wheel(let event) = $0 { event } else { nil } }
            let turned = try #require(try await test.page.evaluate("turned").number)
            #expect(turned > 0 && wheels.reduce(0) { $0 + $1.delta.height } == turned)
            #expect(wheels.first?.location == CGPoint(x: 100, y: 200))
        }
    }

    @Test("A lost connection says so, comes back by itself, and shows the same state")
    func reconnects() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            let stage = PageStage(test, isTouch: false)
            let before = try await cards(test)
            try await stage.perform("Move back", on: try await stage.find(.id("visa")))
            try await stage.settle()
            let order = try await cards(test)
            #expect(order != before)
            let picture = try await test.page.screenshot()

            // Held off, so that the message has its time to show.
            try await test.page.evaluate(
                """
                riffle.connection.retry = 1e9;
                const { socket } = riffle.connection;
                const closed = new Promise((done) => socket.addEventListener("close", done));
                socket.close(4001);
                closed.then(() => undefined)
                """)
            try await test.wait(until: "!document.getElementById('status').hidden")
            #expect(
                try await test.page.evaluate("document.getElementById('status').textContent").string == "Reconnecting…")
            try await test.page.evaluate("dispatchEvent(new Event('online'))")
            try await test.settle()
            #expect(try await test.page.evaluate("document.getElementById('status').hidden").bool == true)
            #expect(test.sessionCount == 1)
            #expect(try await cards(test) == order)
            #expect(try await test.page.screenshot() == picture)
        }
    }

    @Test("A closed tab frees its session")
    func closedTab() async throws {
        try await ServedPage.with(view: WalletScreen()) { test in
            #expect(test.running.registry.count == 1)
            try await test.page.close()
            while test.running.registry.count > 0 { await Task.yield() }
        }
    }

    @Test("A page of another origin gets no session")
    func otherOrigin() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            let other = try await WebServer.start(WebServer.Configuration(title: "Other", port: 0)) {
                traits, _ in ScriptedContent(traits)
            }
            let port = other.listener.port
            try await test.page.open("about:blank")
            let outcome = try await test.page.evaluate(
                """
                new Promise((done) => {
                  const socket = new WebSocket("ws://127.0.0.1:\(port)/session");
                  socket.onopen = () => done("open");
                  socket.onerror = () => done("refused");
                })
                """)
            #expect(outcome == "refused")
            #expect(test.page.takeProblems().contains { $0.contains("403") })
            #expect(other.registry.count == 0)
            try await other.listener.stop()
        }
    }
}

/// Two buttons, and which was pressed.
private struct ButtonsView: View {
    @State private var pressed = 0

    var body: some View {
        VStack {
            Text("Pressed \(pressed)")
            Button("First") { pressed = 1 }
            Button("Second") { pressed = 2 }
        }
    }
}
