import Foundation

/// What a notification says.
public class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title.
    public fileprivate(set) var title = ""
    /// What stands below it.
    public fileprivate(set) var subtitle = ""
    /// The text.
    public fileprivate(set) var body = ""
    /// The number at the app's icon; nil leaves it.
    public fileprivate(set) var badge: NSNumber?
    /// What is heard.
    public fileprivate(set) var sound: UNNotificationSound?
    /// The app's own words to itself.
    public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// What it is grouped by.
    public fileprivate(set) var threadIdentifier = ""
    /// Which buttons it has.
    public fileprivate(set) var categoryIdentifier = ""
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title.
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// What stands below it.
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number at the app's icon; nil leaves it.
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// What is heard.
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// The app's own words to itself.
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// What it is grouped by.
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// Which buttons it has.
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
}

/// What is heard of a notification.
public final class UNNotificationSound: NSObject, Sendable {
    /// The name of a sound in the app; nil for the system's.
    private let name: String?

    private init(name: String?) { self.name = name }

    /// The system's.
    public static let `default` = UNNotificationSound(name: nil)
    /// The system's for what must be heard.
    public static let defaultCritical = UNNotificationSound(name: nil)
    /// The system's for calls.
    public static let defaultRingtone = UNNotificationSound(name: nil)

    /// A sound in the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
}

/// The name of a sound in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String

    /// The sound of a file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The sound of a file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification is shown.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it is shown again and again.
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// Shows a notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// After how long, in seconds.
    public let timeInterval: TimeInterval

    /// After some seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When that is; nil, as it is never shown.
    public func nextTriggerDate() -> Date? { nil }
}

/// Shows a notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What is known of the date.
    public let dateComponents: DateComponents

    /// When a date matches.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When that is; nil, as it is never shown.
    public func nextTriggerDate() -> Date? { nil }
}

/// A notification that an app wants to be shown.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// Its name, by which the app replaces or removes it.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A notification.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that was shown.
public final class UNNotification: NSObject, @unchecked Sendable {
    /// What asked for it.
    public let request: UNNotificationRequest
    /// When it was shown.
    public let date: Date

    init(request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}

/// What somebody did to a notification.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// To which.
    public let notification: UNNotification
    /// Which button it was.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}
