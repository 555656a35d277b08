/// How a bar of UIKit's looks in one of its states.
@MainActor @preconcurrency
open class UIBarAppearance {
    /// What lies behind a bar.
    enum Ground {
        case material, opaque, none
    }

    var ground = Ground.material
    private var effect = UIBlurEffect(style: .systemChromeMaterial)
    private var hasShadow = true
    private var ownShadow: UIColor?

    /// A bar of material.
    public init() {}

    /// The same as another.
    public init(barAppearance: UIBarAppearance) {
        ground = barAppearance.ground
        effect = barAppearance.effect
        hasShadow = barAppearance.hasShadow
        ownShadow = barAppearance.ownShadow
        backgroundColor = barAppearance.backgroundColor
    }

    /// A bar of material, with a hairline.
    public func configureWithDefaultBackground() { configure(.material, hasShadow: true) }
    /// A bar of the system's background, with a hairline.
    public func configureWithOpaqueBackground() { configure(.opaque, hasShadow: true) }
    /// No ground and no hairline.
    public func configureWithTransparentBackground() { configure(.none, hasShadow: false) }

    private func configure(_ ground: Ground, hasShadow: Bool) {
        self.ground = ground
        effect = UIBlurEffect(style: .systemChromeMaterial)
        self.hasShadow = hasShadow
        ownShadow = nil
        backgroundColor = nil
    }

    /// The material behind the bar; nil for none.
    public var backgroundEffect: UIBlurEffect? {
        get { if case .material = ground { effect } else { nil } }
        set {
            if let newValue {
                ground = .material
                effect = newValue
            } else if case .material = ground {
                ground = .none
            }
        }
    }

    /// A color over the ground; nil for none.
    public var backgroundColor: UIColor?

    /// The hairline's color; nil for none.
    public var shadowColor: UIColor? {
        get { hasShadow ? ownShadow ?? .separator : nil }
        set {
            hasShadow = newValue != nil
            ownShadow = newValue
        }
    }

    /// What a bar is painted with: nil for nothing at all.
    var style: AnyShapeStyle? {
        if let backgroundColor { return AnyShapeStyle(Color(backgroundColor)) }
        return switch ground {
        case .material: AnyShapeStyle(effect.material)
        case .opaque: AnyShapeStyle(Color(UIColor.systemBackground))
        case .none: nil
        }
    }

    /// What the app set, for a bar.
    package var look: BarLook {
        var look = BarLook()
        look.ground = style.map { .style($0) } ?? .clear
        look.hairline = hasShadow ? ownShadow.map { .color(Color($0)) } ?? .usual : .hidden
        return look
    }
}

/// What an app set for all bars of a kind through UIKit.
package struct BarLook {
    /// What is behind the bar.
    package enum Ground {
        /// As where nothing was set.
        case usual
        case style(AnyShapeStyle)
        case clear
    }

    /// The line at the bar's edge.
    package enum Line {
        case usual
        case color(Color)
        case hidden
    }

    package var ground = Ground.usual
    package var hairline = Line.usual

    package init() {}

    /// The style to paint the bar with, if one was set.
    package var style: AnyShapeStyle? { if case .style(let style) = ground { style } else { nil } }

    /// Whether the bar's ground is seen; nil as usual.
    package var isSeen: Bool? {
        switch ground {
        case .usual: nil
        case .style: true
        case .clear: false
        }
    }
}
