import OpenCombine

/// Sends values to those who have subscribed, in the order in which they have.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let hub = SubjectHub<Output, Failure>(nil)

    /// A subject to which nobody has subscribed.
    public init() {}

    /// Subscribes: what is sent from now on is received, as far as it is asked for.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.add(subscriber)
    }

    /// Takes up what the subject itself is subscribed to.
    public func send(subscription: any Subscription) { hub.send(subscription: subscription) }

    /// Sends a value.
    public func send(_ value: Output) { hub.send(value) }

    /// Ends what is sent, for those who come later, too.
    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
}

/// Keeps a value, and sends it to those who have subscribed whenever it changes, in the order in which they have.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let hub: SubjectHub<Output, Failure>
    private let first: Output

    /// A subject with a value.
    public init(_ value: Output) {
        first = value
        hub = SubjectHub(value)
    }

    /// What was sent last. What is written is sent.
    public var value: Output {
        get { hub.value ?? first }
        set { hub.send(newValue) }
    }

    /// Subscribes: the value is received at once, and what is sent from now on, as far as it is asked for.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.add(subscriber)
    }

    /// Takes up what the subject itself is subscribed to.
    public func send(subscription: any Subscription) { hub.send(subscription: subscription) }

    /// Sends a value, which is kept.
    public func send(_ value: Output) { hub.send(value) }

    /// Ends what is sent, for those who come later, too.
    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
}
