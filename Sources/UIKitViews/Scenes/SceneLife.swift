import Foundation
import SwiftUICore

/// The life of a scene that a delegate of UIKit's hears of: it lasts as long as the views of its window.
@MainActor
package final class SceneLife: UnmountObserving {
    private let scene: UIWindowScene
    private let delegate: any UISceneDelegate
    private let application: any UIApplicationDelegate

    /// Connects the scene of a window, as code of which this runs.
    private init(
        _ delegate: any UISceneDelegate, _ scene: UIWindowScene, of application: any UIApplicationDelegate,
        in graph: ViewGraph
    ) {
        (self.scene, self.delegate, self.application) = (scene, delegate, application)
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        let phase = graph.window.environment.scenePhase
        if phase != .background { delegate.sceneWillEnterForeground(scene) }
        if phase == .active { delegate.sceneDidBecomeActive(scene) }
        graph.part(WindowPhases.self).follow { [weak self] in self?.take($0) }
    }

    private func take(_ step: WindowPhases.Step) {
        switch step {
        case .willResignActive: delegate.sceneWillResignActive(scene)
        case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
        case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
        case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
        }
    }

    /// Somebody opens an address in the scene.
    func open(_ url: URL) { delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }

    package func nodeDidUnmount() {
        delegate.sceneDidDisconnect(scene)
        scene.session.scene = nil
        application.application(.shared, didDiscardSceneSessions: [scene.session])
    }

    /// Puts a delegate that is an observable object where views find it.
    func surround(_ view: AnyView) -> AnyView { ApplicationDelegates.surround(view, by: delegate) }

    // MARK: Finding the delegate

    /// Asks a program's delegate for what hears of the scene of a window, and connects that.
    ///
    /// - Parameter fallback: whether a class named `SceneDelegate` counts where the program's delegate says nothing.
    /// - Returns: nil where nothing hears of scenes.
    static func connect(
        _ application: any UIApplicationDelegate, in graph: ViewGraph, fallback: Bool
    ) -> SceneLife? {
        let scene = WindowObjects.current.scene
        let configuration = application.application(
            .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        guard configuration.isOfApp || fallback else { return nil }
        scene.session.configuration = configuration
        let named: AnyClass? = configuration.delegateClass ?? sceneDelegate(inModuleOf: type(of: application))
        guard let named, let delegate = make(named) else { return nil }
        return SceneLife(delegate, scene, of: application, in: graph)
    }

    /// The class that Xcode's template has an Information Property List name.
    private static func sceneDelegate(inModuleOf type: Any.Type) -> AnyClass? {
        let module = String(reflecting: type).prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate")
    }

    private static func make(_ type: AnyClass) -> (any UISceneDelegate)? {
        guard let known = type as? any UISceneDelegate.Type else {
            RuntimeIssue.reportOnce(
                "Riffle: \(type) is to hear of scenes, and is no UIWindowSceneDelegate: declare it so.")
            return nil
        }
        guard let responder = known as? UIResponder.Type else {
            RuntimeIssue.reportOnce(
                "Riffle: the scene delegate \(type) does not derive from UIResponder, so that nothing on Linux can make "
                    + "one by its name. Write class \(type): UIResponder, UIWindowSceneDelegate.")
            return nil
        }
        return responder.init(_ofKnownKind: ()) as? any UISceneDelegate
    }
}
