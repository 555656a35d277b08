import Foundation

extension NotificationCenter {
    /// The notifications of a name, one after another, for as long as somebody waits for them.
    ///
    /// Foundation on Linux has none. What is posted while nobody waits is kept, as on Apple's platforms.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// A notification.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let observer: any NSObjectProtocol
        private let stream: AsyncStream<Posted>

        /// Who posts a notification has no more to do with it.
        struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            self.center = center
            self.stream = stream
            observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
                nonisolated(unsafe) let posted = notification
                continuation.yield(Posted(notification: posted))
            }
        }

        deinit { center.removeObserver(observer) }

        /// Waits for the notifications.
        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator(), sequence: self) }

        /// Waits for the notifications.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Posted>.Iterator
            let sequence: Notifications

            /// The next notification; nil when the task is cancelled.
            public mutating func next() async -> Notification? { await base.next()?.notification }

            /// The next notification, on the actor that waits; nil when the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }
}
