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
            #expect(turns <= 130, "60 frames")
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
