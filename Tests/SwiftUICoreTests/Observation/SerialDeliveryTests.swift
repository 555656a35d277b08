import Foundation
import SwiftUICore
import Synchronization
import Testing

/// Subjects that several threads send to.
@Suite(.timeLimit(.minutes(10))) struct SerialDeliveryTests {
    @Test("Two subjects that send to each other from two threads do not wait for each other")
    func crossed() async {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let received = Mutex<[String]>([])
        let (firstArrived, secondArrived) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscriptions = [
            first.sink { value in
                received.withLock { $0.append("first \(value)") }
                guard value == 0 else { return }
                firstArrived.signal()
                secondArrived.wait()
                second.send(1)
            },
            second.sink { value in
                received.withLock { $0.append("second \(value)") }
                guard value == 0 else { return }
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
        let names = received.withLock { $0.sorted() }
        #expect(names == ["first 0", "first 1", "second 0", "second 1"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test("What a subscriber sends while it receives has been received when that send returns")
    func nested() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Mutex<[String]>([])
        let subscription = subject.sink { value in
            log.withLock { $0.append("begins \(value)") }
            if value < 2 { subject.send(value + 1) }
            log.withLock { $0.append("ends \(value)") }
        }
        subject.send(0)
        #expect(log.withLock { $0 } == ["begins 0", "begins 1", "begins 2", "ends 2", "ends 1", "ends 0"])
        withExtendedLifetime(subscription) {}
    }

    @Test("A subscriber receives everything that many threads send, one value at a time")
    func many() {
        let subject = PassthroughSubject<Int, Never>()
        let isReceiving = Atomic(false)
        let sum = Mutex(0)
        let subscription = subject.sink { value in
            let isNested = isReceiving.exchange(true, ordering: .acquiringAndReleasing)
            #expect(!isNested)
            sum.withLock { $0 += value }
            isReceiving.store(false, ordering: .releasing)
        }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for value in 1...500 { subject.send(value) } }
        let total = sum.withLock { $0 }
        #expect(total == 1_002_000)
        withExtendedLifetime(subscription) {}
    }

    @Test("The end comes after what was sent before, and nothing comes after it")
    func end() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Mutex<[String]>([])
        let subscription = subject.sink(
            receiveCompletion: { _ in log.withLock { $0.append("end") } },
            receiveValue: { value in
                log.withLock { $0.append("\(value)") }
                guard value == 0 else { return }
                subject.send(1)
                subject.send(completion: .finished)
                subject.send(2)
            })
        subject.send(0)
        #expect(log.withLock { $0 } == ["0", "1", "end"])
        withExtendedLifetime(subscription) {}
    }

    @Test("Nothing comes after cancelling, not even while a value is received")
    func cancelled() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var received: [Int] = []
        var own: AnyCancellable?
        own = subject.sink { value in
            received.append(value)
            guard value == 1 else { return }
            own?.cancel()
            subject.send(2)
        }
        subject.send(1)
        #expect(received == [0, 1])
    }
}
