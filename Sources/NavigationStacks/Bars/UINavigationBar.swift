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

    private var ownImage: UIImage?

    /// Puts a picture behind the bar, where no appearance says what is there; an empty one leaves nothing there.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { ownImage = backgroundImage }
    }

    /// The picture behind the bar.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barMetrics == .default ? ownImage : nil }

    /// What back buttons show for an arrow; nil for the arrow.
    public var backIndicatorImage: UIImage?
    /// Where titles that move under the arrow end: nothing comes of it.
    public var backIndicatorTransitionMaskImage: UIImage?

    /// What back buttons show for an arrow, from any of the places where it can be set.
    static var backIndicator: UIImage? {
        proxy.standard?.backIndicatorImage ?? proxy.scrollEdgeAppearance?.backIndicatorImage ?? proxy.backIndicatorImage
    }

    /// What was set for a bar in a state.
    func look(isUnder: Bool) -> BarLook {
        var look = BarLook()
        if let appearance = isUnder ? standard : scrollEdgeAppearance {
            look = appearance.look
        } else if let ownImage {
            look.ground =
                ownImage.size == .zero ? .clear : .style(AnyShapeStyle(ImagePaint(image: Image(uiImage: ownImage))))
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

    /// What back buttons show for an arrow; nil for the arrow.
    public private(set) var backIndicatorImage: UIImage?
    /// Where titles that move under the arrow end: nothing comes of it.
    public private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Says what back buttons show for an arrow.
    public func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    }

    /// A bar of material.
    public override init() { super.init() }
}

/// Which of a bar's heights something is for.
public enum UIBarMetrics: Int, Sendable {
    /// The usual one.
    case `default`
    /// The low one, which no bar has here.
    case compact
    /// The usual one, with a line of text above the title.
    case defaultPrompt = 101
    /// The low one, with a line of text above the title.
    case compactPrompt = 102
}

extension Text {
    /// The title as bars show it, whatever it asks for itself, and with what an app set for all titles.
    @MainActor
    func titled(_ look: TextLook, usual: Font, tracking: CGFloat = 0) -> some View {
        PlainText(self)
            .font(look.font.map { Font($0) } ?? usual)
            .tracking(tracking)
            .withoutTextAttributes()
            .foregroundStyle(look.color ?? .primary)
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
