import SwiftUICore

extension Publishers {
    /// The values of several publishers, in the order in which they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// A value of any of them.
        public typealias Output = Upstream.Output
        /// That of all.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Several publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Several publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Tells a subscriber of all.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            let joined = JoinedSubscription(subscriber, count: publishers.count)
            subscriber.receive(subscription: joined)
            for publisher in publishers { joined.listen(to: publisher) { $0 } }
        }
    }

    /// The values of two publishers, in the order in which they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        /// A value of one of them.
        public typealias Output = A.Output
        /// That of both.
        public typealias Failure = A.Failure

        /// One publisher.
        public let a: A
        /// The other.
        public let b: B

        /// Both publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Tells a subscriber of both.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let joined = JoinedSubscription(subscriber, count: 2)
            subscriber.receive(subscription: joined)
            joined.listen(to: a) { $0 }
            joined.listen(to: b) { $0 }
        }
    }
}

extension Publisher {
    /// The values of this publisher and another, in the order in which they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }

    /// The values of this publisher and others of its type, in the order in which they come.
    @_disfavoredOverload
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// The values of this publisher and two others, in the order in which they come.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        Publishers.Merge(Publishers.Merge(self, b), c)
    }
}
