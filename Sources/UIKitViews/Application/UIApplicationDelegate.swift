import SwiftUICore
import Foundation

/// What hears of a program's life in UIKit: the program itself, as `@main class AppDelegate: UIResponder,
/// UIApplicationDelegate`, or beside a program of SwiftUI, by `@UIApplicationDelegateAdaptor`.
///
/// Hosts tell it that the program has started, that windows are used and left, and which addresses are opened, and ask it
/// what hears of scenes. Nothing here asks it for the rest that UIKit asks.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The program starts.
    ///
    /// - Returns: not looked at.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started, and is about to show its first window.
    ///
    /// - Returns: not looked at.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// A window of the program is used again.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// A window of the program is about to be used no more.
    func applicationWillResignActive(_ application: UIApplication)
    /// A window of the program is seen no more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// A window of the program is about to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program is about to end. No host says so yet.
    func applicationWillTerminate(_ application: UIApplication)
    /// Somebody opens an address with the program.
    ///
    /// - Returns: not looked at.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// A scene is about to be shown: by what class is it heard of?
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Windows have closed; pages are gone.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The program's window, where the delegate keeps it.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    /// Nothing to do.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Nothing to do.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Nothing to do.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Nothing to do.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Nothing to do.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Nothing to do.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Nothing to do.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Nothing to do.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Nothing to do.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Nothing that the app says.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(notOfApp: connectingSceneSession.role) }

    /// Nothing to do.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// None: the delegate keeps no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
    /// The same for code that asks whether the delegate has such a property before it asks for the window.
    @MainActor @preconcurrency @_disfavoredOverload
    public var window: UIWindow?? {
        let window: UIWindow? = window
        return .some(window)
    }
}

extension UIApplication {
    /// Why a program was started; here nobody says.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// To open an address.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// By another program.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// By a message from afar.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// More about an address that is opened; here nobody says it.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Which program opens it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that program says of it.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether it may only be read where it is.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The object that hears of the program's life; nil where the program has none.
    public var delegate: (any UIApplicationDelegate)? { ApplicationDelegates.current }
}

/// Ways to hold a device that a program allows; browsers decide that themselves.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Its left side up.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Its right side up.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On a side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All ways.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
