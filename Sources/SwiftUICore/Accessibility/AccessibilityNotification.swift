/// Tells assistive technology what has happened.
public enum AccessibilityNotification {
    /// Something to be said by a screen reader: that a card was swiped, or how much a filter leaves.
    public struct Announcement: Sendable {
        private let text: String

        /// Says a text. An empty one is not said.
        public init(_ announcement: String) { text = announcement }

        /// Says a text, without its attributes.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Says it in the window whose callback this is called in, after what is being said.
        public func post() {
            if !text.isEmpty { HostRequests.add(.announce(text)) }
        }
    }
}
