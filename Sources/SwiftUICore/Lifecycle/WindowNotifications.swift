import Foundation

/// Names under which windows tell the program's notification center of themselves.
package enum WindowNotification {
    package static let didBecomeActive = Notification.Name("UIApplicationDidBecomeActiveNotification")
    package static let willResignActive = Notification.Name("UIApplicationWillResignActiveNotification")
    package static let willEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")
    package static let didEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    package static let sceneDidActivate = Notification.Name("UISceneDidActivateNotification")
    package static let sceneWillDeactivate = Notification.Name("UISceneWillDeactivateNotification")
    package static let sceneWillEnterForeground = Notification.Name("UISceneWillEnterForegroundNotification")
    package static let sceneDidEnterBackground = Notification.Name("UISceneDidEnterBackgroundNotification")
    package static let orientationDidChange = Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// How long a keyboard on the screen moves, in seconds; what iOS says.
    private static let keyboardDuration = 0.25

    /// What tells of a keyboard that comes, goes or changes its height, in points of the window.
    fileprivate static func names(keyboardFrom old: CGFloat, to new: CGFloat) -> [Notification.Name] {
        let frame = UIResponder.keyboardWillChangeFrameNotification
        if old == new { return [] }
        let didFrame = UIResponder.keyboardDidChangeFrameNotification
        if new == 0 {
            return [frame, UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification, didFrame]
        }
        return [frame, UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, didFrame]
    }

    fileprivate static func userInfo(keyboardFrom old: CGFloat, to new: CGFloat, in size: CGSize) -> [AnyHashable: Any]
    {
        func frame(_ height: CGFloat) -> CGRect {
            CGRect(x: 0, y: size.height - height, width: size.width, height: max(height, old, new))
        }
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(old)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(new)),
            // As objects, which code takes for numbers of any type.
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: keyboardDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}

extension WindowState {
    /// Tells the notification center of something about this window, as its code.
    private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        graph.whileCurrent(in: environment) {
            NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
        }
    }

    /// Whether code of this window observes what is being posted: what its own code posts, and code of no window.
    var observesPosts: Bool { WindowContext.carried.map { $0.window === resources } ?? true }

    /// Tells of how much the window is used now.
    package func notePhase(from old: ScenePhase, to new: ScenePhase) {
        guard !graph.hasEnded else { return }
        for step in WindowPhases.steps(from: old, to: new) {
            post(step.names.program)
            post(step.names.scene)
            graph.whileCurrent(in: environment) { graph.part(WindowPhases.self).tell(step) }
        }
    }

    /// Tells that the window is wider than high now, or the other way around.
    package func noteOrientation() {
        if !graph.hasEnded { post(WindowNotification.orientationDidChange) }
    }

    /// Tells of a keyboard on the screen that covers so much of the window's lower end, in points.
    package func noteKeyboard(from old: CGFloat, to new: CGFloat) {
        guard !graph.hasEnded else { return }
        for name in WindowNotification.names(keyboardFrom: old, to: new) {
            post(name, WindowNotification.userInfo(keyboardFrom: old, to: new, in: size))
        }
    }
}
