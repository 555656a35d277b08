import SwiftUITesting
import Testing

/// What `settle` waits for.
@MainActor
struct SettlingTests {
    private struct Message: View {
        let seconds: Double
        @State private var text = "working"

        var body: some View {
            Text(text).task {
                guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
                text = "done"
            }
        }
    }

    @Test("settling runs through what waits once, without frames while nothing moves")
    func once() async throws {
        let tester = ViewTester(Message(seconds: 2))
        try await tester.settle()
        _ = try tester.find(.text("done"))
        #expect(abs(tester.now - 2) < 0.02)
    }

    @Test("a timer that repeats does not keep it, nor does a sleep that was cancelled")
    func repeating() async throws {
        let tester = ViewTester(
            Color.red.onAppear {
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                let task = Task { try await Task.sleep(for: .seconds(500)) }
                Task {
                    try await Task.sleep(for: .seconds(0.5))
                    task.cancel()
                }
            })
        try await tester.settle()
        #expect(abs(tester.now - 0.5) < 0.02)
    }

    @Test("what waits longer than the limit is named, with the view whose task it is and until when")
    func named() async throws {
        let tester = ViewTester(
            Message(seconds: 20).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 30) {} })
        let line = #line + 1
        let error = await #expect(throws: NotSettled.self) { try await tester.settle(limit: 5) }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.hasPrefix("SettlingTests.swift:\(line): Not settled after 5.0 s. Still waiting:\n"), "\(text)")
        #expect(text.contains("Message") && text.contains(": Task.sleep until 20.0 s\n"), "\(text)")
        #expect(text.contains("\n  DispatchQueue.main.asyncAfter until 30.0 s\n"), "\(text)")
        #expect(text.hasSuffix("use advance(by:) with it, or pass a higher limit."), "\(text)")
        #expect(error?.moving == [] && error?.waiting.count == 2)
        #expect(abs(tester.now - 5) < 0.02)
        try await tester.settle(limit: 30)
        _ = try tester.find(.text("done"))
    }

    @Test("a task that sleeps again and again never settles, and what moves is named beside it")
    func again() async throws {
        let tester = ViewTester(
            Message(seconds: 0.01).task {
                while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
            })
        let error = await #expect(throws: NotSettled.self) { try await tester.settle(limit: 3) }
        #expect(error?.waiting.count == 1, "\(String(describing: error))")
    }
}
