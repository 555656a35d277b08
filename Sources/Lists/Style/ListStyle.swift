/// How lists look.
///
/// Styles of one's own are not possible, as on Apple's platforms: the requirement has an underscore in front.
@MainActor @preconcurrency
public protocol ListStyle: Sendable {
    /// The look.
    nonisolated var _appearance: _ListAppearance { get }
}

/// The looks that lists have.
public enum _ListAppearance: Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, with margins at the separators.
    case inset
    /// Sections on grounds from edge to edge.
    case grouped
    /// Sections on cards.
    case insetGrouped
    /// Sections on cards, that headers hide and show.
    case sidebar

    var isPlain: Bool { self == .plain || self == .inset }
    var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}

/// The style for where a list stands: sections on cards.
public struct DefaultListStyle: ListStyle {
    /// The style.
    nonisolated public init() {}

    /// Sections on cards.
    nonisolated public var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// The style.
    nonisolated public init() {}

    /// Rows from edge to edge.
    nonisolated public var _appearance: _ListAppearance { .plain }
}

/// Sections on grounds from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// The style.
    nonisolated public init() {}

    /// Sections on grounds from edge to edge.
    nonisolated public var _appearance: _ListAppearance { .grouped }
}

/// Rows from edge to edge, with margins.
public struct InsetListStyle: ListStyle {
    /// The style.
    nonisolated public init() {}

    /// Rows from edge to edge, with margins.
    nonisolated public var _appearance: _ListAppearance { .inset }
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle {
    /// The style.
    nonisolated public init() {}

    /// Sections on cards.
    nonisolated public var _appearance: _ListAppearance { .insetGrouped }
}

/// Sections on cards, which a touch of their headers hides and shows.
public struct SidebarListStyle: ListStyle {
    /// The style.
    nonisolated public init() {}

    /// Sections on cards.
    nonisolated public var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style for where a list stands.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections on grounds from edge to edge.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows from edge to edge, with margins.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on cards.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Sections on cards, which a touch of their headers hides and shows.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListAppearanceKey: EnvironmentKey {
    static var defaultValue: _ListAppearance { .insetGrouped }
}

extension EnvironmentValues {
    /// How lists look.
    var listAppearance: _ListAppearance {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Shows the lists in this view in a style.
    ///
    /// `insetGrouped` shows sections on cards, and so does `automatic`; cards are at most 672 points wide. `plain` and
    /// `inset` show rows from edge to edge, whose section headers stay in sight while their sections scroll. `grouped`
    /// shows sections on grounds from edge to edge. `sidebar` shows cards that a touch of the header hides and shows.
    ///
    ///     List(["Tent", "Stove", "Map"], id: \.self) { Text($0) }
    ///         .listStyle(.plain)
    ///
    /// - Parameter style: one of the styles that there are; styles of one's own are not possible, as on Apple's
    ///   platforms.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listAppearance, style._appearance)
    }
}
