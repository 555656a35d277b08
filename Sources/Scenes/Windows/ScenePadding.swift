import SwiftUICore

/// How far content is from the edges of a window.
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    /// As a phone has it: like `minimum`.
    public static let navigationBar = ScenePadding(name: "navigationBar")
    /// The least that a window's content keeps from its edges.
    public static let minimum = ScenePadding(name: "minimum")
}

/// The distance of lists and bars from the edges of a window: 16 points, and 20 where there is more room.
nonisolated private struct ScenePaddingModifier: ViewModifier {
    let edges: Edge.Set
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(edges: Edge.Set) { self.edges = edges }

    @MainActor func body(content: Content) -> some View { content.padding(edges, sizeClass == .regular ? 20 : 16) }
}

extension View {
    /// Keeps the view as far from edges as the window's bars keep what is in them.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Keeps the view as far from edges as the window's bars keep what is in them.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
}
