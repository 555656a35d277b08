import Foundation
import SwiftUITesting
import Synchronization
import Testing

/// Publishers that join others, whose values come on several threads.
@Suite(.timeLimit(.minutes(10))) struct CombiningThreadsTests {
    /// Has two publishers that are made of two subjects send to each other's subject, from two threads at the same time.
    private func cross<P: Publisher>(
        _ join: (PassthroughSubject<Int, Never>) -> P, _ log: @escaping @Sendable (String, P.Output) -> Bool
    ) async where P.Failure == Never {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let (firstArrived, secondArrived) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscriptions = [
            join(first).sink { value in
                guard log("first", value) else { return }
                firstArrived.signal()
                secondArrived.wait()
                second.send(1)
            },
            join(second).sink { value in
                guard log("second", value) else { return }
                secondArrived.signal()
                firstArrived.wait()
                first.send(1)
            },
        ]
        await withCheckedContinuation { continuation in
            let group = DispatchGroup()
            for subject in [first, second] {
                group.enter()
                Thread.detachNewThread {
                    subject.send(0)
                    group.leave()
                }
            }
            group.notify(queue: .global()) { continuation.resume() }
        }
        withExtendedLifetime(subscriptions) {}
    }

    @Test("Two merged publishers that feed each other from two threads do not wait for each other")
    func merged() async {
        let received = Mutex<[String]>([])
        await cross({ $0.merge(with: Empty(completeImmediately: false)) }) { name, value in
            received.withLock { $0.append("\(name) \(value)") }
            return value == 0
        }
        let names = received.withLock { $0.sorted() }
        #expect(names == ["first 0", "first 1", "second 0", "second 1"])
    }

    @Test("Two combined publishers that feed each other from two threads do not wait for each other")
    func combined() async {
        let received = Mutex<[String]>([])
        await cross({ $0.combineLatest(Just("a")) }) { name, value in
            received.withLock { $0.append("\(name) \(value.0)\(value.1)") }
            return value.0 == 0
        }
        let names = received.withLock { $0.sorted() }
        #expect(names == ["first 0a", "first 1a", "second 0a", "second 1a"])
    }

    @Test("A merged publisher passes on everything that several threads send, one value at a time")
    func many() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let isReceiving = Atomic(false)
        let sum = Mutex(0)
        let subscription = first.merge(with: second).sink { value in
            let isNested = isReceiving.exchange(true, ordering: .acquiringAndReleasing)
            #expect(!isNested)
            sum.withLock { $0 += value }
            isReceiving.store(false, ordering: .releasing)
        }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for value in 1...500 { (thread.isMultiple(of: 2) ? first : second).send(value) }
        }
        let total = sum.withLock { $0 }
        #expect(total == 1_002_000)
        withExtendedLifetime(subscription) {}
    }
}
