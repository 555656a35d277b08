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

    /// The content has been scrolled by a page.
    public struct PageScrolled: Sendable {
        private let text: String

        /// Says where the content is now. An empty text is not said.
        public init(_ scrollStatus: String) { text = scrollStatus }

        /// Says it in the window whose callback this is called in, after what is being said.
        public func post() {
            if !text.isEmpty { HostRequests.add(.announce(text)) }
        }
    }

    /// Most of the screen is another one.
    public struct ScreenChanged: Sendable {
        /// A notification that leads assistive technology to the first element there is.
        public init() {}

        /// Leads assistive technology to the first element of the window whose callback this is called in.
        public func post() { HostRequests.add(.attend(0)) }
    }

    /// Some of the screen looks another way.
    public struct LayoutChanged: Sendable {
        /// A notification of elements that have come, gone or moved.
        public init() {}

        /// Tells of it. Hosts here are told of every change of an element as it happens, so that this adds nothing.
        public func post() {}
    }
}
