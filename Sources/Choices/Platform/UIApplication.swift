import SwiftUICore
import Foundation

/// The program, as far as code for phones asks it for anything that a view cannot.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    /// The program.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// More about how to open an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Has the host open an address, as `openURL` does.
    ///
    /// - Parameter completionHandler: told true.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        HostRequests.add(.open(url))
        completionHandler?(true)
    }

    /// Whether somebody could open an address: one that has a scheme.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// The address of the app's settings; no system here has any for it.
    public static let openSettingsURLString = "app-settings:"

    /// The windows of the program: the one of the view that runs.
    public var windows: [UIWindow] { [.only] }
    /// The window of the view that runs.
    public var keyWindow: UIWindow? { .only }
    /// What shows the program's windows.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// How much the program is used.
    public var applicationState: State { .active }
    /// Whether the display stays on while nobody touches it; no host can see to that yet.
    public var isIdleTimerDisabled = false

    /// How much a program is used.
    public enum State: Int, Sendable {
        /// Visible and used.
        case active
        /// Visible, and not used.
        case inactive
        /// Not visible.
        case background
    }

    /// The program is used again. No host sends it yet; `scenePhase` is active all the time.
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    /// The program is about to be used no more. No host sends it yet.
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    /// The program is about to be seen again. No host sends it yet.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForeground")
    /// The program is seen no more. No host sends it yet.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    /// The program is about to end. No host sends it yet.
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
}
