import Foundation
import SwiftUICore

/// The delegates of the programs of SwiftUI in the process.
@MainActor
package enum ApplicationDelegates {
    private static var all: [ObjectIdentifier: any UIApplicationDelegate] = [:]
    private static var launched: Set<ObjectIdentifier> = []
    private static var observers: [any NSObjectProtocol] = []
    private static weak var first: (any UIApplicationDelegate)?

    /// That of the window at work, else the first of the process.
    static var current: (any UIApplicationDelegate)? { WindowObjects.current.delegate ?? first }

    /// The delegate of a type: made where there is none yet.
    package static func delegate<D: NSObject & UIApplicationDelegate>(of type: D.Type, _ make: () -> D) -> D {
        if let known = all[ObjectIdentifier(type)] as? D { return known }
        let delegate = make()
        all[ObjectIdentifier(type)] = delegate
        if first == nil { first = delegate }
        observe(delegate)
        AppSurroundings.add { view in
            let scene = WindowObjects.current.scene.life
            let view = surround(scene?.surround(view) ?? view, by: delegate)
            return AnyView(
                view.onOpenURL { url in
                    scene?.open(url)
                    _ = delegate.application(.shared, open: url, options: [:])
                })
        }
        return delegate
    }

    /// Tells a delegate of the program's start, once.
    package static func launch<D: NSObject & UIApplicationDelegate>(_ delegate: D) {
        guard launched.insert(ObjectIdentifier(delegate)).inserted else { return }
        tellOfStart(delegate)
        delegate.applicationDidBecomeActive(.shared)
    }

    /// Connects the scene of the window that a program of SwiftUI has opened, where its delegate says what is to hear of it.
    package static func connectScene(of delegate: any UIApplicationDelegate, in graph: ViewGraph) -> SceneLife? {
        let life = SceneLife.connect(delegate, in: graph, fallback: false)
        WindowObjects.current.scene.life = life
        return life
    }

    static func tellOfStart(_ delegate: any UIApplicationDelegate) {
        _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(.shared)
    }

    /// Puts a delegate that is an observable object where views find it.
    static func surround(_ view: AnyView, by delegate: Any) -> AnyView {
        func open<T: ObservableObject>(_ object: T) -> AnyView { AnyView(view.environmentObject(object)) }
        return (delegate as? any ObservableObject).map { open($0) } ?? view
    }

    private static func observe<D: NSObject & UIApplicationDelegate>(_ delegate: D) {
        hear(UIApplication.didBecomeActiveNotification, delegate) { $0.applicationDidBecomeActive(.shared) }
        hear(UIApplication.willResignActiveNotification, delegate) { $0.applicationWillResignActive(.shared) }
        hear(UIApplication.didEnterBackgroundNotification, delegate) { $0.applicationDidEnterBackground(.shared) }
        hear(UIApplication.willEnterForegroundNotification, delegate) { $0.applicationWillEnterForeground(.shared) }
    }

    private static func hear<D: NSObject & UIApplicationDelegate>(
        _ name: Notification.Name, _ delegate: D, _ tell: @escaping @MainActor (D) -> Void
    ) {
        nonisolated(unsafe) let delegate = delegate
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // Windows post on the main actor; code of the app may do so anywhere.
                MainThread.run { tell(delegate) }
            })
    }
}
