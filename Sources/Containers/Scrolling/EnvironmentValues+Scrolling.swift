/// When a scroll view's indicators are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let rawValue: UInt8

    /// As the scroll view sees fit: while content moves.
    public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
    /// While content moves.
    public static let visible = ScrollIndicatorVisibility(rawValue: 1)
    /// Not.
    public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
    /// Never.
    public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let rawValue: UInt8

    /// As the scroll view sees fit: always.
    public static let automatic = ScrollBounceBehavior(rawValue: 0)
    /// Always.
    public static let always = ScrollBounceBehavior(rawValue: 1)
    /// Where there is more content than fits.
    public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ScrollClipKey: PlaceBoundKey {
    static var defaultValue: Bool { false }
}

private struct ScrollTargetBehaviorKey: PlaceBoundKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

private struct HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether scroll views follow fingers and wheels.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// When horizontal indicators are seen.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// When vertical indicators are seen.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// Whether content can be pulled beyond its left and right end.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// Whether content can be pulled beyond its upper and lower end.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// Has scroll views as if nobody had said anything about them.
    fileprivate mutating func resetScrolling() {
        scrollContentMargins = EdgeInsets()
        scrollIndicatorMargins = EdgeInsets()
        scrollAnchors = ScrollAnchors()
        scrollTargetBehavior = nil
        isScrollClipDisabled = false
        isScrollEnabled = true
        horizontalScrollIndicatorVisibility = .automatic
        verticalScrollIndicatorVisibility = .automatic
        horizontalScrollBounceBehavior = .automatic
        verticalScrollBounceBehavior = .automatic
    }

    func scrollBounce(along axis: Axis) -> ScrollBounceBehavior {
        axis == .horizontal ? horizontalScrollBounceBehavior : verticalScrollBounceBehavior
    }

    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Shows the view as a part of the system, whose scroll views are not those that an app speaks of.
    nonisolated package func systemScrolling() -> some View { transformEnvironment(\.self) { $0.resetScrolling() } }

    /// Sets when the indicators of scroll views are seen.
    ///
    /// By default an indicator is seen while the content moves, provided that there is more content than fits;
    /// `visible` does the same. `hidden` and `never` leave it out. Indicators lie over the content and take no room.
    /// Lists and forms in the view are scroll views, too.
    ///
    ///     ScrollView(.horizontal) {
    ///         HStack {
    ///             ForEach(1..<9) { Text("Chapter \($0)").padding() }
    ///         }
    ///     }
    ///     .scrollIndicators(.hidden)
    ///
    /// - Parameters:
    ///   - visibility: when indicators are seen.
    ///   - axes: the directions that it is said for; others keep what a view around says.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentModifier(
                value: [visibility], isSame: { ($0 as? [ScrollIndicatorVisibility]) == [visibility] },
                apply: {
                    if axes.contains(Axis.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
                    if axes.contains(Axis.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
                }))
    }

    /// Keeps scroll views from following fingers and wheels; `scrollTo` still moves them.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        // A scroll view that is disabled further out stays so.
        modifier(
            EnvironmentModifier(
                value: disabled, isSame: { ($0 as? Bool) == disabled },
                apply: { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }))
    }

    /// Lets content of scroll views be seen outside of them.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Says whether content of scroll views can be pulled beyond its ends.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            EnvironmentModifier(
                value: [behavior], isSame: { ($0 as? [ScrollBounceBehavior]) == [behavior] },
                apply: {
                    if axes.contains(Axis.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
                    if axes.contains(Axis.vertical) { $0.verticalScrollBounceBehavior = behavior }
                }))
    }

    /// Sets where scroll views come to rest.
    ///
    /// Without it content rests where its speed carries it. `paging` stops at multiples of the viewport's size, at most
    /// one page further than where the finger came. `viewAligned` stops with a view of the `scrollTargetLayout` at the
    /// leading or upper edge, and needs one. A type of your own conforms to `ScrollTargetBehavior` and moves the
    /// target. The behavior decides when a finger lets go; `scrollTo` may go anywhere. Offsets beyond the ends are put
    /// at the ends.
    ///
    ///     ScrollView(.horizontal) {
    ///         LazyHStack(spacing: 0) {
    ///             ForEach(1..<6) { page in
    ///                 Text("Page \(page)").containerRelativeFrame(.horizontal)
    ///             }
    ///         }
    ///     }
    ///     .scrollTargetBehavior(.paging)
    ///
    /// - Parameter behavior: how the place of rest is found.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(
            EnvironmentModifier(
                value: behavior,
                isSame: { type(of: $0) == type(of: behavior) && MemoryLayout.size(ofValue: behavior) == 0 },
                apply: { $0.scrollTargetBehavior = behavior }))
    }
}
