/// What margins are put around.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let rawValue: UInt8

    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(rawValue: 0)
    /// Content alone.
    public static let scrollContent = ContentMarginPlacement(rawValue: 1)
    /// Indicators alone.
    public static let scrollIndicators = ContentMarginPlacement(rawValue: 2)
}

private struct ScrollContentMarginsKey: PlaceBoundKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

private struct ScrollIndicatorMarginsKey: PlaceBoundKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    var scrollContentMargins: EdgeInsets {
        get { self[ScrollContentMarginsKey.self] }
        set { self[ScrollContentMarginsKey.self] = newValue }
    }

    var scrollIndicatorMargins: EdgeInsets {
        get { self[ScrollIndicatorMarginsKey.self] }
        set { self[ScrollIndicatorMarginsKey.self] = newValue }
    }
}

extension EdgeInsets {
    /// These insets with some sides taken from others.
    fileprivate func replacing(_ edges: Edge.Set, with other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? other.top : top, leading: edges.contains(.leading) ? other.leading : leading,
            bottom: edges.contains(.bottom) ? other.bottom : bottom,
            trailing: edges.contains(.trailing) ? other.trailing : trailing)
    }
}

extension View {
    /// Keeps room free inside scroll views, in points; their frames stay.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            EnvironmentModifier(
                value: insets, isSame: { ($0 as? EdgeInsets) == insets },
                apply: {
                    if placement != .scrollIndicators {
                        $0.scrollContentMargins = $0.scrollContentMargins.replacing(edges, with: insets)
                    }
                    if placement != .scrollContent {
                        $0.scrollIndicatorMargins = $0.scrollIndicatorMargins.replacing(edges, with: insets)
                    }
                }))
    }

    /// Keeps room free inside scroll views, in points; nil stands for none.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps the same room free on all sides inside scroll views, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
