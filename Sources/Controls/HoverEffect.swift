import SwiftUICore

/// What becomes of a view under the mouse.
public struct HoverEffect: Hashable, Sendable {
    private enum Kind { case highlight, lift }
    private let kind: Kind

    /// What goes with the view: it is highlighted.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A light ground appears.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view comes nearer.
    public static let lift = HoverEffect(kind: .lift)

    fileprivate var isLift: Bool { kind == .lift }
}

extension View {
    /// Shows that the mouse is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Shows that the mouse is over the view, or not.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Keeps views inside from showing that the mouse is over them.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

private struct HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether views show that the mouse is over them.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

/// By eye, as of iPadOS.
private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isOver = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed

    nonisolated init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    func body(content: Content) -> some View {
        let isShown = isOver && isEnabled && isAllowed
        content
            .background {
                RoundedRectangle(cornerRadius: 8, style: .continuous)
                    .fill(Color.primary.opacity(isShown && !effect.isLift ? 0.08 : 0))
                    .padding(-4)
            }
            .scaleEffect(isShown && effect.isLift ? 1.05 : 1)
            .shadow(color: .black.opacity(isShown && effect.isLift ? 0.2 : 0), radius: 8, y: 4)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .onHover { isOver = $0 }
    }
}
