import SwiftUICore
import Testing

/// Subjects: who receives what, and in which order.
struct SubjectTests {
    private typealias Passthrough = PassthroughSubject<Int, Failure>
    private typealias CurrentValue = CurrentValueSubject<Int, Failure>

    private struct Failure: Error, Equatable {}

    /// Takes as many values as it asks for.
    private final class Reader: Subscriber {
        typealias Input = Int
        typealias Failure = SubjectTests.Failure

        var subscription: (any Subscription)?
        var values: [Int] = []
        var ends = 0
        /// What is asked for with each value.
        var more = Subscribers.Demand.none

        func receive(subscription: any Subscription) { self.subscription = subscription }

        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) { ends += 1 }
    }

    @Test("subscribers receive in the order in which they came, through other publishers, too")
    func order() {
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(0)
        var received: [Int] = []
        var subscriptions: [AnyCancellable] = []
        for number in 0..<40 {
            if number % 2 == 0 {
                subscriptions.append(subject.sink { _ in received.append(number) })
            } else {
                subscriptions.append(
                    subject.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in received.append(number) })
            }
        }
        subject.send(1)
        #expect(received == Array(0..<40))
        // Those who have gone leave the order of the others.
        received = []
        for number in stride(from: 0, to: 40, by: 3) { subscriptions[number].cancel() }
        subject.send(2)
        #expect(received == (0..<40).filter { $0 % 3 != 0 })
        received = []
        subscriptions = (0..<20).map { number in current.sink { _ in received.append(number) } }
        received = []
        current.value = 1
        #expect(received == Array(0..<20))
    }

    @Test("a passing value is lost to who has not asked for one")
    func demand() {
        let subject = Passthrough()
        let reader = Reader()
        subject.receive(subscriber: reader)
        subject.send(1)
        reader.subscription?.request(.max(2))
        subject.send(2)
        subject.send(3)
        subject.send(4)
        #expect(reader.values == [2, 3])
        reader.more = .max(1)
        reader.subscription?.request(.max(1))
        subject.send(5)
        subject.send(6)
        #expect(reader.values == [2, 3, 5, 6])
        reader.subscription?.cancel()
        subject.send(7)
        subject.send(completion: .finished)
        #expect(reader.values == [2, 3, 5, 6])
        #expect(reader.ends == 0)
    }

    @Test("a kept value is received by who comes, and by who asks later than it was sent")
    func latest() {
        let subject = CurrentValue(1)
        let reader = Reader()
        subject.receive(subscriber: reader)
        #expect(reader.values.isEmpty)
        reader.subscription?.request(.max(1))
        #expect(reader.values == [1])
        subject.send(2)
        subject.send(3)
        #expect(subject.value == 3)
        reader.subscription?.request(.max(1))
        #expect(reader.values == [1, 3])
        reader.subscription?.request(.max(1))
        #expect(reader.values == [1, 3])
        subject.value = 4
        #expect(reader.values == [1, 3, 4])
        let optional = CurrentValueSubject<Int?, Never>(nil)
        var seen: [Int?] = []
        let subscription = optional.sink { seen.append($0) }
        optional.send(5)
        #expect(seen == [nil, 5])
        #expect(optional.value == 5)
        subscription.cancel()
    }

    @Test("an end is told once, and to those who come later")
    func ends() {
        let subject = Passthrough()
        let (early, late) = (Reader(), Reader())
        subject.receive(subscriber: early)
        early.subscription?.request(.unlimited)
        subject.send(completion: .failure(Failure()))
        subject.send(completion: .finished)
        subject.send(1)
        subject.receive(subscriber: late)
        #expect(early.ends == 1 && late.ends == 1)
        #expect(early.values.isEmpty && late.values.isEmpty)
    }

    @Test("who receives may send, subscribe and cancel")
    func reentrance() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [String] = []
        var subscriptions: [AnyCancellable] = []
        subscriptions.append(
            subject.sink { value in
                received.append("a\(value)")
                if value == 1 {
                    subscriptions.append(subject.sink { received.append("c\($0)") })
                    subject.send(2)
                    subscriptions[1].cancel()
                }
            })
        subscriptions.append(subject.sink { received.append("b\($0)") })
        subject.send(1)
        #expect(received == ["a1", "a2", "b2", "c2"])
    }

    @Test("a subject that subscribes asks for values once somebody asks it, and lets go with its end")
    func upstream() {
        let source = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        do {
            let relay = PassthroughSubject<Int, Never>()
            let link = source.subscribe(relay)
            let subscription = relay.sink { values.append($0) }
            source.send(1)
            subscription.cancel()
            source.send(2)
            link.cancel()
            source.send(3)
        }
        #expect(values == [1])
    }
}
