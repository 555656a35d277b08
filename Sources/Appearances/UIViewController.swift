/// The base of UIKit's view controllers, as far as one holds a view.
///
/// Only a `UIActivityViewController` is presented: `UIHostingController` gives the size and the picture of a view of
/// SwiftUI's.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private let ownView = UIView()

    /// A controller of a view that shows nothing.
    public override init() { super.init() }

    /// The view.
    open var view: UIView! { ownView }

    /// Shows another controller above this one.
    @available(
        *, unavailable, message: "There is no UIKit on Linux that could present it; use sheet or fullScreenCover."
    )
    public func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}
