import BrowserTesting
import RiffleChromiumDriver
import Foundation
import SwiftUICore
import Testing
import RiffleWebHost

/// What a page does when its connection is not as it should be, or nobody looks.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct ConnectionTests {
    @Test("What begins to move in a hidden page goes on once the page is looked at")
    func hiddenPage() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            let content = try #require(test.content.content as? ScriptedContent)
            try await test.page.evaluate(
                """
                Object.defineProperty(document, "hidden", { get: () => window.isHidden, configurable: true });
                window.isHidden = true;
                document.dispatchEvent(new Event("visibilitychange"))
                """)
            content.isMoving = true
            content.move(to: 10)
            try await test.wait(until: "riffle.connection.isMoving")
            let frames = test.content.frameCount
            try await test.page.evaluate("riffle.connection.ping()")
            #expect(test.content.frameCount == frames)
            try await test.page.evaluate("isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
            for _ in 0..<20 { try await test.wait(until: "true") }
            #expect(test.content.frameCount > frames + 3)
            content.isMoving = false
            try await test.settle()
        }
    }

    @Test("A page that the server will not have says why, is loaded anew once, and then lets it be")
    func refused() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            try await test.page.evaluate("window.isFirst = true; riffle.connection.socket.send(new Uint8Array([99]))")
            while test.sessionCount < 2 { await Task.yield() }
            try await test.settle()
            #expect(try await test.page.evaluate("window.isFirst ?? false").bool == false)

            try await test.page.evaluate(
                "riffle.connection.retry = 1; riffle.connection.socket.send(new Uint8Array([99]))")
            try await test.wait(until: "!document.getElementById('status').hidden")
            #expect(
                try await test.page.evaluate("document.getElementById('status').textContent").string
                    == "There is no message 99 in this version.")
            try await test.page.evaluate("dispatchEvent(new Event('online'))")
            for _ in 0..<20 { try await test.wait(until: "true") }
            #expect(test.sessionCount == 2 && test.running.registry.detachedCount == 2)
        }
    }

    @Test("A page whose WebSocket is not let in asks why, and says so")
    func notLetIn() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            try await test.page.evaluate(
                """
                sessionStorage.setItem("reloaded", "");
                window.fetch = () => Promise.resolve(new Response("Show the token.", { status: 403 }));
                window.WebSocket = class extends WebSocket { constructor() { super(`ws://${location.host}/nothing`); } };
                riffle.connection.retry = 1;
                riffle.connection.socket.close(4001)
                """)
            try await test.wait(until: "document.getElementById('status').textContent === 'Show the token.'")
            #expect(test.sessionCount == 1)
            _ = test.page.takeProblems()
        }
    }

    @Test("A page that cannot show what came begins anew, and shows it")
    func exception() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            try await test.page.evaluate(
                """
                riffle.connection.retry = 1;
                const { layers } = riffle;
                layers.apply = () => { delete layers.apply; throw new Error("Planted."); };
                undefined
                """)
            (test.content.content as? ScriptedContent)?.move(to: 50)
            try await test.wait(until: "!riffle.layers.hasOwnProperty('apply')")
            try await test.settle()
            #expect(test.sessionCount == 1)
            let place = "new DOMMatrix(riffle.layers.nodes.get(1).element.style.transform).m41"
            #expect(try await test.page.evaluate(place).number == 50)
            #expect(test.page.takeProblems().contains { $0.contains("Planted.") })
        }
    }

    @Test("A page that comes back keeps its fonts, and gives back those that are named no more")
    func fonts() async throws {
        try await ServedPage.with(view: Text("Fonts").font(.title)) { test in
            let before = try await test.page.evaluate("[document.fonts.size, riffle.fonts.generation]")
            #expect((before[0].int ?? 0) > 0)
            for _ in 0..<3 {
                try await test.page.evaluate(
                    "window.former = riffle.connection.socket; riffle.connection.retry = 1; former.close(4001)")
                try await test.wait(until: "riffle.connection.socket !== former && riffle.connection.isOpen")
                try await test.settle()
            }
            #expect(try await test.page.evaluate("[document.fonts.size, riffle.fonts.generation]") == before)
            try await test.page.evaluate("riffle.fonts.reset(); riffle.fonts.dropFormer()")
            #expect(try await test.page.evaluate("document.fonts.size").int == 0)
        }
    }
}
