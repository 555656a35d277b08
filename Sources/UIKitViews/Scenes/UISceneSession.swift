import Foundation
import SwiftUICore

/// What the system keeps of a scene. Here a scene is a window or a browser's page, and its session ends with it.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// What a scene is there for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String

        /// A role of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Another display, which no host has.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// A name that no other session has; chosen at random when it is first asked for.
    public private(set) lazy var persistentIdentifier = UUID().uuidString
    /// What the scene is there for: windows of the program.
    public let role = Role.windowApplication
    /// What the app keeps with the session.
    public var userInfo: [String: Any]?
    /// How the scene is made.
    public internal(set) var configuration: UISceneConfiguration
    /// The scene, while it is there.
    public internal(set) weak var scene: UIScene?

    override init() {
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }
}

/// How a scene is made: what is told of its life.
@MainActor @preconcurrency
public class UISceneConfiguration: NSObject {
    /// The name under which an Information Property List describes it; none is read here.
    public let name: String?
    /// What the scene is there for.
    public let role: UISceneSession.Role
    /// The class of the scene; scenes here are all `UIWindowScene`s.
    public var sceneClass: AnyClass? {
        didSet {
            guard let sceneClass, sceneClass != UIWindowScene.self else { return }
            RuntimeIssue.reportOnce(
                "Riffle: UISceneConfiguration.sceneClass is \(sceneClass), and scenes here are all of UIWindowScene. "
                    + "Leave it nil, and do what is to be done in the scene's delegate.")
        }
    }
    /// The class of which an object is made that hears of the scene's life: one that derives from `UIResponder`. Where it
    /// is nil, it is the class `SceneDelegate` of the app's own module, if there is one.
    public var delegateClass: AnyClass?
    /// Whether the app's delegate has made it.
    let isOfApp: Bool

    /// A configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        isOfApp = true
        super.init()
    }

    /// What there is where the app's delegate says nothing.
    init(notOfApp role: UISceneSession.Role) {
        name = nil
        self.role = role
        isOfApp = false
        super.init()
    }
}
