import BrowserTesting
import RiffleChromiumDriver
import Testing
import RiffleWebHost

/// When a page shows what has come.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)), browserTests) struct PlayoutTests {
    /// Plays what comes before each animation frame ("f" a frame, "s" what is none), and writes down what each shows.
    private func play(_ page: Page, _ arrivals: [String]) async throws -> [String] {
        let list = arrivals.map { "\"\($0)\"" }.joined(separator: ",")
        return try await page.evaluate(
            """
            import("/client/playout.js").then(({ Playout }) => {
              const playout = new Playout();
              let count = 0;
              let shown;
              return [\(list)].map((arrived) => {
                shown = "";
                for (const kind of arrived) {
                  const name = kind + count++;
                  playout.add(() => { shown += name; }, { isFrame: kind === "f" });
                }
                for (const show of playout.take()) show();
                return shown;
              });
            })
            """
        ).array.map { $0.string ?? "" }
    }

    @Test("What comes one by one is shown at once; a burst over the next animation frames; more than three together")
    func bursts() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            let single = try await play(test.page, ["f", "f", "", "f"])
            #expect(single == ["f0", "f1", "", "f2"])
            let burst = try await play(test.page, ["fff", "", "", ""])
            #expect(burst == ["f0", "f1", "f2", ""])
            let longer = try await play(test.page, ["fffff", "", "", ""])
            #expect(longer == ["f0f1f2", "f3", "f4", ""])
            let mixed = try await play(test.page, ["sfsfs", "", "f"])
            #expect(mixed == ["s0f1s2", "f3s4", "f5"])
        }
    }

    @Test("Frames that wait for no burst are shown before half a second is over")
    func standing() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            let shown = try await play(test.page, ["fff"] + Array(repeating: "f", count: 60))
            #expect(shown[20] == "f20")
            #expect(shown[60] == "f62")
        }
    }

    @Test("A hidden page shows everything at once, in order")
    func hidden() async throws {
        try await ServedPage.with({ ScriptedContent($0) }) { test in
            let content = try #require(test.content.content as? ScriptedContent)
            try await test.page.evaluate(
                "Object.defineProperty(document, 'hidden', { get: () => true }); undefined")
            for step in 1...5 {
                content.move(to: Double(step))
                try await test.page.evaluate("riffle.connection.ping()")
            }
            let place = "new DOMMatrix(riffle.layers.nodes.get(1).element.style.transform).m41"
            #expect(try await test.page.evaluate(place).number == 5)
            #expect(try await test.page.evaluate("riffle.connection.playout.isWaiting").bool == false)
        }
    }
}
