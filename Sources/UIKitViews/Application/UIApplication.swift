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

    /// The windows of the program, as far as they are in the page or window of the view that runs.
    public var windows: [UIWindow] { UIWindowScene.only.windows }
    /// The window in front, in the page or window of the view that runs.
    public var keyWindow: UIWindow? { .only }
    /// What shows the program's windows.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// What the system keeps of the program's scenes: of the one at work.
    public var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
    /// Whether the program opens more scenes by itself.
    public var supportsMultipleScenes: Bool { false }
    /// How much the window at work is used; active to code that runs for none.
    public var applicationState: State {
        switch WindowContext.current?.environment?.scenePhase ?? .active {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
    /// Whether the display stays on while nobody touches it: browsers see to that for the window at work.
    public var isIdleTimerDisabled: Bool {
        get { WindowContext.current?.graph?.part(DisplayWakefulness.self).isOn ?? false }
        set {
            WindowContext.current?.graph?.part(DisplayWakefulness.self).isOn = newValue
            HostRequests.add(.keepAwake(newValue))
        }
    }

    /// The number at the app's icon, which no host shows.
    public var applicationIconBadgeNumber = 0

    /// How much a program is used.
    public enum State: Int, Sendable {
        /// Visible and used.
        case active
        /// Visible, and not used.
        case inactive
        /// Not visible.
        case background
    }

    /// A window of the program is used again.
    ///
    /// Views receive these of their own window only; other objects hear those of all windows of the process.
    nonisolated public static let didBecomeActiveNotification = WindowNotification.didBecomeActive
    /// A window of the program is about to be used no more.
    nonisolated public static let willResignActiveNotification = WindowNotification.willResignActive
    /// A window of the program is about to be seen again.
    nonisolated public static let willEnterForegroundNotification = WindowNotification.willEnterForeground
    /// A window of the program is seen no more.
    nonisolated public static let didEnterBackgroundNotification = WindowNotification.didEnterBackground
    /// The program is about to end. No host sends it yet.
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
}

/// Whether a window keeps its display on.
@MainActor
private final class DisplayWakefulness: WindowPart {
    static var outlivesViews: Bool { true }

    var isOn = false

    nonisolated init() {}
}
