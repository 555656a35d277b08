import SwiftUITesting
import Testing

/// Everything that waits for a time waits for the tester's.
@MainActor
struct WaitingTests {
    /// Runs something when a view appears, and shows 3 seconds.
    private func log(for seconds: Double = 3, _ start: @escaping @MainActor (TimeLog) -> Void) async -> [String] {
        let log = TimeLog()
        let tester = ViewTester.noting(log, Color.red.onAppear { start(log) })
        await tester.advance(by: seconds)
        return log.entries
    }

    @Test("a task's sleep takes the tester's time, by either clock, in seconds and in nanoseconds")
    func sleep() async {
        let entries = await log { log in
            Task {
                try await Task.sleep(for: .seconds(1))
                log.note("seconds")
                try await Task.sleep(for: .milliseconds(250), clock: .suspending)
                log.note("suspending")
                try await Task.sleep(nanoseconds: 500_000_000)
                log.note("nanoseconds")
                try await Task.sleep(until: .now + .seconds(0.75))
                log.note("until")
                try await ContinuousClock().sleep(for: .seconds(0.1))
                log.note("clock")
            }
        }
        #expect(entries == ["seconds 1000", "suspending 1250", "nanoseconds 1750", "until 2500", "clock 2600"])
    }

    private actor Kitchen {
        func boil() async -> String {
            try? await Task.sleep(for: .seconds(0.3))
            return "egg"
        }
    }

    @Test("so it does in a task within a task, a detached one, an actor, a group, and a function of no actor")
    func sleepElsewhere() async {
        let entries = await log { log in
            Task {
                Task {
                    try await Task.sleep(for: .seconds(0.1))
                    log.note("inner")
                }
                Task.detached {
                    try await Task.sleep(for: .seconds(0.2))
                    await log.note("detached")
                    Task {
                        try await Task.sleep(for: .seconds(0.3))
                        await log.note("in detached")
                    }
                    try await Task.sleep(for: .seconds(0.05))
                    await log.note("detached again")
                }
                log.note(await Kitchen().boil())
                let sum = await withTaskGroup(of: Int.self) { group in
                    for number in 1...3 {
                        group.addTask {
                            try? await Task.sleep(for: .milliseconds(100 * number))
                            return number
                        }
                    }
                    var arrived = ""
                    for await number in group { arrived += "\(number)" }
                    return arrived
                }
                log.note(sum)
                async let late: Void = Self.rest()
                await late
                log.note("async let")
            }
        }
        #expect(
            entries == [
                "inner 100", "detached 200", "detached again 250", "egg 300", "in detached 500", "123 600",
                "async let 1000",
            ])
    }

    private nonisolated static func rest() async { try? await Task.sleep(for: .seconds(0.4)) }

    @Test("a block for the main queue comes later by the tester's time, and a cancelled one does not")
    func asyncAfter() async {
        let entries = await log { log in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                log.note("deadline")
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(350)) { log.note("nested") }
            }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { log.note("wall") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.7, qos: .userInitiated) { log.note("quality") }
            let item = DispatchWorkItem { log.note("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
            item.cancel()
            DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.note("past") }
        }
        #expect(entries == ["past 0", "wall 500", "quality 700", "deadline 1000", "nested 1350"])
    }

    @Test("timers fire by the tester's time: once, again and again, and at another date than at first")
    func timers() async {
        let entries = await log { log in
            var count = 0
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
                let isValid = timer.isValid
                MainActor.assumeIsolated { log.note("once \(isValid)") }
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: true) { timer in
                let isDone = MainActor.assumeIsolated {
                    count += 1
                    log.note("again")
                    return count == 2
                }
                if isDone { timer.invalidate() }
            }
            let moved = Timer(timeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { log.note("moved") } }
            RunLoop.main.add(moved, forMode: .common)
            moved.fireDate = Date().addingTimeInterval(2.25)
            let stopped = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                MainActor.assumeIsolated { log.note("stopped") }
            }
            stopped.invalidate()
        }
        #expect(entries == ["once true 500", "again 800", "again 1600", "moved 2250"])
    }

    @Test("a timer of Dispatch's fires by the tester's time until it is suspended, cancelled or let go")
    func timerSources() async {
        var kept: [any DispatchSourceTimer] = []
        let entries = await log { log in
            func timer(_ name: String, first: Double, then interval: Double) -> any DispatchSourceTimer {
                let timer = DispatchSource.makeTimerSource(queue: .main)
                timer.schedule(deadline: .now() + first, repeating: interval)
                timer.setEventHandler { MainActor.assumeIsolated { log.note(name) } }
                return timer
            }
            let cancelled = timer("cancelled", first: 0.4, then: 0.4)
            cancelled.resume()
            kept.append(cancelled)
            let suspended = timer("suspended", first: 0.5, then: 1)
            suspended.activate()
            kept.append(suspended)
            kept.append(timer("never resumed", first: 0.1, then: 0.1))
            timer("let go", first: 0.1, then: 0.1).resume()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                cancelled.cancel()
                suspended.suspend()
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.9) { suspended.resume() }
        }
        // What a suspended timer missed comes once, when it goes on.
        #expect(
            entries == ["cancelled 400", "suspended 500", "cancelled 800", "suspended 1900", "suspended 2500"])
        kept[2].resume()
    }

    @Test("what is due at the same time comes in the order in which it was asked for")
    func order() async {
        let entries = await log { log in
            for number in 1...3 {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("block\(number)") }
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated { log.note("timer\(number)") }
                }
                Task { @MainActor in
                    try await Task.sleep(for: .seconds(1))
                    log.note("task\(number)")
                }
            }
        }
        // Tasks begin to sleep when they begin to run, after the view has appeared.
        let expected = ["block1", "timer1", "block2", "timer2", "block3", "timer3", "task1", "task2", "task3"]
        #expect(entries == expected.map { $0 + " 1000" })
    }

    @Test("what is for the main queue at once comes before the next frame, in order, whoever brings it there")
    func atOnce() async {
        let log = TimeLog()
        let tester = ViewTester.noting(
            log,
            Color.red.onAppear {
                DispatchQueue.main.async { log.note("queue") }
                Task { log.note("task") }
                RunLoop.main.perform { MainActor.assumeIsolated { log.note("run loop") } }
                OperationQueue.main.addOperation { MainActor.assumeIsolated { log.note("operation") } }
                Task { @MainActor in
                    await Task.yield()
                    log.note("after giving way")
                }
                DispatchQueue.main.async { log.note("queue again") }
            })
        await tester.pump(by: 0)
        #expect(
            log.entries == [
                "queue 0", "task 0", "run loop 0", "operation 0", "queue again 0", "after giving way 0",
            ])
    }

    private struct Clock: View {
        @State private var count = 0
        private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View { Text("\(count)").onReceive(ticks) { _ in count += 1 } }
    }

    @Test("a clock that counts what a timer publishes shows each second in its own frame")
    func published() async throws {
        let tester = ViewTester(Clock())
        for second in 0...5 {
            #expect(throws: Never.self) { try tester.find(.text("\(second)")) }
            await tester.advance(by: 0.98)
            #expect(throws: Never.self) { try tester.find(.text("\(second)")) }
            await tester.advance(by: 0.02)
        }
        try await tester.settle()
        _ = try tester.find(.text("6"))
    }
}
