extension UIView {
    /// The window that the view is shown in; nil while it is not shown.
    public var window: UIWindow? { root.isShownBySwiftUI ? .only : nil }
}
