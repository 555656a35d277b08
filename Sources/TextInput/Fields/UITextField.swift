/// How text fields look, for code that sets it through UIKit.
public final class UITextField: UIControl {
    private static let proxy = UITextField()

    /// What is set for all text fields.
    public static func appearance() -> UITextField { proxy }

    /// When a button that empties the field stands at its end.
    public var clearButtonMode = ViewMode.never

    /// When something of a field is there.
    public enum ViewMode: Int, Sendable {
        /// Not at all.
        case never
        /// While it is edited, and is not empty.
        case whileEditing
        /// While it is not edited, and is not empty.
        case unlessEditing
        /// As long as it is not empty.
        case always
    }
}
