/// A line along an axis.
nonisolated public struct RuleMark: ChartContent {
    let mark: Mark

    /// An upright line at a value, between places in points; nil for the ends of the plot.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(.rule, x: .value(x.channel), y: yStart.map(Mark.Place.fixed), yEnd: yEnd.map(Mark.Place.fixed))
    }

    /// An upright line at a value, from one value to another.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(.rule, x: .value(x.channel), y: .value(yStart.channel), yEnd: .value(yEnd.channel))
    }

    /// A level line at a value, between places in points; nil for the ends of the plot.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.rule, x: xStart.map(Mark.Place.fixed), xEnd: xEnd.map(Mark.Place.fixed), y: .value(y.channel))
    }

    /// A level line at a value, from one value to another.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.rule, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: .value(y.channel))
    }

    /// Adds the mark.
    @MainActor public static func _collect(_ content: RuleMark, into marks: inout _ChartMarks) {
        marks.append(content.mark)
    }
}
