import Synchronization
import Testing
import RiffleWebHost

/// What is noticed of pages that keep the main thread.
@Suite struct TurnWatchTests {
    /// A clock that tests move, and what was written down.
    private final class Bench: Sendable {
        let time = Mutex(100.0)
        let lines = Mutex<[String]>([])
        let counts = ServerCounts()
        let view = Mutex<String?>(nil)
        var log: ServerLog {
            ServerLog { _, _, details in
                let line = (details["page"] ?? "") + (details["view"].map { ", \($0)" } ?? "")
                self.lines.withLock { $0.append(line) }
            }
        }

        func makeWatch() -> TurnWatch {
            TurnWatch(
                log: log, counts: counts, viewAtWork: { self.view.withLock { $0 } }, now: { self.time.withLock { $0 } })
        }

        func pass(_ seconds: Double) { time.withLock { $0 += seconds } }
    }

    @Test("A page that keeps the main thread is named once for each such turn")
    func longTurn() {
        let bench = Bench()
        let watch = bench.makeWatch()
        watch.begin("7 at /orders")
        bench.pass(WebLimits.longTurnSeconds - 0.1)
        watch.look()
        #expect(bench.lines.withLock { $0 } == [])
        bench.pass(0.1)
        watch.look()
        watch.look()
        #expect(bench.lines.withLock { $0 } == ["7 at /orders"])
        watch.end()
        watch.begin("8 at /")
        bench.view.withLock { $0 = "Shop.OrderList" }
        bench.pass(WebLimits.longTurnSeconds)
        watch.look()
        #expect(bench.lines.withLock { $0 } == ["7 at /orders", "8 at /, Shop.OrderList"])
        #expect(bench.counts.values.longTurns == 2)
    }

    @Test("Turns that end in time are nobody's business, however many there are")
    func shortTurns() {
        let bench = Bench()
        let watch = bench.makeWatch()
        for _ in 0..<50 {
            watch.begin("7")
            bench.pass(0.1)
            watch.look()
            watch.end()
        }
        #expect(bench.lines.withLock { $0.isEmpty })
    }

    @Test("A main actor that gives no sign is not awake, until it gives one")
    @MainActor func standstill() async {
        let bench = Bench()
        let watch = bench.makeWatch()
        watch.look()
        // This function holds the main actor, so that no sign can come.
        bench.pass(WebLimits.stuckSeconds - 0.1)
        #expect(watch.isMainActorAwake)
        bench.pass(0.1)
        #expect(!watch.isMainActorAwake)
        while !watch.isMainActorAwake { await Task.yield() }
        bench.pass(100)
        #expect(watch.isMainActorAwake)
    }
}
