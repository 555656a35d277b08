import OpenCombine

/// A publisher that sends the same to all that have subscribed to it, at the same time.
package protocol SharedSource: Publisher {
    /// The same for two publishers that send the same things; nil where that cannot be told.
    var sourceKey: AnyHashable? { get }
}

extension SharedSource where Self: AnyObject {
    package var sourceKey: AnyHashable? { ObjectIdentifier(self) }
}

extension PassthroughSubject: SharedSource {}
extension CurrentValueSubject: SharedSource {}
extension ObservableObjectPublisher: SharedSource {}
extension Publishers.Autoconnect: SharedSource {}
extension Publishers.Share: SharedSource {}

extension Published.Publisher: SharedSource {
    package var sourceKey: AnyHashable? {
        // It is no more than a name for the subject in it.
        Mirror(reflecting: self).children.first.map { ObjectIdentifier($0.value as AnyObject) }
    }
}

/// One subscription for all views of a window that receive what a publisher sends, so that they do in the order in which
/// they came. It belongs to the window, as an observer of notifications does.
///
/// Publishers keep their subscribers in sets: each process would have another order.
@MainActor
final class SharedSubscription<Output> {
    /// Receives a value, and the thread that sent it where that is another one.
    typealias Receive = @MainActor (Output, OtherThread?) -> Void

    /// Who receives, for as long as the object lives.
    @MainActor
    final class Member {
        private let shared: SharedSubscription
        fileprivate let receive: Receive

        fileprivate init(_ shared: SharedSubscription, _ receive: @escaping Receive) {
            self.shared = shared
            self.receive = receive
        }
    }

    private struct Place {
        weak var member: Member?
    }

    private var places: [Place] = []
    /// How many places there may be before those of members that have gone are looked for.
    private var limit = 16
    /// The publisher, which is kept: another that took its place in memory would be taken for it.
    private let publisher: Any
    private var cancellable: AnyCancellable?

    private init(_ publisher: Any) { self.publisher = publisher }

    /// Subscribes to a publisher.
    ///
    /// - Parameter receive: called on the main actor, in turn with what was called here before for the same publisher.
    /// - Returns: what has to be kept in order to go on receiving; nil if the publisher is none that can be shared.
    static func join<P: Publisher>(_ publisher: P, _ receive: @escaping Receive) -> Member?
    where P.Output == Output, P.Failure == Never {
        guard let source = (publisher as? any SharedSource)?.sourceKey else { return nil }
        let window = WindowContext.carried.map { ObjectIdentifier($0.window) }
        let key = SharedSubscriptions.Key(source: source, output: ObjectIdentifier(Output.self), window: window)
        if let known = SharedSubscriptions.known[key] as? SharedSubscription {
            let member = Member(known, receive)
            // Some send what is current to whoever comes.
            let greeting = publisher.sinkOnAnyThread { output in
                guard MainThread.isCurrent else { return }
                nonisolated(unsafe) let output = output
                MainActor.assumeIsolated { receive(output, nil) }
            }
            greeting.cancel()
            known.add(member)
            return member
        }
        let shared = SharedSubscription(publisher)
        SharedSubscriptions.known[key] = shared
        let member = Member(shared, receive)
        shared.add(member)
        let reference = MainActorReference(shared)
        shared.cancellable = publisher.sinkOnAnyThread { output in
            nonisolated(unsafe) let output = output
            let thread = OtherThread.current
            MainThread.run { reference.target?.send(output, from: thread) }
        }
        return member
    }

    private func add(_ member: Member) {
        if places.count >= limit {
            places.removeAll { $0.member == nil }
            limit = max(16, places.count * 2)
        }
        places.append(Place(member: member))
    }

    private func send(_ output: Output, from thread: OtherThread?) {
        // Who goes while others receive receives no more, and who comes has been greeted.
        let places = places
        for place in places { place.member?.receive(output, thread) }
    }
}

/// The shared subscriptions there are.
@MainActor
enum SharedSubscriptions {
    struct Key: Hashable {
        let source: AnyHashable
        let output: ObjectIdentifier
        let window: ObjectIdentifier?
    }

    private final class Weak {
        weak var subscription: AnyObject?
    }

    /// Subscriptions by what they subscribe to; one that nobody keeps is as if it were not there.
    struct Table {
        private var entries: [Key: Weak] = [:]
        private var limit = 64

        subscript(key: Key) -> AnyObject? {
            get { entries[key]?.subscription }
            set {
                if entries.count >= limit {
                    entries = entries.filter { $0.value.subscription != nil }
                    limit = max(64, entries.count * 2)
                }
                let entry = Weak()
                entry.subscription = newValue
                entries[key] = entry
            }
        }
    }

    static var known = Table()
}
