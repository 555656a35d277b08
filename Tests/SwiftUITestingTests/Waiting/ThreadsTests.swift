import Foundation
import Synchronization
import SwiftUITesting
import Testing

/// Testers whose views do their work on real threads.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ThreadsTests {
    /// Like most models: an asynchronous function of no actor changes what views read.
    private final class Feed: ObservableObject, @unchecked Sendable {
        @Published private(set) var count = 0

        func load() async {
            try? await Task.sleep(for: .seconds(60))
            count = 1
        }
    }

    private struct FeedView: View {
        @StateObject private var feed = Feed()

        var body: some View {
            Text("count \(feed.count)").task { await feed.load() }
        }
    }

    @Test("A model that changes on another thread is shown, and found, where a tester uses threads")
    func model() async throws {
        let tester = ViewTester(FeedView(), usesThreads: true)
        await tester.advance(by: 61)
        _ = try tester.find(.text("count 1"))
        #expect(tester.issues.map(\.kind) == [.backgroundChange])
        #expect(tester.issues[0].message.contains("Feed announced a change on another thread"))
    }

    @Test("Without threads the same runs on the main actor's thread, and nothing is found")
    func withoutThreads() async throws {
        let tester = ViewTester(FeedView())
        await tester.advance(by: 61)
        _ = try tester.find(.text("count 1"))
        #expect(tester.issues.isEmpty)
    }

    private struct BlocksView: View {
        @State private var blocks = 0
        @State private var delayed = 0
        @State private var children = 0
        @State private var detached = 0

        var body: some View {
            VStack {
                Text("blocks \(blocks)")
                Text("delayed \(delayed)")
                Text("children \(children)")
                Text("detached \(detached)")
            }
            .onAppear {
                DispatchQueue.global().async { DispatchQueue.main.async { blocks += 1 } }
                DispatchQueue.global().asyncAfter(deadline: .now() + 5) { DispatchQueue.main.async { delayed += 1 } }
                Task.detached {
                    try? await Task.sleep(for: .seconds(3))
                    await MainActor.run { detached += 1 }
                }
            }
            .task {
                async let (first, second, third, fourth) = (number(1), number(2), number(3), number(4))
                children = await first + second + third + fourth
            }
        }
    }

    @Test("A frame waits for what runs on other threads, and what sleeps there follows the tester's time")
    func waits() async throws {
        let tester = ViewTester(BlocksView(), usesThreads: true)
        await tester.pump(by: 0)
        for text in ["blocks 1", "delayed 0", "children 10", "detached 0"] { _ = try tester.find(.text(text)) }
        await tester.advance(by: 4)
        for text in ["delayed 0", "detached 1"] { _ = try tester.find(.text(text)) }
        try await tester.settle()
        _ = try tester.find(.text("delayed 1"))
        #expect(tester.issues.isEmpty)
    }

    @Test("Two pieces of work that wait for each other both run, as on a device")
    func together() async throws {
        let tester = ViewTester(MeetingView(), usesThreads: true)
        await tester.pump(by: 0)
        _ = try tester.find(.text("met"))
    }

    private struct MeetingView: View {
        @State private var hasMet = false

        var body: some View {
            Text(hasMet ? "met" : "waiting").task {
                let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
                async let one: Void = meet(first, second)
                async let other: Void = meet(second, first)
                _ = await (one, other)
                hasMet = true
            }
        }
    }
}

private nonisolated func number(_ number: Int) async -> Int {
    await Task.yield()
    return number
}

private nonisolated func meet(_ mine: DispatchSemaphore, _ other: DispatchSemaphore) async {
    other.signal()
    wait(for: mine)
}

private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
