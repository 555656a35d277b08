/// How far the sections of a list are apart.
public struct ListSectionSpacing: Sendable, Equatable {
    /// In points; nil for the list's own.
    let length: CGFloat?

    /// As the list sees fit.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than by default: 20 points, by eye.
    public static let compact = ListSectionSpacing(length: 20)

    /// A distance in points; negative, NaN and infinite count as the list's own.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing >= 0 && spacing.isFinite ? spacing : nil)
    }
}

/// How much headers stand out.
public enum Prominence: Sendable, Hashable {
    /// As by default.
    case standard
    /// More.
    case increased
}

/// What is above a list: how much room it keeps above its first section.
package enum ListTopMargin: Equatable {
    /// Nothing, or a bar with its title inside: 35 points above the first card.
    case standard
    /// A bar with a large title, which brings its own room: nothing above the first card.
    case none
}

private struct RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

/// How much the header of a section stands out; nil where the section does not say.
struct OwnProminenceKey: ContainerValueKey {
    static var defaultValue: Prominence? { nil }
}

/// Whether the section of a sidebar has a button that hides its rows.
struct CollapsibleKey: ContainerValueKey {
    static var defaultValue: Bool { true }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Says whether the rows of the section can be hidden where it stands in a sidebar.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View {
        modifier(ContainerValueModifier { $0[CollapsibleKey.self] = collapsible })
    }
}

/// How far a section is from those around it; nil where the section does not say.
struct OwnSpacingKey: ContainerValueKey {
    static var defaultValue: ListSectionSpacing? { nil }
}

private struct TopMarginKey: PlaceBoundKey {
    static var defaultValue: ListTopMargin { .standard }
}

extension EnvironmentValues {
    /// The least height of rows, in points. NaN and infinite count as 0.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue.isFinite ? max(newValue, 0) : 0 }
    }

    /// The least height of headers, in points; nil for the list's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue.flatMap { $0.isFinite ? max($0, 0) : nil } }
    }

    /// How much headers stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }

    /// What is above a list, which a bar tells the views below it. See `ListTopMargin`.
    package var listTopMargin: ListTopMargin {
        get { self[TopMarginKey.self] }
        set { self[TopMarginKey.self] = newValue }
    }
}

extension View {
    /// Keeps rows apart, in points, each on a card of its own; nil leaves it to the list.
    ///
    /// Negative, NaN and infinite count as nil.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil })
    }

    /// Keeps the sections of a list apart, or a section from those around it: of two that say something different the smaller
    /// distance counts.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
            .modifier(JoinedContainerValueModifier(OwnSpacingKey.self) { $0 = $0 ?? spacing })
    }

    /// Keeps sections apart, in points; negative, NaN and infinite leave it to the list.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Says how much the header of a section stands out, or the headers of all sections in this view.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
            .modifier(JoinedContainerValueModifier(OwnProminenceKey.self) { $0 = $0 ?? prominence })
    }
}
