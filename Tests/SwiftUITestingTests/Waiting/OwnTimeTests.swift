import SwiftUITesting
import Testing

/// A tester's time is that of its own view's work, and of nobody else's.
@MainActor
struct OwnTimeTests {
    /// Shows what it waited for, the longer the more it shows.
    private struct Steps: View {
        let pause: Double
        @State private var steps: [Int] = []

        var body: some View {
            Text(steps.map { "\($0)" }.joined())
                .task {
                    for step in 1...9 {
                        guard (try? await Task.sleep(for: .seconds(pause))) != nil else { return }
                        steps.append(step)
                    }
                }
        }
    }

    @Test("testers have each their own time, in turns and side by side")
    func several() async throws {
        let fast = ViewTester(Steps(pause: 0.1))
        let slow = ViewTester(Steps(pause: 0.25))
        await fast.advance(by: 0.55)
        #expect(throws: Never.self) { try fast.find(.text("12345")) }
        #expect(slow.now == 0)
        await slow.advance(by: 0.55)
        #expect(throws: Never.self) { try slow.find(.text("12")) }
        #expect(throws: Never.self) { try fast.find(.text("12345")) }
        async let first: Void = fast.advance(by: 0.3)
        async let second: Void = slow.advance(by: 1)
        _ = await (first, second)
        #expect(throws: Never.self) { try fast.find(.text("12345678")) }
        #expect(throws: Never.self) { try slow.find(.text("123456")) }
    }

    @Test("tests side by side see the same, each time", arguments: 0..<8)
    func parallel(_ index: Int) async throws {
        let tester = ViewTester(Steps(pause: 0.1 + Double(index) / 100))
        await tester.advance(by: 5 * (0.1 + Double(index) / 100))
        _ = try tester.find(.text("12345"))
    }

    @Test("a test's own task does not wait for a tester's time, nor does one that a view's task wakes")
    func testsOwnTasks() async {
        let log = TimeLog()
        var waiter: CheckedContinuation<Void, Never>?
        let tester = ViewTester.noting(
            log,
            Color.red.task {
                try? await Task.sleep(for: .seconds(0.1))
                waiter?.resume()
            })
        // The tester's time stands still, so that this would never end if it were that of the sleep.
        try? await Task.sleep(for: .milliseconds(1))
        await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
        await withCheckedContinuation { continuation in
            waiter = continuation
            Task { await tester.pump(by: 0.2) }
        }
        try? await Task.sleep(for: .milliseconds(1))
        #expect(tester.now < 1)
    }

    @Test("a test that waits for what a view's task does without sleeping gets it without a frame")
    func withoutFrames() async {
        let stream = AsyncStream.makeStream(of: String.self)
        let tester = ViewTester(
            Color.red.task {
                await Task.yield()
                stream.continuation.yield("here")
            })
        var values = stream.stream.makeAsyncIterator()
        #expect(await values.next() == "here")
        #expect(tester.now == 0)
    }

    @MainActor
    private final class Model {
        var log: [String] = []
        var task: Task<Void, Never>?
        var timers: [Any] = []
    }

    @Test("of a tester that is gone timers and delayed blocks are dropped, and what they held is let go")
    func gone() async {
        weak var model: Model?
        do {
            let strong = Model()
            model = strong
            var tester: ViewTester? = ViewTester(
                Color.red.onAppear {
                    strong.timers = [
                        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak strong] _ in
                            MainActor.assumeIsolated { strong?.log.append("timer") }
                        }
                    ]
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { strong.log.append("block") }
                    DispatchQueue.main.async { strong.log.append("at once") }
                })
            await tester?.pump(by: 0)
            #expect(strong.log == ["at once"])
            let timer = strong.timers.first as? Timer
            #expect(timer?.isValid == true)
            strong.timers = []
            tester = nil
            #expect(timer?.isValid == false)
            #expect(strong.log == ["at once"])
        }
        #expect(model == nil)
    }

    @Test("a task that outlives its tester goes on in the machine's time, and one of its views is cancelled")
    func orphans() async {
        let model = Model()
        let stream = AsyncStream.makeStream(of: String.self)
        var tester: ViewTester? = ViewTester(
            Color.red
                .onAppear {
                    model.task = Task {
                        try? await Task.sleep(for: .milliseconds(20))
                        try? await Task.sleep(for: .milliseconds(1))
                        stream.continuation.yield("on its own")
                    }
                }
                .task {
                    do {
                        try await Task.sleep(for: .seconds(1000))
                    } catch {
                        stream.continuation.yield("cancelled")
                    }
                })
        await tester?.pump(by: 0)
        tester = nil
        var values = stream.stream.makeAsyncIterator()
        var seen: Set<String?> = [await values.next()]
        seen.insert(await values.next())
        #expect(seen == ["cancelled", "on its own"])
    }
}
