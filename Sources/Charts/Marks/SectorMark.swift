/// A part of a circle, as large as its share of all such parts.
nonisolated public struct SectorMark: ChartContent {
    let mark: Mark

    /// A part of a circle.
    ///
    /// - Parameters:
    ///   - innerRadius: by nothing else 0; a ratio is that of the largest radius there is room for.
    ///   - outerRadius: by nothing else the largest there is room for.
    ///   - angularInset: how far the part keeps from its neighbors, in points.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        mark.sector = Mark.Sector(
            angle: angle.channel, innerRadius: innerRadius, outerRadius: outerRadius, inset: max(0, angularInset ?? 0))
        self.mark = mark
    }

    /// Adds the mark.
    @MainActor public static func _collect(_ content: SectorMark, into marks: inout _ChartMarks) {
        marks.append(content.mark)
    }
}
