import SwiftUICore

/// How the dots below pages look, for code that sets it through UIKit.
public final class UIPageControl: UIControl {
    private static let proxy = UIPageControl()

    /// What is set for the dots of all pages.
    public static func appearance() -> UIPageControl { proxy }

    /// The color of the current page's dot; nil for white.
    public var currentPageIndicatorTintColor: UIColor?
    /// The color of the other dots; nil for white that is seen through.
    public var pageIndicatorTintColor: UIColor?

    func color(isCurrent: Bool) -> Color {
        let own = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
        return own.map { Color($0) } ?? Color.white.opacity(isCurrent ? 1 : 0.3)
    }
}
