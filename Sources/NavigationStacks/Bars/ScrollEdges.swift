import SwiftUICore

/// How content ends under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// As the system likes.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// With a sharp edge.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Without an edge.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Says how content ends under the bars at the upper and lower edge of the screen: here with the bar's material, and
    /// with a line that `soft` leaves out.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        barEdges(edges, areHidden: false, areSoft: style == .soft)
    }

    /// Says whether bars at the upper and lower edge of the screen leave the content under them as it is.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        barEdges(edges, areHidden: hidden, areSoft: false)
    }

    /// Puts a bar at the upper or lower edge of the safe area, under which content goes on.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar at the left or right edge of the safe area, under which content goes on.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// What a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A screen of a stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A page of tabs.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Fills what is behind the screen that the view is on, under its bars too.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Shows views behind the screen that the view is on, under its bars too.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(content().ignoresSafeArea(), alignment: alignment)
    }
}
