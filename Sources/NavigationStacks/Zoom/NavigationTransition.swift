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
public protocol MatchedTransitionSourceConfiguration {}

/// A view that screens grow out of, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    var radius: CGFloat = 0

    /// Gives what grows the corners of a shape; its other parts stay.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        var copy = self
        copy.radius = shape.cornerSize.width
        return copy
    }
}

/// Tells the stack where a view is.
nonisolated struct ZoomSourceModifier: ViewModifier {
    let source: ZoomSource
    let radius: CGFloat
    @Environment(\.navigationContext) private var context

    init(source: ZoomSource, radius: CGFloat) {
        self.source = source
        self.radius = radius
    }

    @MainActor func body(content: Content) -> some View {
        content.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame in
            context?.stack.setSource(source, ZoomFrame(rect: frame, radius: radius))
        }
    }
}

/// Where a view is that screens grow out of, in the window.
struct ZoomFrame: Equatable {
    var rect: CGRect
    var radius: CGFloat
}

extension View {
    /// Says how the screen that the view is on comes onto its stack and goes.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = style._kind.source
        return transformPreference(ZoomKey.self) { $0 = source }
    }

    /// Lets a screen grow out of this view that asks for it by its id.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomSourceModifier(source: ZoomSource(id: AnyHashable(id), namespace: namespace), radius: 0))
    }

    /// Lets a screen grow out of this view that asks for it by its id, with corners of its own.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let configured = configuration(EmptyMatchedTransitionSourceConfiguration())
        let radius = (configured as? EmptyMatchedTransitionSourceConfiguration)?.radius ?? 0
        return modifier(
            ZoomSourceModifier(source: ZoomSource(id: AnyHashable(id), namespace: namespace), radius: radius))
    }
}

extension ToolbarItem {
    /// Lets a screen grow out of the item that asks for it by its id.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        ToolbarItem<ID, _>(
            placement: placement, content: content.matchedTransitionSource(id: id, in: namespace))
    }
}
