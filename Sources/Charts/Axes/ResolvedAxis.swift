/// The lines and labels of an axis at their places along it.
struct ResolvedAxis {
    var lines: [AxisLine] = []
    var labels: [AxisLabel] = []
    /// How wide the labels before and after the plot are about, with the distance to it; views are not counted.
    var leadingWidth: CGFloat = 0
    var trailingWidth: CGFloat = 0

    /// Whether there is anything beside the plot.
    var isEmpty: Bool { lines.isEmpty && labels.isEmpty }
}

/// A grid line or tick.
struct AxisLine: Identifiable {
    enum Kind: Equatable {
        case grid
        case tick(AxisTick.Length.Kind, extra: CGFloat)
    }

    let id: AxisItemID
    var kind: Kind
    var edge: Edge
    /// The share of the axis.
    var share: CGFloat
    var stroke: StrokeStyle
    var style: AnyShapeStyle?
    var offset: CGSize
}

/// A label of an axis.
struct AxisLabel: Identifiable {
    let id: AxisItemID
    var edge: Edge
    var share: CGFloat
    /// The point of the label that lies at its place; nil beside the plot's edge, in the middle.
    var anchor: UnitPoint?
    /// The distance to the line that the label stands after; 0 for labels in the middle.
    var gap: CGFloat
    /// The distance to the plot.
    var spacing: CGFloat
    /// Whether the label stands in the plot, and takes no room beside it.
    var isInset: Bool
    /// Whether the label keeps inside the ends of the axis.
    var staysInside: Bool
    /// The most room along the axis; nil for as much as the label needs.
    var limit: CGFloat?
    var alignment: Alignment?
    var view: AnyView
    var offset: CGSize
}

/// What tells the lines and labels of an axis apart while its values change.
struct AxisItemID: Hashable {
    var alongX: Bool
    var group: Int
    var value: _PlottedValue
    var part: Int
}
