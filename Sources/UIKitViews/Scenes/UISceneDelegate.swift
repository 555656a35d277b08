import Foundation
import SwiftUICore

/// What hears of a scene's life: of a window, or of a browser's page.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is about to be shown for the first time.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The window has closed; the page is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is used again.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to be used no more.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen again.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is seen no more.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Somebody opens addresses in the scene.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Nothing to do.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Nothing to do.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Nothing to do.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Nothing to do.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Nothing to do.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Nothing to do.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Nothing to do.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

/// What hears of the life of a scene that shows windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window, where the delegate keeps it.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None: the delegate keeps no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
    /// The same for code that asks whether the delegate has such a property before it asks for the window.
    @MainActor @preconcurrency @_disfavoredOverload
    public var window: UIWindow?? {
        let window: UIWindow? = window
        return .some(window)
    }
}
