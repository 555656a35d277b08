import SwiftUICore

extension Publishers {
    /// The newest values of two publishers, whenever one of them has another.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// A value of each.
        public typealias Output = (A.Output, B.Output)
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
            var latest: (A.Output?, B.Output?)
            func both() -> Output? {
                guard let a = latest.0, let b = latest.1 else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: joined)
            joined.listen(to: a) {
                latest.0 = $0
                return both()
            }
            joined.listen(to: b) {
                latest.1 = $0
                return both()
            }
        }
    }
}

extension Publisher {
    /// The newest values of this publisher and another, whenever one of them has another.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// What a closure makes of the newest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    /// The newest values of this publisher and two others, whenever one of them has another.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// What a closure makes of the newest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }
}

extension Publishers {
    /// The newest values of three publishers, whenever one of them has another.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// A value of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// That of all.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second.
        public let b: B
        /// The third.
        public let c: C

        /// All three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Tells a subscriber of all.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
                .map { ($0.0, $0.1, $1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publishers {
    /// The newest values of four publishers, whenever one of them has another.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// A value of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// That of all.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second.
        public let b: B
        /// The third.
        public let c: C
        /// The fourth.
        public let d: D

        /// All four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Tells a subscriber of all.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
                .map { ($0.0, $0.1, $0.2, $1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The newest values of this publisher and three others, whenever one of them has another.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// What a closure makes of the newest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
