/// A point of a line; the line goes through the points of its series in their order.
nonisolated public struct LineMark: ChartContent {
    let mark: Mark

    /// A point of the line whose points have no series.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.line, x: .value(x.channel), y: .value(y.channel))
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.line, x: .value(x.channel), y: .value(y.channel))
        mark.series = series.channel
        self.mark = mark
    }

    /// Adds the mark.
    @MainActor public static func _collect(_ content: LineMark, into marks: inout _ChartMarks) {
        marks.append(content.mark)
    }
}
