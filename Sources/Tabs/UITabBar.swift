import RiffleNavigationStacks
import SwiftUICore
import Foundation

/// How all tab bars look, for code that sets it through UIKit.
///
/// `isHidden` leaves the bars out, as code does that draws its own.
public final class UITabBar: UIView {
    private static let proxy = UITabBar()

    /// What is set for all tab bars.
    public static func appearance() -> UITabBar { proxy }

    private var standard: UITabBarAppearance?

    /// How the bar looks.
    public var standardAppearance: UITabBarAppearance {
        get { standard ?? UITabBarAppearance() }
        set { standard = newValue }
    }

    /// How the bar looks while no content is under it; nil means as the standard.
    public var scrollEdgeAppearance: UITabBarAppearance?
    /// The ground, where no appearance says it.
    public var barTintColor: UIColor?
    /// The color of tabs that are not shown, where no appearance says it.
    public var unselectedItemTintColor: UIColor?
    /// Whether content is seen through the bar; false makes its ground the system's background.
    public var isTranslucent = true
    /// The picture behind the bar: an empty one leaves the ground away.
    public var backgroundImage: UIImage?
    /// The picture of the hairline: an empty one hides it.
    public var shadowImage: UIImage?

    /// What was set for the bar.
    var look: BarLook {
        var look = BarLook()
        if let appearance = standard ?? scrollEdgeAppearance {
            look = appearance.look
        } else if let color = barTintColor ?? backgroundColor {
            look.ground = .style(AnyShapeStyle(Color(color)))
        } else if !isTranslucent {
            look.ground = .style(AnyShapeStyle(Color(UIColor.systemBackground)))
        } else if backgroundImage != nil {
            look.ground = .clear
        }
        if shadowImage != nil { look.hairline = .hidden }
        return look
    }

    /// The color of a tab's symbol; nil as usual.
    func iconColor(isShown: Bool) -> Color? {
        let state = itemState(isShown: isShown)
        let tint = tintColor ?? UIView.appearance(whenContainedInInstancesOf: [UITabBar.self]).tintColor
        return (state?.iconColor ?? (isShown ? tint : unselectedItemTintColor)).map { Color($0) }
    }

    /// The color and font of a tab's title.
    func titleLook(isShown: Bool) -> TextLook { TextLook(itemState(isShown: isShown)?.titleTextAttributes) }

    /// How far a tab's title is moved.
    func titleOffset(isShown: Bool) -> CGSize { itemState(isShown: isShown)?.titlePositionAdjustment.size ?? .zero }

    /// How the number at a tab looks.
    func badgeLook(isShown: Bool) -> TabBadge.Look {
        var look = TabBadge.Look()
        guard let state = itemState(isShown: isShown) else { return look }
        look.ground = state.badgeBackgroundColor.map { Color($0) }
        look.text = TextLook(state.badgeTextAttributes)
        look.offset = state.badgePositionAdjustment.size
        look.textOffset = state.badgeTitlePositionAdjustment.size
        return look
    }

    private func itemState(isShown: Bool) -> UITabBarItemStateAppearance? {
        let item = (standard ?? scrollEdgeAppearance)?.stackedLayoutAppearance
        return isShown ? item?.selected : item?.normal
    }
}
