import BrowserTesting
import Foundation
import RiffleChromiumDriver
import RiffleWebHost
import SwiftUI
import Testing

/// Pages whose sessions sleep, in Chromium.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct SleepingPageTests {
    private struct Diary: View {
        @State private var count = 0
        @State private var text = ""
        @State private var draft = Draft()
        @Environment(\.scenePhase) private var phase
        @State private var phases: [String] = []

        /// Nothing that could leave the process.
        final class Draft { var lines = 0 }

        var body: some View {
            NavigationStack {
                VStack {
                    Button {
                        count += 1
                        draft.lines += 1
                    } label: {
                        Text("Count \(count) of \(draft.lines)").frame(width: 300, height: 80)
                    }
                    TextField("Diary", text: $text).frame(width: 300)
                    NavigationLink {
                        Text("The back")
                    } label: {
                        Text("Turn").frame(width: 300, height: 80)
                    }
                    Text("Phases: \(phases.joined(separator: " "))")
                }
            }
            .onChange(of: phase) { _, new in phases.append("\(new)") }
        }
    }

    /// - Parameter body: gets the page, and what has all sessions fall asleep.
    private func with(
        _ body: @MainActor (Page, @MainActor () async throws -> Void, SessionRegistry) async throws -> Void
    ) async throws {
        let configuration = WebServer.Configuration(title: "Test", port: 0)
        let running = try await WebServer.start(configuration) { [configuration] traits, stores in
            WebServer.content(configuration, traits, stores) { Diary() }
        }
        let browser = try await Chromium.launch()
        do {
            let page = try await browser.page()
            try await page.open(running.url)
            try await body(
                page,
                {
                    try await page.evaluate("riffle.whenStill()")
                    #expect(running.registry.sleepAll() == 1 && running.registry.asleepCount == 1)
                }, running.registry)
        } catch {
            Issue.record(error)
        }
        await browser.close()
        await running.drain()
    }

    /// Types into the field as soon as that is there, whatever is known of it.
    private func typeRain(in page: Page) async throws {
        try await page.wait(until: "document.querySelector('.field') !== null")
        try await page.evaluate("document.querySelector('.field').focus()")
        try await page.insert(text: "Rain")
    }

    @Test("a touch wakes the page, and counts; state, objects included, is as it was")
    func touch() async throws {
        try await with { page, sleep, registry in
            try await page.press("Count")
            #expect(try await page.elementNames().contains("Count 1 of 1"))
            try await sleep()
            try await page.press("Count")
            #expect(registry.asleepCount == 0)
            #expect(try await page.elementNames().contains("Count 2 of 2"))
            try await page.press("Turn")
            #expect(try await page.elementNames().contains("The back"))
            try await sleep()
            try await page.go(-1)
            #expect(try await page.elementNames().contains("Count 2 of 2"))
        }
    }

    @Test("keys wake the page: what has the focus is pressed, and what is typed stays")
    func keys() async throws {
        try await with { page, sleep, _ in
            try await typeRain(in: page)
            try await sleep()
            // One of them wakes the session, and the others are on their way then or typed into the field that is there next.
            for (letter, code) in [("b", 66), ("o", 79), ("w", 87)] {
                try await page.key(letter, code: code, text: letter)
            }
            _ = try await page.elementNames()
            let value = try await page.evaluate("document.querySelector('.field').value").string
            #expect(value == "Rainbow")
            #expect(try await page.evaluate("document.activeElement.className").string == "field")
            try await page.evaluate(
                """
                [...document.querySelectorAll("#elements *")]
                  .find((each) => (each.getAttribute("aria-label") ?? each.textContent).startsWith("Count")).focus()
                """)
            try await sleep()
            try await page.key("Enter", code: 13, text: "\r")
            #expect(try await page.elementNames().contains("Count 1 of 1"))
            // Keys move the focus on from where the page has directed it.
            for _ in 0..<2 { try await page.key("Tab", code: 9) }
            _ = try await page.elementNames()
            try await sleep()
            try await page.key("Enter", code: 13, text: "\r")
            #expect(try await page.elementNames().contains("The back"))
        }
    }

    @Test("a key that is pressed while a woken field is not there yet is typed into it")
    func earlyKey() async throws {
        try await with { page, sleep, _ in
            try await typeRain(in: page)
            try await sleep()
            // The field of before is gone then, and the next one has no text yet.
            try await page.evaluate(
                """
                new MutationObserver((_, observer) => {
                  if (document.activeElement !== document.body) return;
                  observer.disconnect();
                  window.hasPressed = true;
                  for (const key of "ow") {
                    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
                    document.body.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true, cancelable: true }));
                  }
                }).observe(document.body, { childList: true, subtree: true })
                """)
            try await page.key("b", code: 66, text: "b")
            _ = try await page.elementNames()
            #expect(try await page.evaluate("window.hasPressed").bool == true)
            #expect(try await page.evaluate("document.querySelector('.field').value").string == "Rainbow")
        }
    }

    @Test("a page that is hidden sleeps after a while, and is there again when somebody looks; the app hears of both")
    func hidden() async throws {
        try await with { page, _, registry in
            try await page.press("Count")
            try await page.hide(true)
            try await page.evaluate("riffle.connection.ping()")
            #expect(registry.sleepAll() == 1)
            try await page.hide(false)
            #expect(try await page.elementNames().contains("Count 1 of 1"))
            #expect(registry.asleepCount == 0)
            let phases = try await page.elementNames().first { $0.hasPrefix("Phases") } ?? ""
            #expect(phases.hasPrefix("Phases: inactive background") && phases.hasSuffix(" active"))
        }
    }

    @Test("a field of a page that was hidden and slept has the keyboard again, whatever was known of the field before")
    func hiddenField() async throws {
        try await with { page, _, registry in
            try await typeRain(in: page)
            try await page.hide(true)
            try await page.evaluate("riffle.connection.ping()")
            #expect(registry.sleepAll() == 1)
            try await page.hide(false)
            // The field of before the sleep is there until the session has woken.
            try await page.evaluate("riffle.whenStill()")
            try await page.wait(until: "document.activeElement.className === 'field'")
            try await page.insert(text: "bow")
            _ = try await page.elementNames()
            #expect(try await page.evaluate("document.querySelector('.field').value").string == "Rainbow")
        }
    }
}
