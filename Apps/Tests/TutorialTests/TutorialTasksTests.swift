import SwiftUI
import SwiftUITesting
import Testing

// Loading by tasks.

final class TutorialLoader: ObservableObject {
    @Published var items: [String] = []
    @Published private(set) var isLoading = false

    @MainActor
    func load() async {
        isLoading = true
        await Task.yield()
        items = ["Bread", "Milk"]
        isLoading = false
    }
}

struct TutorialLoading: View {
    @StateObject private var loader = TutorialLoader()
    @State private var query = 0
    @State private var answers: [Int] = []
    @State private var step = 0

    var body: some View {
        VStack {
            if loader.isLoading { Text("Loading") }
            ForEach(loader.items, id: \.self) { Text($0) }
            Text("answers \(answers.map(String.init).joined(separator: " "))")
            Button("Ask") { query += 1 }
            Button("Later") {
                Task { @MainActor in
                    await Task.yield()
                    withAnimation { step += 1 }
                }
            }
            Button("Dispatch") {
                DispatchQueue.main.async { step += 10 }
            }
            Text("step \(step)")
        }
        .task { await loader.load() }
        .task(id: query) {
            await Task.yield()
            if !Task.isCancelled { answers.append(query) }
        }
    }
}

@MainActor
struct TutorialTasksTests {
    @Test("a task of a view fills an observed object, and the view follows")
    func loads() async throws {
        let tester = ViewTester(TutorialLoading())
        await tester.pump()
        await tester.pump()
        _ = try tester.find(.text("Milk"))
        #expect(tester.findAll(.text("Loading")).isEmpty)
    }

    @Test("a task with an id runs again when that changes")
    func identified() async throws {
        let tester = ViewTester(TutorialLoading())
        await tester.advance(by: 0.1)
        await tester.tap(try tester.find(.role(.button, "Ask")))
        await tester.advance(by: 0.1)
        _ = try tester.find(.text("answers 0 1"))
    }

    @Test("a task started by a button may change state later")
    func later() async throws {
        let tester = ViewTester(TutorialLoading())
        await tester.tap(try tester.find(.role(.button, "Later")))
        await tester.advance(by: 0.1)
        _ = try tester.find(.text("step 1"))
    }

    @Test("what is dispatched to the main queue changes state in a later frame")
    func dispatched() async throws {
        let tester = ViewTester(TutorialLoading())
        await tester.tap(try tester.find(.role(.button, "Dispatch")))
        await tester.advance(by: 0.1)
        _ = try tester.find(.text("step 10"))
    }
}
