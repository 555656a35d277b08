import Foundation
import SwiftUICore

/// Listens to several publishers for one subscriber: what `combineLatest` and `merge` have in common.
///
/// Each publisher is asked for all it has. What comes while the subscriber wants nothing is dropped, but for what
/// `combineLatest` keeps of it.
final class JoinedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private let delivery = SerialDelivery()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var upstreams: [AnyCancellable] = []
    private var unfinished: Int

    /// - Parameter count: of the publishers.
    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        unfinished = count
    }

    /// Listens to one of the publishers; `take` gives what is to be told of a value, if anything.
    func listen<P: Publisher>(to publisher: P, _ take: @escaping (P.Output) -> Downstream.Input?)
    where P.Failure == Downstream.Failure {
        let upstream = publisher.sink(
            receiveCompletion: { [weak self] in self?.finish($0) },
            receiveValue: { [weak self] value in self?.receive { take(value) } })
        lock.withLock { if downstream != nil { upstreams.append(upstream) } }
    }

    private func receive(_ make: () -> Downstream.Input?) {
        lock.withLock {
            guard let value = make(), downstream != nil, demand > 0 else { return }
            demand -= 1
            delivery.add { [self] in
                guard let downstream = lock.withLock({ downstream }) else { return }
                let more = downstream.receive(value)
                lock.withLock { demand += more }
            }
        }
        delivery.deliver()
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            unfinished -= 1
            if case .finished = completion, unfinished > 0 { return }
            delivery.add { [self] in end()?.receive(completion: completion) }
        }
        delivery.deliver()
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() { _ = end() }

    /// Listens no more.
    ///
    /// - Returns: who was told until now.
    private func end() -> Downstream? {
        let (last, _) = lock.withLock {
            defer { (downstream, upstreams) = (nil, []) }
            return (downstream, upstreams)
        }
        return last
    }
}
