import RiffleNavigationStacks
import SwiftUICore
import Foundation

/// How a tab bar of UIKit's looks.
public final class UITabBarAppearance: UIBarAppearance {
    /// The tabs, their symbols above their titles.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The tabs, their symbols beside their titles: none are so here, and nothing comes of it.
    public var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The tabs of a low bar: none is low here, and nothing comes of it.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

    /// How tabs share the bar. They fill it here, as `automatic` has it on a phone.
    public var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if stackedItemPositioning == .centered { Self.report("stackedItemPositioning", Self.fill) } }
    }
    /// How wide tabs in the middle of the bar are, in points; 0 as usual. Here they fill the bar.
    public var stackedItemWidth: CGFloat = 0 {
        didSet { if stackedItemWidth != 0 { Self.report("stackedItemWidth", Self.fill) } }
    }
    /// How far tabs in the middle of the bar are from each other, in points; 0 as usual. Here they fill the bar.
    public var stackedItemSpacing: CGFloat = 0 {
        didSet { if stackedItemSpacing != 0 { Self.report("stackedItemSpacing", Self.fill) } }
    }
    /// The color of the picture behind the shown tab; there is none here.
    public var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != nil { Self.report("selectionIndicatorTintColor", Self.plain) } }
    }
    /// The picture behind the shown tab; there is none here.
    public var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage != nil { Self.report("selectionIndicatorImage", Self.plain) } }
    }

    /// A bar of material.
    public override init() { super.init() }

    /// The same ground and hairline as another bar's.
    public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

    private static let fill = "tabs fill the bar. Use a bar of your own, with toolbar(.hidden, for: .tabBar)"
    private static let plain = "nothing is painted behind the shown tab. Use stackedLayoutAppearance.selected"

    private static func report(_ name: String, _ why: String) {
        RuntimeIssue.reportOnce("Riffle: UITabBarAppearance.\(name) changes nothing here: \(why).")
    }
}

extension UITabBar {
    /// How tabs share a bar.
    public enum ItemPositioning: Int, Sendable {
        /// As usual on the device.
        case automatic
        /// All of the bar.
        case fill
        /// The middle of the bar.
        case centered
    }
}

/// How the tabs of a bar look.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
    /// Where the symbol of a tab is.
    public enum Style: Int, Sendable {
        /// Above its title.
        case stacked
        /// Beside its title.
        case inline
        /// Beside its title, in a low bar.
        case compactInline
    }

    /// A tab that is not shown.
    public private(set) var normal = UITabBarItemStateAppearance()
    /// The shown tab.
    public private(set) var selected = UITabBarItemStateAppearance()
    /// A tab that cannot be chosen; `disabled` views as tabs can be chosen here, and nothing comes of it.
    public private(set) var disabled = UITabBarItemStateAppearance()
    /// A tab that has the keyboard's focus: a ring shows it here, and nothing comes of this.
    public private(set) var focused = UITabBarItemStateAppearance()

    /// Tabs as usual, their symbols above their titles.
    public convenience init() { self.init(style: .stacked) }

    /// Tabs as usual.
    public init(style: Style) {}

    /// Sets all back to what is usual.
    public func configureWithDefault(for style: Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }
}

/// How a tab looks in a state.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
    /// The symbol's color; nil as usual.
    public var iconColor: UIColor?
    /// Color and font of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    public var titlePositionAdjustment = UIOffset.zero
    /// The color behind the number at the tab; nil for red.
    public var badgeBackgroundColor: UIColor?
    /// Color and font of the number at the tab.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the number and its ground are moved.
    public var badgePositionAdjustment = UIOffset.zero
    /// How far the number is moved on its ground.
    public var badgeTitlePositionAdjustment = UIOffset.zero

    init() {}
}
