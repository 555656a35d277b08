private struct GridColumnsKey: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

private struct GridAnchorKey: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}

private struct GridColumnAlignmentKey: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

private struct GridUnsizedAxesKey: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}

/// What a cell asks of its grid.
struct GridCellTraits {
    let columns: Int
    let anchor: UnitPoint?
    let columnAlignment: HorizontalAlignment?
    let unsizedAxes: Axis.Set

    @MainActor
    init(_ node: LayoutNode) {
        func read<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
            node.traitValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
        }
        columns = min(max(read(GridColumnsKey.self), 1), 10_000)
        anchor = read(GridAnchorKey.self)
        columnAlignment = read(GridColumnAlignmentKey.self)
        unsizedAxes = read(GridUnsizedAxesKey.self)
    }
}

extension View {
    /// Has a cell of a grid span several columns; numbers below 1 count as 1, and those above 10,000 as that.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: count)
    }

    /// Puts a point of the view on the same point of its cell in a grid.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Sets the horizontal alignment of the cell's whole column in a grid.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Lets the view fill its cell in the given directions without making the cell larger.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }
}
