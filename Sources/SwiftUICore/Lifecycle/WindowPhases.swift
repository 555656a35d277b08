import Foundation

/// Who hears, beside views and the notification center, how much a window is used.
@MainActor
package final class WindowPhases: WindowPart {
    /// A step from one phase towards another.
    package enum Step: Hashable, Sendable {
        case willResignActive
        case didEnterBackground
        case willEnterForeground
        case didBecomeActive

        /// The notifications that tell of it: one of the program, one of the scene.
        var names: (program: Notification.Name, scene: Notification.Name) {
            switch self {
            case .willResignActive: (WindowNotification.willResignActive, WindowNotification.sceneWillDeactivate)
            case .didEnterBackground:
                (WindowNotification.didEnterBackground, WindowNotification.sceneDidEnterBackground)
            case .willEnterForeground:
                (WindowNotification.willEnterForeground, WindowNotification.sceneWillEnterForeground)
            case .didBecomeActive: (WindowNotification.didBecomeActive, WindowNotification.sceneDidActivate)
            }
        }
    }

    private var followers: [@MainActor (Step) -> Void] = []

    package nonisolated init() {}

    /// Calls a closure for each step from now on, as code of the window.
    package func follow(_ follower: @escaping @MainActor (Step) -> Void) { followers.append(follower) }

    func tell(_ step: Step) { for follower in followers { follower(step) } }

    /// The steps from a phase to another one, in order: none is left out.
    static func steps(from old: ScenePhase, to new: ScenePhase) -> [Step] {
        switch (old, new) {
        case (.active, .inactive): [.willResignActive]
        case (.active, .background): [.willResignActive, .didEnterBackground]
        case (.inactive, .background): [.didEnterBackground]
        case (.background, .inactive): [.willEnterForeground]
        case (.inactive, .active): [.didBecomeActive]
        case (.background, .active): [.willEnterForeground, .didBecomeActive]
        case (.active, .active), (.inactive, .inactive), (.background, .background): []
        }
    }
}
