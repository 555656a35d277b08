import Foundation
import OpenCombine

/// Who has subscribed to a subject, in order: who came first receives first, as in Apple's Combine. The subjects of
/// OpenCombine keep their subscribers in sets, so that each process would have another order.
final class SubjectHub<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var subscriptions = InsertionOrdered<ObjectIdentifier, SubjectSubscription<Output, Failure>>()
    private var completion: Subscribers.Completion<Failure>?
    /// What was sent last, where that is kept.
    private var latest: Output?
    /// Whether who comes receives what was sent last.
    fileprivate let keepsLatest: Bool
    private var upstreams: [any Subscription] = []
    /// Whether what the subject is subscribed to is asked for all that it has.
    private var isWanted: Bool

    /// - Parameter first: what who comes receives at once; nil where that is nothing.
    init(_ first: Output?) {
        latest = first
        keepsLatest = first != nil
        isWanted = first != nil
    }

    deinit { for upstream in upstreams { upstream.cancel() } }

    var value: Output? { lock.withLock { latest } }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = SubjectSubscription(self, AnySubscriber(subscriber))
        let end = lock.withLock {
            if completion == nil { subscriptions[ObjectIdentifier(subscription)] = subscription }
            return completion
        }
        if let end {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: end)
        } else {
            subscriber.receive(subscription: subscription)
        }
    }

    fileprivate func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        lock.withLock { subscriptions[ObjectIdentifier(subscription)] = nil }
    }

    func send(_ value: Output) {
        // Who comes while others receive receives from the next value on.
        let receivers = lock.withLock {
            guard completion == nil else { return [SubjectSubscription<Output, Failure>]() }
            if keepsLatest { latest = value }
            return subscriptions.values
        }
        for receiver in receivers { receiver.offer(value) }
    }

    func send(completion end: Subscribers.Completion<Failure>) {
        let receivers = lock.withLock {
            guard completion == nil else { return [SubjectSubscription<Output, Failure>]() }
            completion = end
            return subscriptions.takeAll()
        }
        for receiver in receivers { receiver.finish(end) }
    }

    func send(subscription: any Subscription) {
        let asks = lock.withLock {
            upstreams.append(subscription)
            return isWanted
        }
        if asks { subscription.request(.unlimited) }
    }

    /// Somebody asks for values.
    fileprivate func want() {
        let asked: [any Subscription] = lock.withLock {
            defer { isWanted = true }
            return isWanted ? [] : upstreams
        }
        for upstream in asked { upstream.request(.unlimited) }
    }
}

/// What one subscriber has of a subject.
final class SubjectSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let lock = NSLock()
    private let delivery = SerialDelivery()
    private var nesting = NestedDelivery()
    private var hub: SubjectHub<Output, Failure>?
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// Whether the subscriber wants nothing any more, not even what is about to be delivered.
    private var isCancelled = false
    /// Whether the subscriber has not had what was sent last.
    private var owesLatest: Bool
    /// Whose code receives.
    private let context = WindowContext.carried

    fileprivate init(_ hub: SubjectHub<Output, Failure>, _ subscriber: AnySubscriber<Output, Failure>) {
        self.hub = hub
        self.subscriber = subscriber
        owesLatest = hub.keepsLatest
    }

    var description: String { "Subject" }

    fileprivate func offer(_ value: Output) {
        lock.withLock {
            guard demand > 0, let subscriber else {
                owesLatest = hub?.keepsLatest == true
                return
            }
            demand -= 1
            owesLatest = false
            delivery.add { [self] in receive(value, by: subscriber) }
        }
        delivery.deliver()
    }

    private func receive(_ value: Output, by subscriber: AnySubscriber<Output, Failure>) {
        guard !lock.withLock({ isCancelled }) else { return }
        // Only one thread delivers at a time.
        guard nesting.begin() else {
            return RuntimeIssue.reportSendingCycle("A subscriber of a subject of \(Output.self)")
        }
        defer { nesting.end() }
        let more = WindowContext.run(ifCarriedElsewhere: context) { subscriber.receive(value) }
        if more > 0 { lock.withLock { demand += more } }
    }

    fileprivate func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let receiver = end() else { return }
        delivery.add { [self] in
            if !lock.withLock({ isCancelled }) {
                WindowContext.run(ifCarriedElsewhere: context) { receiver.receive(completion: completion) }
            }
        }
        delivery.deliver()
    }

    func request(_ more: Subscribers.Demand) {
        guard more > 0 else { return }
        let (hub, receiver, owes) = lock.withLock {
            demand += more
            defer { owesLatest = false }
            return (self.hub, subscriber, owesLatest)
        }
        guard let hub, let receiver else { return }
        hub.want()
        guard owes, let value = hub.value else { return }
        lock.withLock {
            demand -= 1
            delivery.add { [self] in self.receive(value, by: receiver) }
        }
        delivery.deliver()
    }

    func cancel() {
        let hub = lock.withLock {
            isCancelled = true
            return self.hub
        }
        guard end() != nil else { return }
        hub?.remove(self)
    }

    /// Receives no more.
    ///
    /// - Returns: who received until now.
    private func end() -> AnySubscriber<Output, Failure>? {
        lock.withLock {
            defer { (hub, subscriber) = (nil, nil) }
            return subscriber
        }
    }
}
