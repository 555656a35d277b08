import SwiftUICore

/// What stands for a window in code for phones. Each window has its own: what code says of one is not said of others.
@MainActor
final class WindowObjects: WindowPart {
    private(set) lazy var scene = UIWindowScene(self)
    /// What stands for the window where SwiftUI's own scenes say what is in it.
    private(set) lazy var ownWindow = UIWindow(ownOf: scene)
    private(set) lazy var ownController = UIViewController()
    /// The delegate that the window's program is run by, where each window has a delegate of its own.
    var delegate: (any UIApplicationDelegate)?
    /// Whether the app's delegates say what is in the window, rather than scenes of SwiftUI's.
    var isRunByDelegates = false
    /// The windows that the app has made visible, in the order in which it has.
    private(set) var madeWindows: [UIWindow] = []
    /// Notes which window is in front.
    private let changes = ViewChanges()

    /// Those of the window whose code asks; code of no window has some that show nothing.
    static var current: WindowObjects { WindowContext.current?.graph?.part(WindowObjects.self) ?? ownerless }

    private static let ownerless = WindowObjects()

    nonisolated init() {}

    var windows: [UIWindow] { isRunByDelegates ? madeWindows : [ownWindow] + madeWindows }

    /// Of the visible windows that have something to show, the one of the highest level that was made visible last. Whose
    /// body reads it runs again when it is another one.
    var frontWindow: UIWindow? {
        _ = changes.read
        let level = madeWindows.map(\.windowLevel).max()
        return madeWindows.last { $0.windowLevel == level }
    }

    /// The window that gets what is typed.
    var keyWindow: UIWindow? { isRunByDelegates ? frontWindow : ownWindow }

    func show(_ window: UIWindow) {
        guard window !== ownWindow else { return }
        if self === Self.ownerless {
            return OwnerlessCode.report(
                "UIWindow.makeKeyAndVisible", outcome: "No window shows it.",
                alternative:
                    "Call it in application(_:didFinishLaunchingWithOptions:), scene(_:willConnectTo:options:) "
                    + "or in an action.")
        }
        madeWindows.removeAll { $0 === window }
        madeWindows.append(window)
        changes.note()
        if !isRunByDelegates {
            RuntimeIssue.reportOnce(
                "Riffle: a UIWindow was made visible above the window of a WindowGroup, which shows nothing here. Use "
                    + "overlay, sheet or fullScreenCover at the root of the WindowGroup.")
        } else if madeWindows.count > 1 {
            RuntimeIssue.reportOnce(
                "Riffle: two UIWindows of a scene are visible, and only the one in front is shown here. Hide the other "
                    + "one, or use overlay, sheet or fullScreenCover.")
        }
    }

    func hide(_ window: UIWindow) {
        guard madeWindows.contains(where: { $0 === window }) else { return }
        madeWindows.removeAll { $0 === window }
        changes.note()
    }

    func levelDidChange() { changes.note() }
}
