/// How a screen comes onto its stack and goes.
public protocol NavigationTransition {
    /// Which transition it is.
    var _kind: _NavigationTransitionKind { get }
}

/// The transitions that there are.
public struct _NavigationTransitionKind {
    /// The view that the screen grows out of; nil for the usual way.
    let source: ZoomSource?
}

/// The transition for where the screen is: from the side.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// The usual way.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: nil) }
}

/// A screen that grows out of a view of the one below, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: ZoomSource

    /// Out of the view.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: source) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition for where the screen is: from the side.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that `matchedTransitionSource(id:in:)` names, and back into it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// Names a view that screens grow out of.
struct ZoomSource: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

struct ZoomKey: PreferenceKey {
    static var defaultValue: ZoomSource? { nil }

    static func reduce(value: inout ZoomSource?, nextValue: () -> ZoomSource?) { value = value ?? nextValue() }
}

/// A view that screens grow out of, as their transition sees it.
public protocol MatchedTransitionSourceConfiguration {
    /// What the transition sees.
    var _look: _MatchedTransitionLook { get }
}

/// How a view that screens grow out of looks while they do.
public struct _MatchedTransitionLook: Equatable, Sendable {
    var radius: CGFloat = 0
    var background: Color?
    var shadow: SourceShadow?
    var hasGround: Bool { background != nil || shadow != nil }

    struct SourceShadow: Equatable, Sendable {
        var color: Color
        var radius: CGFloat
        var x: CGFloat
        var y: CGFloat
    }
}

/// A view that screens grow out of, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Nothing of its own.
    public var _look: _MatchedTransitionLook { _MatchedTransitionLook() }
}

private struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
    let _look: _MatchedTransitionLook
}

extension MatchedTransitionSourceConfiguration {
    /// Gives what grows the corners of a shape.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changed { $0.radius = shape.cornerSize.width }
    }

    /// Puts a color behind what grows, for as long as it does.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style }
    }

    /// Gives what grows a shadow, for as long as it does.
    ///
    /// - Parameters:
    ///   - radius: how soft it is, in points.
    ///   - x: how far it lies to the right, in points.
    ///   - y: how far it lies below, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { $0.shadow = .init(color: color, radius: radius, x: x, y: y) }
    }

    private func changed(_ change: (inout _MatchedTransitionLook) -> Void) -> ChangedSourceConfiguration {
        var look = _look
        change(&look)
        return ChangedSourceConfiguration(_look: look)
    }
}

/// Tells the stack where a view is.
nonisolated struct ZoomSourceModifier: ViewModifier {
    let source: ZoomSource
    let look: _MatchedTransitionLook
    @Environment(\.navigationContext) private var context

    init(source: ZoomSource, look: _MatchedTransitionLook) {
        self.source = source
        self.look = look
    }

    @MainActor func body(content: Content) -> some View {
        content.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame in
            context?.stack?.setSource(source, ZoomFrame(rect: frame, look: look))
        }
    }
}

/// Where a view is that screens grow out of, in the window.
struct ZoomFrame: Equatable {
    var rect: CGRect
    var look: _MatchedTransitionLook
}

extension View {
    /// Says how the screen that the view is on comes onto its stack and goes.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = style._kind.source
        return transformPreference(ZoomKey.self) { $0 = source }
    }

    /// Lets a screen grow out of this view that asks for it by its id.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            ZoomSourceModifier(
                source: ZoomSource(id: AnyHashable(id), namespace: namespace), look: _MatchedTransitionLook()))
    }

    /// Lets a screen grow out of this view that asks for it by its id, with corners of its own.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            ZoomSourceModifier(
                source: ZoomSource(id: AnyHashable(id), namespace: namespace),
                look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
    }
}

extension ToolbarItem {
    /// Lets a screen grow out of the item that asks for it by its id.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        ToolbarItem<ID, _>(
            placement: placement, content: content.matchedTransitionSource(id: id, in: namespace))
    }
}
