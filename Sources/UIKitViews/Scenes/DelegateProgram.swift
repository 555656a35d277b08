import Foundation
import SwiftUICore

/// A program without an `App`: delegates of UIKit's say what is in its windows.
///
/// Each window, and each visitor of a served program, has a program delegate of its own, as it has an `App` of its own:
/// what the delegate keeps is nobody else's.
package struct DelegateProgram<Delegate: UIResponder & UIApplicationDelegate>: App {
    package init() {}

    package var body: some Scene { DelegateScene<Delegate>() }
}

extension DelegateProgram: AppModuleSource {
    package static var appTypes: [Any.Type] { [Delegate.self] }
}

private struct DelegateScene<Delegate: UIResponder & UIApplicationDelegate>: Scene {
    typealias Body = Never

    static func _rootView(_ scene: DelegateScene) -> AnyView? { AnyView(DelegateWindows<Delegate>()) }
}

/// The window in front, of those that the delegates have made.
private struct DelegateWindows<Delegate: UIResponder & UIApplicationDelegate>: View {
    @Started<Delegate> private var program

    var body: some View {
        ZStack {
            if let window = program.objects.frontWindow {
                program.surround(AnyView(ShownWindow(window: window))).id(ObjectIdentifier(window))
            }
        }
        .onOpenURL { program.open($0) }
    }
}

/// The program of the window that the view is in, started when the view is.
@propertyWrapper
private struct Started<Delegate: UIResponder & UIApplicationDelegate>: SlotProperty {
    private var program: StartedProgram?

    init() {}

    @MainActor
    var wrappedValue: StartedProgram {
        guard let program else { preconditionFailure("It is only asked for while the body runs.") }
        return program
    }

    static var _slotCount: Int { 1 }

    @MainActor
    static func _install(_ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode) {
        let program =
            slot as? StartedProgram
            ?? DependencyTracking.suspended { StartedProgram(Delegate(_ofKnownKind: ()), in: node.graph) }
        slot = program
        property.assumingMemoryBound(to: Started.self).pointee.program = program
    }
}

/// A program that has started in a window.
@MainActor
private final class StartedProgram: UnmountObserving {
    let objects = WindowObjects.current
    private let delegate: any UIResponder & UIApplicationDelegate
    /// That of the scene, where a delegate hears of it.
    private var scene: SceneLife?

    init(_ delegate: any UIResponder & UIApplicationDelegate, in graph: ViewGraph) {
        self.delegate = delegate
        objects.delegate = delegate
        objects.isRunByDelegates = true
        ApplicationDelegates.tellOfStart(delegate)
        // A window of its own says that it needs no scenes.
        scene = SceneLife.connect(delegate, in: graph, fallback: objects.frontWindow == nil)
        guard scene == nil else { return }
        if graph.window.environment.scenePhase == .active { delegate.applicationDidBecomeActive(.shared) }
        graph.part(WindowPhases.self).follow { [weak self] in self?.take($0) }
        if objects.frontWindow == nil { reportNoWindow() }
    }

    private func reportNoWindow() {
        RuntimeIssue.reportOnce(
            "Riffle: \(type(of: delegate)) has shown no window when it was started, and there is no class SceneDelegate that "
                + "could. Make a UIWindow in application(_:didFinishLaunchingWithOptions:), or in "
                + "scene(_:willConnectTo:options:) of a class SceneDelegate: UIResponder, UIWindowSceneDelegate, give it a "
                + "rootViewController and call makeKeyAndVisible().")
    }

    private func take(_ step: WindowPhases.Step) {
        switch step {
        case .willResignActive: delegate.applicationWillResignActive(.shared)
        case .didEnterBackground: delegate.applicationDidEnterBackground(.shared)
        case .willEnterForeground: delegate.applicationWillEnterForeground(.shared)
        case .didBecomeActive: delegate.applicationDidBecomeActive(.shared)
        }
    }

    func open(_ url: URL) {
        if let scene { scene.open(url) } else { _ = delegate.application(.shared, open: url, options: [:]) }
    }

    func surround(_ view: AnyView) -> AnyView {
        let view = ApplicationDelegates.surround(view, by: delegate)
        return scene?.surround(view) ?? view
    }

    func nodeDidUnmount() { scene?.nodeDidUnmount() }
}
