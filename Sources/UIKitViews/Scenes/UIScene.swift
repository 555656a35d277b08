import Foundation
import SwiftUICore

/// What shows a part of a program to its user.
@MainActor @preconcurrency
public class UIScene: UIResponder {
    /// What the system keeps of the scene.
    public let session: UISceneSession
    /// What hears of the scene's life; kept by the scene.
    public var delegate: (any UISceneDelegate)?
    /// What the scene is called where the system lists scenes; no host lists any.
    public var title: String! = ""

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// Scenes are no delegates of programs.
    @available(*, unavailable)
    public required convenience init(_ofKnownKind: Void) { self.init(session: UISceneSession()) }

    /// How much a scene is used.
    public enum ActivationState: Int, Sendable {
        /// Not shown anywhere.
        case unattached = -1
        /// Visible and used.
        case foregroundActive
        /// Visible, and not used.
        case foregroundInactive
        /// Not visible.
        case background
    }

    /// How much the window at work is used; active to code that runs for none.
    public var activationState: ActivationState {
        switch WindowContext.current?.environment?.scenePhase ?? .active {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// Has the host open an address, as `openURL` does.
    ///
    /// - Parameter completion: told true.
    public final func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url)
        completion?(true)
    }

    /// More about how to open an address; nothing here looks at it.
    @MainActor @preconcurrency
    public final class OpenExternalURLOptions: NSObject {
        /// Whether only a program may open it that has said it can.
        public var universalLinksOnly = false

        /// Nothing said.
        public override init() { super.init() }
    }

    /// A scene of the program is used again. Views receive these of their own window only; the object is nil.
    nonisolated public static let didActivateNotification = WindowNotification.sceneDidActivate
    /// A scene of the program is about to be used no more.
    nonisolated public static let willDeactivateNotification = WindowNotification.sceneWillDeactivate
    /// A scene of the program is about to be seen again.
    nonisolated public static let willEnterForegroundNotification = WindowNotification.sceneWillEnterForeground
    /// A scene of the program is seen no more.
    nonisolated public static let didEnterBackgroundNotification = WindowNotification.sceneDidEnterBackground
}

extension UIScene {
    /// Why a scene is shown; here nobody says. Addresses come to `scene(_:openURLContexts:)` once it is.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        override init() { super.init() }

        /// The addresses that it is to open: none.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        /// The program that has asked for it: none.
        public var sourceApplication: String? { nil }
        /// What goes on from another device: nothing.
        public var handoffUserActivityType: String? { nil }
        /// The action of the program's icon that was chosen: none.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        /// What the user did before.
        @available(
            *, unavailable, message: "There is no Handoff on Linux; addresses come to scene(_:openURLContexts:)."
        )
        public var userActivities: Set<NSObject> { [] }
    }

    /// How somebody opens an address; here nobody says.
    @MainActor @preconcurrency
    public final class OpenURLOptions: NSObject {
        override init() { super.init() }

        /// The program that opens it: unknown.
        public var sourceApplication: String? { nil }
        /// What that program says of it: nothing.
        public var annotation: Any? { nil }
        /// Whether it may only be read where it is.
        public var openInPlace: Bool { false }
    }
}

/// An address that somebody opens with a program.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is opened.
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// An action of a program's icon; no host shows an icon.
@MainActor @preconcurrency
public class UIApplicationShortcutItem: NSObject {
    /// Which action it is.
    public let type: String
    /// What it is called.
    public let localizedTitle: String
    /// What is said below.
    public let localizedSubtitle: String?

    /// An action.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        super.init()
    }
}
