import Foundation
import SwiftUICore

/// What shows windows: a window of the desktop, or a browser's page.
public final class UIWindowScene: UIScene {
    /// The scene of the window whose code asks.
    static var only: UIWindowScene { WindowObjects.current.scene }

    /// What else stands for the same window.
    weak var objects: WindowObjects?
    /// Where a delegate of SwiftUI's program has named what hears of the scene.
    weak var life: SceneLife?

    init(_ objects: WindowObjects) {
        self.objects = objects
        super.init(session: UISceneSession())
        session.scene = self
    }

    /// The windows that the app has made visible, or the one that SwiftUI shows.
    public var windows: [UIWindow] { objects?.windows ?? [] }
    /// The window in front.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen of the view that runs.
    public var screen: UIScreen { .main }
    /// The surroundings of the view whose body or callback is running, else those of the window at work.
    public var traitCollection: UITraitCollection { .ofWindowAtWork }
    /// What the system shows at the top; its height is what the system covers there.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

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

/// What the system shows at the top of a scene.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    override init() { super.init() }

    /// Where it is, in points of the screen: as wide as that, and as high as what the system covers at the top.
    public var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow.only.safeAreaInsets.top)
    }
    /// Whether nothing is there, as in browsers and windows of the desktop.
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The color of its texts: by the appearance.
    public var statusBarStyle: UIStatusBarStyle { .default }
}
