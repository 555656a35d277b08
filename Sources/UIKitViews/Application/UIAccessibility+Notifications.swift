import Foundation

extension UIAccessibility {
    /// What assistive technology is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The kind as a number.
        public let rawValue: UInt32

        /// A kind of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Something is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// Some of the screen looks another way.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Most of the screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The content has been scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technology something, in the window whose callback this is called in.
    ///
    /// - Parameter argument: a text, plain or with attributes, that a screen reader says. Elements of UIKit, to which it
    ///   would go, are not known here.
    public static func post(notification: Notification, argument: Any?) {
        if notification == .screenChanged { AccessibilityNotification.ScreenChanged().post() }
        let text: String
        switch argument {
        case let plain as String: text = plain
        case let plain as NSString: text = plain.description
        case let styled as NSAttributedString: text = styled.string
        default: return
        }
        AccessibilityNotification.Announcement(text).post()
    }
}
