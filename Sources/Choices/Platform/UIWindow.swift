import SwiftUICore
import Foundation

/// What shows a part of a program to its user.
@MainActor @preconcurrency
public class UIScene: UIResponder, Hashable {
    override init() { super.init() }

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

    /// Used, as code that runs in it can tell.
    public var activationState: ActivationState { .foregroundActive }

    /// Whether both are the same scene.
    nonisolated public static func == (first: UIScene, second: UIScene) -> Bool { first === second }
    /// Hashes what `==` compares.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What stands for a window in code for phones. Each window has its own: what code says of one is not said of others.
@MainActor
private final class WindowObjects: WindowPart {
    private(set) lazy var scene = UIWindowScene()
    private(set) lazy var window = UIWindow()
    private(set) lazy var controller = UIViewController()

    /// Those of the window whose code asks; code of no window has some that show nothing.
    static var current: WindowObjects { WindowContext.current?.graph?.part(WindowObjects.self) ?? ownerless }

    private static let ownerless = WindowObjects()

    nonisolated init() {}
}

/// What shows windows: there is one, with one window.
public final class UIWindowScene: UIScene {
    static var only: UIWindowScene { WindowObjects.current.scene }

    /// The one window.
    public var windows: [UIWindow] { [.only] }
    /// The one window.
    public var keyWindow: UIWindow? { .only }
    /// The screen of the view that runs.
    public var screen: UIScreen { .main }

    /// How the window is held, by its shape.
    public var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
}

/// How a user interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// The device lies on its right side.
    case landscapeLeft
    /// The device lies on its left side.
    case landscapeRight

    /// Whether the window is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the window is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The window of the view that runs, as far as code for phones asks it for anything.
public final class UIWindow: UIView {
    static var only: UIWindow { WindowObjects.current.window }

    /// The size in points, at the origin.
    public override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    /// The size in points, at the origin.
    public override var frame: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    /// Yes: there is no other.
    public var isKeyWindow: Bool { true }
    /// The scene that shows the window.
    public var windowScene: UIWindowScene? { .only }

    /// What the system covers at the edges, in points; 0 where no view's body or callback runs.
    public var safeAreaInsets: UIEdgeInsets {
        let insets = EnvironmentValues.readOfRunningView(\.safeAreaInsets) ?? EdgeInsets()
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// What holds all that the window shows. It can present a `UIActivityViewController`; `sheet` and `alert` show others.
    public var rootViewController: UIViewController? { WindowObjects.current.controller }

    /// Light or dark for all of the window, as if the system had it; what views prefer for their window goes before it.
    ///
    /// It counts for the window whose view or callback runs, and is lost where none does.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(WindowContext.current?.graph?.colorSchemes.window) }
        set { WindowContext.current?.graph?.setWindowColorScheme(ColorScheme(newValue)) }
    }
}
