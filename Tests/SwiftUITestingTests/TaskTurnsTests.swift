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
}
