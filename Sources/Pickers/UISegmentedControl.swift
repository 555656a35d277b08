import SwiftUICore
import Foundation

/// How segmented pickers look, for code that sets it through UIKit.
public final class UISegmentedControl: UIControl {
    private static let proxy = UISegmentedControl()

    /// What is set for all segmented pickers.
    public static func appearance() -> UISegmentedControl { proxy }

    /// The color under the chosen segment; nil as usual.
    public var selectedSegmentTintColor: UIColor?
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Sets color and font of the titles in a state; `normal` counts for chosen ones too that have none of their own.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
    }

    func titleLook(isSelected: Bool) -> TextLook {
        let normal = TextLook(attributes[.normal])
        return isSelected ? TextLook(attributes[.selected]).or(normal) : normal
    }
}
