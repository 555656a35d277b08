import Foundation
import SwiftUI

/// Changes what views show from other threads, each way in which code commonly does; shown in place of the example where
/// the environment has `EXAMPLE=threads`.
struct ThreadsApp: App {
    var body: some Scene {
        WindowGroup { ThreadsView() }
    }
}

/// Like most models in the wild: promises nothing about threads.
private final class Counter: ObservableObject, @unchecked Sendable {
    @Published var count = 0

    func load() async {
        try? await Task.sleep(nanoseconds: 1_000_000)
        count += 1
    }
}

/// Announces its changes itself.
private final class OwnCounter: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var count = 0

    func increment() {
        objectWillChange.send()
        count += 1
    }
}

@Observable
private final class ObservedCounter: @unchecked Sendable {
    var count = 0
}

extension Notification.Name {
    fileprivate static let counted = Notification.Name("counted")
}

/// One line for each way; all of them end with 1, and the one for `$count` with what was published.
private struct ThreadsView: View {
    var body: some View {
        VStack {
            ObjectCounts()
            StateCounts()
            ReceivedCounts()
        }
    }
}

private struct ObjectCounts: View {
    @StateObject private var awaited = Counter()
    @StateObject private var dispatched = Counter()
    @StateObject private var threaded = Counter()
    @StateObject private var operated = Counter()
    @StateObject private var requested = Counter()
    @StateObject private var detached = Counter()
    @StateObject private var animated = Counter()
    @StateObject private var own = OwnCounter()
    @State private var observed = ObservedCounter()

    var body: some View {
        VStack {
            Text("awaited \(awaited.count)")
            Text("dispatched \(dispatched.count)")
            Text("threaded \(threaded.count)")
            Text("operated \(operated.count)")
            Text("requested \(requested.count)")
            Text("detached \(detached.count)")
            Text("animated \(animated.count)")
            Text("own \(own.count)")
            Text("observed \(observed.count)")
        }
        .task { await awaited.load() }
        .onAppear {
            let (dispatched, threaded, operated, requested) = (dispatched, threaded, operated, requested)
            let (detached, animated, own, observed) = (detached, animated, own, observed)
            DispatchQueue.global().async { dispatched.count += 1 }
            Thread.detachNewThread { threaded.count += 1 }
            OperationQueue().addOperation { operated.count += 1 }
            // Nobody listens there: the answer is an error, on a queue of the session's.
            URLSession.shared.dataTask(with: URL(string: "http://127.0.0.1:1/")!) { _, _, _ in requested.count += 1 }
                .resume()
            Task.detached { detached.count += 1 }
            DispatchQueue.global().async {
                withAnimation {
                    animated.count += 1
                } completion: {
                }
            }
            DispatchQueue.global().async { own.increment() }
            DispatchQueue.global().async { observed.count += 1 }
        }
    }
}

private struct StateCounts: View {
    @State private var own = 0
    @State private var bound = 0
    @AppStorage("stored") private var stored = 0
    @AppStorage("set") private var set = 0

    var body: some View {
        VStack {
            Text("state \(own)")
            BoundCount(count: $bound)
            Text("stored \(stored)")
            Text("set \(set)")
        }
        .onAppear {
            nonisolated(unsafe) let view = self
            let defaults = UserDefaults.standard
            DispatchQueue.global().async { view._own.wrappedValue = 1 }
            DispatchQueue.global().async { view._stored.wrappedValue = 1 }
            Task.detached { defaults.set(1, forKey: "set") }
        }
    }
}

private struct BoundCount: View {
    @Binding var count: Int

    var body: some View {
        Text("bound \(count)").onAppear {
            nonisolated(unsafe) let binding = $count
            DispatchQueue.global().async { binding.wrappedValue = 1 }
        }
    }
}

private struct ReceivedCounts: View {
    @StateObject private var model = Counter()
    @State private var subjects = Subjects()
    @State private var sent = 0
    @State private var kept = 0
    @State private var mapped = 0
    @State private var merged = 0
    @State private var published = 0
    @State private var posted = 0

    private final class Subjects: @unchecked Sendable {
        let sent = PassthroughSubject<Int, Never>()
        let kept = CurrentValueSubject<Int, Never>(0)
        let mapped = PassthroughSubject<Int, Never>()
        let merged = PassthroughSubject<Int, Never>()
        /// What is posted with this is none of another page's.
        let object = NSObject()
    }

    var body: some View {
        VStack {
            Text("sent \(sent)")
            Text("kept \(kept)")
            Text("mapped \(mapped)")
            Text("merged \(merged)")
            Text("published \(published)")
            Text("posted \(posted)")
        }
        .onReceive(subjects.sent) { sent = $0 }
        .onReceive(subjects.kept) { kept = $0 }
        .onReceive(subjects.mapped.map { $0 }) { mapped = $0 }
        .onReceive(subjects.merged.merge(with: Empty<Int, Never>(completeImmediately: false))) { merged = $0 }
        .onReceive(model.$count) { published = $0 }
        .onReceive(NotificationCenter.default.publisher(for: .counted, object: subjects.object)) { _ in posted += 1 }
        .onAppear {
            let (subjects, model) = (subjects, model)
            DispatchQueue.global().async { subjects.sent.send(1) }
            DispatchQueue.global().async { subjects.kept.send(1) }
            DispatchQueue.global().async { subjects.mapped.send(1) }
            DispatchQueue.global().async { subjects.merged.send(1) }
            DispatchQueue.global().async { model.count = 1 }
            DispatchQueue.global().async { NotificationCenter.default.post(name: .counted, object: subjects.object) }
        }
    }
}
