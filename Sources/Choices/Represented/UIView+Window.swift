extension UIView {
    /// The window that the view is shown in; nil while it is not shown.
    public var window: UIWindow? {
        var view = self
        while let around = view.superview { view = around }
        return view.isShownBySwiftUI ? .only : nil
    }
}
