import Foundation

/// A controller of UIKit's: it makes a view, and is told when it comes and goes.
///
/// A `UIViewControllerRepresentable` shows it. What is presented on it is a `UIActivityViewController`, and nothing else.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var ownView: UIView?
    /// What the screen is called.
    open var title: String?
    /// The controllers whose views are inside of this one's.
    public private(set) var children: [UIViewController] = []
    /// The controller around this one.
    public private(set) weak var parent: UIViewController?

    /// A controller; there are no files of views here, so that both names come to nothing.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// A controller of a view that shows nothing.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Controllers are no delegates of programs.
    @available(*, unavailable)
    public required convenience init(_ofKnownKind: Void) { self.init(nibName: nil, bundle: nil) }

    /// The view: made when it is first asked for.
    open var view: UIView! {
        get {
            if let ownView { return ownView }
            loadView()
            let made = ownView ?? UIView()
            ownView = made
            viewDidLoad()
            return made
        }
        set { ownView = newValue }
    }

    /// Whether the view was made.
    public var isViewLoaded: Bool { ownView != nil }
    /// The view, where it was made.
    public var viewIfLoaded: UIView? { ownView }

    /// Makes the view: subclasses set `view`.
    open func loadView() { ownView = UIView() }
    /// Makes the view, where it was not made yet.
    open func loadViewIfNeeded() { _ = view }
    /// Called once the view was made.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called once the view is gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Notes a controller whose view is inside of this one's.
    public func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Forgets that the controller's view is inside of another one's.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called when a controller came to be inside of another one, or of none.
    open func didMove(toParent parent: UIViewController?) {}
    /// Called before a controller comes to be inside of another one, or of none.
    open func willMove(toParent parent: UIViewController?) {}

    /// Takes away what shows the controller's view in SwiftUI; called by what shows it.
    package final var onDismiss: (() -> Void)?

    /// The color of the status bar's texts above the view; browsers and windows of the desktop have no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden above the view of a window's root controller: as `statusBarHidden(_:)`.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the home indicator is hidden: as `persistentSystemOverlays(.hidden)`.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    private let statusBarChanges = ViewChanges()

    /// Has what the controller prefers for the status bar asked for anew.
    open func setNeedsStatusBarAppearanceUpdate() { statusBarChanges.note() }
    /// Has what the controller prefers for the home indicator asked for anew.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { statusBarChanges.note() }

    /// What the controller prefers for the parts of the system around its view. Whose body reads it runs again when the
    /// controller says that it is something else.
    package var statusBarPreferences: (style: UIStatusBarStyle, hidesBar: Bool, hidesIndicator: Bool) {
        _ = statusBarChanges.read
        return (preferredStatusBarStyle, prefersStatusBarHidden, prefersHomeIndicatorAutoHidden)
    }

    /// What the controller shows as the root of a window, where that is SwiftUI's; nil for its view.
    open var _windowContent: AnyView? { nil }

    /// Takes away the sheet, the cover or the screen that the controller's view is in.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        var controller: UIViewController? = self
        while let current = controller, current.onDismiss == nil { controller = current.parent }
        controller?.onDismiss?()
        completion?()
    }

    /// Shows another controller above this one.
    @available(
        *, unavailable, message: "There is no UIKit on Linux that could present it; use sheet or fullScreenCover."
    )
    public func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}

/// The color of a status bar's texts.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the appearance.
    case `default`
    /// Light.
    case lightContent
    /// Dark.
    case darkContent = 3
}
