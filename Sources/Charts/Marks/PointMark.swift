/// A symbol at a point.
nonisolated public struct PointMark: ChartContent {
    let mark: Mark

    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.point, x: .value(x.channel), y: .value(y.channel))
    }

    /// A symbol at a value and a place in points; nil for the middle of the plot.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(.point, x: .value(x.channel), y: y.map(Mark.Place.fixed))
    }

    /// A symbol at a place in points and a value; nil for the middle of the plot.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.point, x: x.map(Mark.Place.fixed), y: .value(y.channel))
    }

    /// Adds the mark.
    @MainActor public static func _collect(_ content: PointMark, into marks: inout _ChartMarks) {
        marks.append(content.mark)
    }
}
