// What views tell the list they stand in.

/// What each modifier sets, from the innermost outward.
struct RowInsetsKey: ContainerValueKey {
    static var defaultValue: [RowInsets] { [] }
}

struct RowBackgroundKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
}

struct RowSeparatorKey: ContainerValueKey {
    static var defaultValue: SeparatorEdges { SeparatorEdges() }
}

struct SectionSeparatorKey: ContainerValueKey {
    static var defaultValue: SeparatorEdges { SeparatorEdges() }
}

struct RowTintKey: ContainerValueKey {
    static var defaultValue: ListItemTint? { nil }
}

struct DeleteDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

struct MoveDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

struct SelectionDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

/// The distances between the edges of a row and its content that are not left to the list, in points.
struct RowInsets: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// What several modifiers set, from the innermost outward: of each edge the first value counts.
    init(joining all: some Sequence<RowInsets> = []) {
        for insets in all {
            top = top ?? insets.top
            leading = leading ?? insets.leading
            bottom = bottom ?? insets.bottom
            trailing = trailing ?? insets.trailing
        }
    }

    /// Takes over what is said further out.
    mutating func fill(_ length: CGFloat, _ edges: Edge.Set) {
        if edges.contains(.top) { top = top ?? length }
        if edges.contains(.leading) { leading = leading ?? length }
        if edges.contains(.bottom) { bottom = bottom ?? length }
        if edges.contains(.trailing) { trailing = trailing ?? length }
    }
}

/// What is said of the separators above and below a row or a section.
struct SeparatorEdges {
    var top: Visibility?
    var bottom: Visibility?
    var topTint: Color?
    var bottomTint: Color?

    /// Takes over what is said further out.
    mutating func fill(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = top ?? visibility }
        if edges.contains(.bottom) { bottom = bottom ?? visibility }
    }

    mutating func fill(_ tint: Color?, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { topTint = topTint ?? tint }
        if edges.contains(.bottom) { bottomTint = bottomTint ?? tint }
    }
}

extension View {
    /// Sets the distances between the edges of the row and its content, in points; nil leaves them to the list.
    ///
    /// On a view in the header or the footer of a section, they are the distances around the header or the footer. On
    /// a section they are those of its rows.
    ///
    /// Distances that are NaN or infinite count as 0.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            JoinedContainerValueModifier(RowInsetsKey.self) { all in
                var own = RowInsets()
                if let insets {
                    own.fill(insets.top.finite, .top)
                    own.fill(insets.leading.finite, .leading)
                    own.fill(insets.bottom.finite, .bottom)
                    own.fill(insets.trailing.finite, .trailing)
                }
                all.append(own)
            })
    }

    /// Sets the distance between some edges of the row and its content, in points; nil leaves it to the list, as do the
    /// edges that are not named.
    ///
    /// A distance that is NaN or infinite counts as 0.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            JoinedContainerValueModifier(RowInsetsKey.self) { all in
                var own = RowInsets()
                if let length { own.fill(length.finite, edges) }
                all.append(own)
            })
    }

    /// Lays a view behind the row, in place of the list's own ground; nil leaves it to the list.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(ContainerValueModifier { $0[RowBackgroundKey.self] = view.map { AnyView($0) } })
    }

    /// Says whether there are separators above and below the row.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(JoinedContainerValueModifier(RowSeparatorKey.self) { $0.fill(visibility, edges) })
    }

    /// Colors the separators above and below the row; nil leaves it to the list.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(JoinedContainerValueModifier(RowSeparatorKey.self) { $0.fill(color, edges) })
    }

    /// Says whether there are separators above and below the section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(JoinedContainerValueModifier(SectionSeparatorKey.self) { $0.fill(visibility, edges) })
    }

    /// Colors the separators above and below the section; nil leaves it to the list.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(JoinedContainerValueModifier(SectionSeparatorKey.self) { $0.fill(color, edges) })
    }

    /// Colors the icons of the row; nil leaves it to the list.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(ContainerValueModifier { $0[RowTintKey.self] = tint })
    }

    /// Colors the icons of the row; nil leaves it to the list.
    @_disfavoredOverload
    nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

    /// Says that the row cannot be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ContainerValueModifier { $0[DeleteDisabledKey.self] = isDisabled })
    }

    /// Says that the row cannot be moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ContainerValueModifier { $0[MoveDisabledKey.self] = isDisabled })
    }

    /// Says that the row cannot be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ContainerValueModifier { $0[SelectionDisabledKey.self] = isDisabled })
    }
}

/// The color of a row's icons.
public struct ListItemTint: Sendable {
    let color: Color

    /// A color, also where the row is selected.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// A color that the list may replace by its own.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// Gray.
    public static let monochrome = ListItemTint(color: Color(uiColor: .systemGray))
}

extension CGFloat {
    /// The length, or 0 for what is none.
    fileprivate var finite: CGFloat { isFinite ? self : 0 }
}
