import Foundation
import SwiftUICore

/// A window of a scene: what its root controller shows fills the page or the window of the desktop.
///
/// Programs of SwiftUI have one without making it, which `UIWindowScene.windows` finds.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The window of the code that asks.
    static var only: UIWindow { WindowObjects.current.keyWindow ?? WindowObjects.current.ownWindow }

    /// What shows the window.
    public weak var windowScene: UIWindowScene?
    private var ownController: UIViewController?

    /// A window of the scene at work, hidden until `makeKeyAndVisible()`.
    ///
    /// - Parameter frame: not looked at, as windows fill their scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowScene = .only
        super.isHidden = true
    }

    /// A window of a scene, hidden until `makeKeyAndVisible()`.
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        self.windowScene = windowScene
        super.isHidden = true
    }

    /// What stands for the window that SwiftUI's scenes are in.
    init(ownOf scene: UIWindowScene) {
        super.init(frame: .zero)
        windowScene = scene
    }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Windows are no delegates of programs.
    @available(*, unavailable)
    public required convenience init(_ofKnownKind: Void) { self.init(frame: .zero) }

    private var objects: WindowObjects? { windowScene?.objects }
    private var isOwn: Bool { objects?.ownWindow === self }

    /// The size in points, at the origin.
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    /// The size in points, at the origin.
    open override var frame: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    /// Whether the window is not shown.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { objects?.hide(self) } else { objects?.show(self) }
        }
    }
    /// Whether what is typed goes to the window: it is in front.
    public var isKeyWindow: Bool { objects?.keyWindow === self }
    /// The screen of the view that runs.
    public var screen: UIScreen { .main }
    /// Windows of higher levels are in front of others.
    open var windowLevel = Level.normal { didSet { objects?.levelDidChange() } }

    /// Brings the window in front of others of its level.
    open func makeKey() { if !isHidden { objects?.show(self) } }

    /// Shows the window, in front of others of its level.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { objects?.show(self) }
    }

    /// What the system covers at the edges, in points; 0 to code that runs for no window.
    public var safeAreaInsets: UIEdgeInsets {
        let insets =
            EnvironmentValues.readOfRunningView(\.safeAreaInsets) ?? WindowContext.current?.environment?.safeAreaInsets
            ?? EdgeInsets()
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// What holds all that the window shows. It can present a `UIActivityViewController`; `sheet` and `alert` show others.
    ///
    /// In a program of SwiftUI the controller that is set takes the place of what the first scene shows.
    open var rootViewController: UIViewController? {
        get { ownController ?? (isOwn ? objects?.ownController : nil) }
        set {
            guard newValue !== ownController else { return }
            ownController = newValue
            changes.note()
            guard isOwn else { return }
            WindowContext.current?.graph?.part(WindowRoot.self).show(
                newValue == nil ? nil : AnyView(ShownWindow(window: self)))
        }
    }

    /// Light or dark for all of the window, as if the system had it; what views prefer for their window goes before it.
    ///
    /// It counts for the window whose view or callback runs, and is lost where none does.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(WindowContext.current?.graph?.window.colorSchemes.window) }
        set { WindowContext.current?.graph?.window.setColorScheme(ColorScheme(newValue)) }
    }
}

extension UIWindow {
    /// Which windows are in front of others.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The higher, the farther in front.
        public let rawValue: CGFloat

        /// A level of a height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level of a height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// That of a program's contents.
        public static let normal = Level(rawValue: 0)
        /// Above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Above all else.
        public static let alert = Level(rawValue: 2000)

        /// Whether the second is in front.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
        /// A level above another one.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        /// A level below another one.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
    }
}
