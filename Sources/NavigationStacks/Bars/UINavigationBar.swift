/// How all navigation bars look, for code that sets it through UIKit.
public final class UINavigationBar: UIView {
    private static let proxy = UINavigationBar()

    /// What is set for all navigation bars.
    public static func appearance() -> UINavigationBar { proxy }

    /// The color of what can be pressed, as it is set for bars or for what is inside of them.
    static var tint: UIColor? {
        proxy.tintColor ?? UIView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor
    }

    private var standard: UINavigationBarAppearance?

    /// How the bar looks while content is under it.
    public var standardAppearance: UINavigationBarAppearance {
        get { standard ?? UINavigationBarAppearance() }
        set { standard = newValue }
    }

    /// How the bar looks while no content is under it; nil leaves its ground away.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How a low bar looks: none is low here, so that nothing comes of it.
    public var compactAppearance: UINavigationBarAppearance?

    /// Color and font of titles, where no appearance says them.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Color and font of large titles, where no appearance says them.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The ground while content is under the bar, where no appearance says it.
    public var barTintColor: UIColor?
    /// Whether content is seen through the bar; false makes its ground the system's background.
    public var isTranslucent = true
    /// The picture of the hairline: an empty one hides it.
    public var shadowImage: UIImage?

    /// What was set for a bar in a state.
    func look(isUnder: Bool) -> BarLook {
        var look = BarLook()
        if let appearance = isUnder ? standard : scrollEdgeAppearance {
            look = appearance.look
        } else if isUnder, let barTintColor {
            look.ground = .style(AnyShapeStyle(Color(barTintColor)))
        } else if let backgroundColor {
            look.ground = .style(AnyShapeStyle(Color(backgroundColor)))
        } else if isUnder, !isTranslucent {
            look.ground = .style(AnyShapeStyle(Color(UIColor.systemBackground)))
        }
        if shadowImage != nil { look.hairline = .hidden }
        return look
    }

    /// Color and font of the title in a state.
    func titleLook(isUnder: Bool) -> TextLook {
        appearances(isUnder).reduce(TextLook(nil)) { $0.or(TextLook($1.titleTextAttributes)) }
            .or(TextLook(titleTextAttributes))
    }

    /// Color and font of the large title.
    var largeTitleLook: TextLook {
        appearances(false).reduce(TextLook(nil)) { $0.or(TextLook($1.largeTitleTextAttributes)) }
            .or(TextLook(largeTitleTextAttributes))
    }

    private func appearances(_ isUnder: Bool) -> [UINavigationBarAppearance] {
        [isUnder ? nil : scrollEdgeAppearance, standard].compactMap { $0 }
    }
}

/// How a navigation bar of UIKit's looks in one of its states.
public final class UINavigationBarAppearance: UIBarAppearance {
    /// Color and font of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Color and font of the large title.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// A bar of material.
    public override init() { super.init() }
}

extension Text {
    /// The title with what an app set for all titles.
    func titled(_ look: TextLook, usual: Font) -> some View {
        font(look.font.map { Font($0) } ?? usual).foregroundStyle(look.color ?? .primary)
    }
}

extension View {
    /// The color of what can be pressed in bars, where the app set one for all of them.
    @ViewBuilder func barTint(_ color: UIColor?) -> some View {
        if let color { tint(Color(color)) } else { self }
    }
}

extension BarPreferences {
    /// What is behind a large title: nothing, but where a ground is always seen.
    @MainActor var largeTitleGround: AnyShapeStyle? {
        let look = UINavigationBar.appearance().look(isUnder: false)
        let own = background(of: .navigationBar)?.style ?? look.style
        return switch backgroundVisibility(of: .navigationBar) {
        case .hidden: nil
        case .visible: own ?? AnyShapeStyle(Material.bar)
        case .automatic: look.isSeen == true ? own : nil
        }
    }
}
