import Foundation

/// What shows notifications while an app is not used: here nothing does, which to the app is as if its user had declined.
///
/// `requestAuthorization` says false, and `add` fails with `UNError.notificationsNotAllowed`.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter()

    /// The app's center.
    public class func current() -> UNUserNotificationCenter { center }

    private override init() { super.init() }

    /// Told about notifications; there are none.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether the system shows notifications that the app explains later.
    public var supportsContentExtensions: Bool { false }

    /// Asks for leave to show notifications: nobody gives it.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { completionHandler(false, nil) }
    }

    /// Asks for leave to show notifications: nobody gives it.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    /// What the user allows: nothing.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task { completionHandler(UNNotificationSettings()) }
    }

    /// What the user allows: nothing.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Fails: nobody has allowed it.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { completionHandler?(UNError(.notificationsNotAllowed)) }
    }

    /// Fails: nobody has allowed it.
    public func add(_ request: UNNotificationRequest) async throws { throw UNError(.notificationsNotAllowed) }

    /// What waits to be shown: nothing.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task { completionHandler([]) }
    }

    /// What waits to be shown: nothing.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// Forgets what waits to be shown.
    public func removeAllPendingNotificationRequests() {}
    /// Forgets some of what waits to be shown.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// What is shown: nothing.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { completionHandler([]) }
    }

    /// What is shown: nothing.
    public func deliveredNotifications() async -> [UNNotification] { [] }
    /// Takes away what is shown.
    public func removeAllDeliveredNotifications() {}
    /// Takes away some of what is shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// The number at the app's icon, which nobody allows either.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { completionHandler?(UNError(.notificationsNotAllowed)) }
    }

    /// The number at the app's icon, which nobody allows either.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }
}

/// Told about an app's notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// A notification comes while the app is used.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Somebody has pressed a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Nothing is shown then.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }

    /// Nothing happens then.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
}

/// What went wrong with notifications.
public struct UNError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The user does not allow them.
        case notificationsNotAllowed = 1
    }

    /// What went wrong.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The user does not allow them.
    public static let notificationsNotAllowed = Code.notificationsNotAllowed
}

extension UNError: LocalizedError {
    /// The error in words.
    public var errorDescription: String? { "Notifications are not allowed for this application" }
}

/// What an app asks leave for.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number at the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// A text.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// A sound even where all is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button that leads to the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Quietly, without being asked.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether the user allows notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody has asked.
    case notDetermined
    /// No.
    case denied
    /// Yes.
    case authorized
    /// Quietly.
    case provisional
    /// For a while.
    case ephemeral
}

/// Whether the user allows a part of notifications.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such thing.
    case notSupported
    /// No.
    case disabled
    /// Yes.
    case enabled
}

/// What the user allows.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether there are any: no.
    public var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Texts.
    public var alertSetting: UNNotificationSetting { .notSupported }
    /// Sounds.
    public var soundSetting: UNNotificationSetting { .notSupported }
    /// Numbers at the icon.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// On the locked display.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// In the list of notifications.
    public var notificationCenterSetting: UNNotificationSetting { .notSupported }
}

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number at the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// A text.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// At the top of the display.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
