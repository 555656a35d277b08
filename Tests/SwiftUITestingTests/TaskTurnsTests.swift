import SwiftUI
import SwiftUITesting
import Testing

/// Tasks take their turns on the virtual clock, wherever they go.
@MainActor
struct TaskTurnsTests {
    private actor Store {
        func title() async -> String {
            await Task.yield()
            return "loaded"
        }
    }

    private struct Loading: View {
        let store = Store()
        @State private var title = "loading"

        var body: some View {
            Text(title).task {
                let loaded = await store.title()
                title = await Self.decorated(loaded)
            }
        }

        private nonisolated static func decorated(_ text: String) async -> String {
            await Task.yield()
            return text + "!"
        }
    }

    @Test("what a task got from an actor and a function of none is shown by the next frame, every time")
    func detours() async throws {
        for _ in 0..<50 {
            let tester = ViewTester(Loading())
            #expect(throws: Never.self) { try tester.find(.text("loading")) }
            await tester.pump()
            #expect(throws: Never.self) { try tester.find(.text("loaded!")) }
        }
    }

    @globalActor private actor Back {
        static let shared = Back()
    }

    @Back private static func sum(_ numbers: [Int]) async -> Int {
        await MainActor.run { numbers.reduce(0, +) }
    }

    private actor Counter {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }

    private struct Counting: View {
        let hops: Int
        let counter = Counter()
        @State private var title = "counting"

        var body: some View {
            Text(title).task {
                var count = 0
                for _ in 0..<hops {
                    count = await counter.next()
                    count = await TaskTurnsTests.sum([count])
                    await Task.detached { [counter] in _ = await counter.count }.value
                }
                title = "\(count)"
            }
        }
    }

    @Test(
        "a task that goes from actor to actor has gone all its ways in the frame, however many",
        arguments: [1, 30, 500])
    func hops(_ count: Int) async throws {
        for _ in 0..<5 {
            let tester = ViewTester(Counting(hops: count))
            await tester.pump(by: 0)
            #expect(throws: Never.self) { try tester.find(.text("\(count)")) }
        }
    }

    @Test(
        "several tasks that want the same actor come to it in the frame, and what one streams to another arrives in it")
    func contention() async throws {
        struct Crowd: View {
            let counter = Counter()
            @State private var title = "waiting"
            var body: some View {
                Text(title).task {
                    let sum = await withTaskGroup(of: Int.self) { group in
                        for _ in 0..<20 { group.addTask { await counter.next() } }
                        var sum = 0
                        for await number in group { sum += number }
                        return sum
                    }
                    let stream = AsyncStream<Int> { continuation in
                        Task.detached {
                            for number in 0..<10 {
                                continuation.yield(number)
                                await Task.yield()
                            }
                            continuation.finish()
                        }
                    }
                    var count = 0
                    for await _ in stream { count = await counter.next() }
                    title = "\(sum) \(count)"
                }
            }
        }
        for _ in 0..<20 {
            let tester = ViewTester(Crowd())
            await tester.pump(by: 0)
            #expect(throws: Never.self) { try tester.find(.text("210 30")) }
        }
    }

    @Test("a second of frames gives way to others a few times a frame, whether tasks of the view are under way or not")
    func turns() async {
        let idle = ViewTester(Color.red)
        let busy = ViewTester(Color.red.task { try? await Task.sleep(for: .seconds(100)) })
        for tester in [idle, busy] {
            var turns = 0
            let counting = Task {
                while !Task.isCancelled {
                    turns += 1
                    await Task.yield()
                }
            }
            await tester.advance(by: 1)
            counting.cancel()
            #expect(turns <= 180, "60 frames, at most three times each")
        }
    }

    @Test("a task that goes on forever without waiting leaves each frame its turn")
    func endless() async {
        var count = 0
        let tester = ViewTester(
            Color.red.task {
                while !Task.isCancelled {
                    count += 1
                    await Task.yield()
                }
            })
        await tester.advance(by: 0.5)
        #expect(tester.now == 0.5 && count > 30)
    }

    @Test("so does one that sleeps for no time at all")
    func noTime() async {
        var count = 0
        let tester = ViewTester(
            Color.red.task {
                while (try? await Task.sleep(for: .zero)) != nil { count += 1 }
            })
        await tester.advance(by: 0.5)
        #expect(tester.now == 0.5 && count > 30)
    }
}
