/// How the buttons in bars look, for code that sets it through UIKit.
public final class UIBarButtonItem: UIControl {
    private static let proxy = UIBarButtonItem()

    /// What is set for the buttons of all bars.
    public static func appearance() -> UIBarButtonItem { proxy }

    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Sets color and font of titles in a state; those of `normal` are shown in all states.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
    }

    var titleLook: TextLook { TextLook(attributes[.normal]) }
}
