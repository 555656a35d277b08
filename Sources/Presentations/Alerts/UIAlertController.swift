/// Alerts and dialogs, for code that sets the color of their buttons through UIKit.
public final class UIAlertController: UIViewController {
    private init() { super.init(nibName: nil, bundle: nil) }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The color that is set for what is inside of alerts.
    static var tint: Color? {
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor.map { Color($0) }
    }
}
