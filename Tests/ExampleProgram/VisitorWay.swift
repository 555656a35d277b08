import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How the code of a page comes to run later.
enum VisitorWay: String, CaseIterable {
    case task, detached, mainQueue, delayed, globalQueue, workItem, dispatchSource, thread, mainOperation, operation
    case timer, runLoop, transfer, receiveOn, debounce, timerPublisher, notification
    /// By objects that belong to no page, as globals make them.
    case singletonLoop, singletonTimer

    /// Whether what runs belongs to the page whose code asked for it, rather than to nobody.
    var belongsToPage: Bool { self != .singletonLoop && self != .singletonTimer }

    @MainActor
    func run(_ model: VisitorModel, port: Int, _ operation: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let work = { MainActor.assumeIsolated(operation) }
        switch self {
        case .task:
            Task {
                try? await Task.sleep(for: .milliseconds(1))
                operation()
            }
        case .detached: Task.detached { await MainActor.run { Task { operation() } } }
        case .thread: Thread.detachNewThread { DispatchQueue.main.async { work() } }
        case .mainOperation: OperationQueue.main.addOperation { work() }
        case .operation:
            let queue = OperationQueue()
            queue.addOperation { OperationQueue.main.addOperation { work() } }
        case .timer: Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in work() }
        case .runLoop: RunLoop.main.perform { work() }
        case .transfer:
            guard let url = URL(string: "http://127.0.0.1:\(port)/") else { return }
            URLSession.shared.dataTask(with: url) { _, _, _ in DispatchQueue.main.async { work() } }.resume()
        case .notification:
            let name = Notification.Name(UUID().uuidString)
            let observer = Observer()
            observer.token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                observer.end()
                work()
            }
            NotificationCenter.default.post(name: name, object: nil)
        case .singletonLoop: LoopingSingleton.shared.send(operation)
        case .singletonTimer: TimerSingleton.shared.waiting.append(operation)
        case .mainQueue, .delayed, .globalQueue, .workItem, .dispatchSource: dispatch(model, work)
        case .receiveOn, .debounce, .timerPublisher: publish(model, work)
        }
    }

    @MainActor
    private func dispatch(_ model: VisitorModel, _ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        switch self {
        case .delayed: DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { work() }
        case .globalQueue: DispatchQueue.global().async { DispatchQueue.main.async { work() } }
        case .workItem:
            let item = DispatchWorkItem { @Sendable in }
            item.notify(queue: .main) { work() }
            DispatchQueue.global().async(execute: item)
        case .dispatchSource:
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 0.001)
            source.setEventHandler {
                source.cancel()
                work()
            }
            source.resume()
            model.held.append(source)
        default: DispatchQueue.main.async { work() }
        }
    }

    @MainActor
    private func publish(_ model: VisitorModel, _ work: @escaping () -> Void) {
        let subject = PassthroughSubject<Int, Never>()
        switch self {
        case .receiveOn:
            model.held.append(subject.receive(on: DispatchQueue.main).first().sink { _ in work() })
        case .debounce:
            model.held.append(
                subject.debounce(for: .milliseconds(1), scheduler: RunLoop.main).first().sink { _ in work() })
        default:
            model.held.append(
                Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().first().sink { _ in work() })
        }
        subject.send(1)
    }
}

/// Runs what it is sent in a task of its own, from the moment it is first asked for.
@MainActor
private final class LoopingSingleton {
    static let shared = LoopingSingleton()
    private let (works, continuation) = AsyncStream<@MainActor @Sendable () -> Void>.makeStream()

    private init() {
        Task { for await work in works { work() } }
    }

    func send(_ work: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let work = work
        continuation.yield { work() }
    }
}

/// Runs what waits in a timer of its own, from the moment it is first asked for.
@MainActor
private final class TimerSingleton {
    static let shared = TimerSingleton()
    var waiting: [@MainActor () -> Void] = []

    private init() {
        Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [unowned self] _ in
            MainActor.assumeIsolated {
                let works = waiting
                waiting = []
                for work in works { work() }
            }
        }
    }
}

/// Observes until it is told that this is enough.
private final class Observer: @unchecked Sendable {
    var token: (any NSObjectProtocol)?

    func end() {
        token.map(NotificationCenter.default.removeObserver)
        token = nil
    }
}
