/// What views are inside of, for `UIView.appearance(whenContainedInInstancesOf:)`.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
    private static var contained: [[ObjectIdentifier]: UIView] = [:]

    /// What is set for all views that are inside of others, the innermost first.
    ///
    /// `tintColor` counts inside of `UITabBar`, `UINavigationBar` and `UIAlertController`, each alone.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIView {
        let key = containerTypes.map { ObjectIdentifier($0) }
        if let known = contained[key] { return known }
        let look = UIView()
        contained[key] = look
        return look
    }
}
