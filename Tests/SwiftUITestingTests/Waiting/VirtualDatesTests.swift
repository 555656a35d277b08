import SwiftUITesting
import Testing

/// What clocks show to the tested view's code, and to others.
@MainActor
struct VirtualDatesTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 500_000_000.25)

    /// Does something when a view appears, and shows a span of time.
    private func run(
        for seconds: Double = 1, from date: Date = Self.date, _ start: @escaping @MainActor () -> Void
    ) async -> ViewTester {
        let tester = ViewTester(
            Color.red.onAppear { start() }, size: CGSize(width: 200, height: 100), startDate: date)
        await tester.advance(by: seconds)
        return tester
    }

    @Test("a date, and each clock that there is, begins with the tester and follows its time")
    func allClocks() async throws {
        var readings: [[Double]] = []
        func read() {
            var time = timeval()
            gettimeofday(&time, nil)
            var raw = timespec()
            clock_gettime(CLOCK_MONOTONIC_RAW, &raw)
            readings.append([
                Date().timeIntervalSinceReferenceDate, CFAbsoluteTimeGetCurrent(), Date.now.timeIntervalSince1970,
                Double(time.tv_sec) + Double(time.tv_usec) / 1e6, Double(Foundation.time(nil)),
                ProcessInfo.processInfo.systemUptime, CACurrentMediaTime(),
                Double(DispatchTime.now().uptimeNanoseconds) / 1e9,
                Double(raw.tv_sec) + Double(raw.tv_nsec) / 1e9,
            ])
        }
        let continuous = ContinuousClock.now
        let suspending = SuspendingClock.now
        var elapsed: [(Duration, Duration)] = []
        _ = await run(for: 3) {
            read()
            let start = (ContinuousClock.now, SuspendingClock.now)
            #expect(start.0 - continuous < .seconds(60) && start.1 - suspending < .seconds(60))
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
                read()
                elapsed.append((ContinuousClock.now - start.0, SuspendingClock.now - start.1))
            }
        }
        try #require(readings.count == 2)
        #expect(readings[0][0] == 500_000_000.25 && readings[1][0] == 500_000_002.75)
        for (index, (first, second)) in zip(readings[0], readings[1]).enumerated() {
            #expect(abs(second - first - 2.5) < 1e-5 || index == 4 && second - first == 2, "clock \(index)")
        }
        #expect(elapsed.first.map { $0.0 == .seconds(2.5) && $0.1 == .seconds(2.5) } == true)
    }

    @Test("without a date a tester begins when it is made")
    func present() async {
        let before = Date()
        var seen: Date?
        let tester = ViewTester(Color.red.onAppear { seen = Date() })
        #expect(seen.map { $0 >= before.addingTimeInterval(-0.001) && $0 <= Date() } == true)
        await tester.advance(by: 5)
    }

    @Test("the test's own clocks are the machine's, before, between and after frames")
    func testsOwn() async {
        let start = (Date(), ContinuousClock.now)
        // A day of the views' time, which no test takes.
        let day = 86_400.0
        let tester = ViewTester(Color.red)
        await tester.pump(by: day)
        await tester.pump()
        #expect(tester.now > day)
        #expect(Date().timeIntervalSince(start.0) < day && ContinuousClock.now - start.1 < .seconds(day))
        await Task.detached { #expect(Date().timeIntervalSince(start.0) < day) }.value
    }

    private actor Desk {
        func date() -> Date { Date() }
    }

    @Test("on whatever thread a view's work runs, it reads the view's time")
    func elsewhere() async {
        var dates: [String: Date] = [:]
        let tester = ViewTester(
            Color.red.task {
                try? await Task.sleep(for: .seconds(0.5))
                dates["task"] = Date()
                dates["actor"] = await Desk().date()
                dates["detached"] = await Task.detached { Date() }.value
                dates["no actor"] = await Self.date()
                dates["group"] = await withTaskGroup(of: Date.self) { group in
                    group.addTask { Date() }
                    return await group.next()
                }
                dates["thread"] = await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume(returning: Date()) }
                }
            }, startDate: Self.date)
        await tester.pump(by: 0.5)
        while dates["thread"] == nil { await tester.pump(by: 0) }
        #expect(dates.count == 6)
        for (name, date) in dates { #expect(date == Self.date.addingTimeInterval(0.5), "\(name)") }
    }

    private nonisolated static func date() async -> Date { Date() }

    @Test("testers side by side have each their own date")
    func several() async {
        var dates: [Double] = []
        for (offset, seconds) in [(0.0, 1.0), (1e6, 2.0), (-9e8, 3.0)] {
            var date = Date.distantFuture
            _ = await run(for: seconds, from: Self.date.addingTimeInterval(offset)) {
                Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
                    MainActor.assumeIsolated { date = Date() }
                }
            }
            dates.append(date.timeIntervalSince(Self.date) - offset)
        }
        #expect(dates.map { ($0 * 1000).rounded() } == [1000, 2000, 3000])
    }

    private struct Countdown: View {
        @State private var end = Date().addingTimeInterval(10)

        var body: some View {
            VStack {
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Text("left \(Int(end.timeIntervalSince(context.date).rounded()))")
                    Text("now \(Int(end.timeIntervalSince(Date()).rounded()))")
                }
                Text(end, style: .timer).accessibilityIdentifier("timer")
                Text(end, style: .relative).accessibilityIdentifier("relative")
            }
        }
    }

    @Test("texts with timers, time lines and dates agree")
    func agreement() async throws {
        let tester = ViewTester(Countdown(), startDate: Self.date)
        for second in 0..<4 {
            _ = try tester.find(.text("left \(10 - second)"))
            _ = try tester.find(.text("now \(10 - second)"))
            #expect(try tester.find(.id("timer")).text == (second == 0 ? "0:10" : "0:0\(10 - second)"))
            #expect(try tester.find(.id("relative")).text.contains("\(10 - second) sec"))
            await tester.advance(by: 1)
        }
    }

    @Test("what is said of a date relative to now follows the tester's time, whoever looks")
    func relative() async throws {
        struct Sent: View {
            let date: Date
            @State private var count = 0
            var body: some View {
                VStack {
                    Text(date.formatted(.relative(presentation: .named)))
                    Button("Look \(count)") { count += 1 }
                }
            }
        }
        let tester = ViewTester(
            Sent(date: Self.date.addingTimeInterval(-120)), startDate: Self.date,
            environment: { $0.locale = Locale(identifier: "en_US") })
        _ = try tester.find(.text("2 minutes ago"))
        await tester.advance(by: 60)
        await tester.tap(try tester.find(.role(.button)))
        _ = try tester.find(.text("3 minutes ago"))
    }

    @Test("while a finger moves, clocks show when it was where, and what waits meanwhile reads its own time")
    func gestures() async throws {
        struct Pad: View {
            let note: (Date, Date) -> Void
            let tick: (Date) -> Void
            var body: some View {
                Color.red.accessibilityLabel("pad").gesture(
                    DragGesture(minimumDistance: 0).onChanged { note($0.time, Date()) }
                )
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { tick(Date()) }
                }
            }
        }
        var pairs: [(Date, Date)] = []
        var tick: Date?
        let tester = ViewTester(
            Pad(note: { pairs.append(($0, $1)) }, tick: { tick = $0 }), startDate: Self.date)
        await tester.drag(try tester.find(.label("pad")), by: CGSize(width: 60, height: 0))
        #expect(pairs.count > 10)
        for (event, now) in pairs {
            #expect(abs(event.timeIntervalSince(pairs[0].0) - now.timeIntervalSince(pairs[0].1)) < 1e-6)
        }
        #expect(tick.map { abs($0.timeIntervalSince(Self.date) - 0.005) < 1e-6 } == true)
    }

    @Test("code that waits for a time by looking at the clock again and again comes to an end")
    func busy() async {
        var waited = 0.0
        _ = await run(for: 0.1) {
            let start = Date()
            while Date().timeIntervalSince(start) < 0.2 {}
            waited = Date().timeIntervalSince(start)
        }
        #expect(waited >= 0.2 && waited < 0.21)
    }

    @Test("a thread that blocks waits for real, and no longer than it wants to")
    func blocking() async {
        var results: [String] = []
        _ = await run {
            let start = Date()
            results.append("\(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.001))")
            results.append("\(DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.001))")
            let group = DispatchGroup()
            group.enter()
            results.append("\(group.wait(timeout: .now() + .milliseconds(1)))")
            group.leave()
            Thread.sleep(forTimeInterval: 0.001)
            Thread.sleep(until: Date().addingTimeInterval(0.001))
            #expect(Date() == start)
        }
        #expect(results == ["timedOut", "timedOut", "timedOut"])
    }

    @Test("waits that are no round number are as long as they are asked for, however busy the machine is")
    func oddWaits() async {
        let log = TimeLog()
        let tester = ViewTester.noting(
            log,
            Color.red.onAppear {
                for length in [0.2995, 0.123456, 1.0 / 7] {
                    DispatchQueue.main.asyncAfter(deadline: .now() + length) {
                        log.exactly("block", length)
                    }
                    _ = Timer.scheduledTimer(withTimeInterval: length, repeats: false) { _ in
                        MainActor.assumeIsolated { log.exactly("timer", length) }
                    }
                    Task {
                        var sum = 0.0
                        for number in 0..<200_000 { sum += Double(number).squareRoot() }
                        try await Task.sleep(for: .seconds(length))
                        log.exactly("task\(sum < 0)", length)
                    }
                }
            })
        await tester.advance(by: 1)
        #expect(
            log.entries.sorted() == [
                "block 0", "block 0", "block 0", "taskfalse 0", "taskfalse 0", "taskfalse 0",
                "timer 0", "timer 0", "timer 0",
            ])
    }
}

extension TimeLog {
    /// Notes how far a time is from the tester's, in microseconds.
    fileprivate func exactly(_ what: String, _ time: Double) {
        add("\(what) \(abs(Int((((tester?.clockTime ?? 0) - time) * 1e6).rounded())))")
    }
}
