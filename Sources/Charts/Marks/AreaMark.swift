/// A part of an area; the area goes through those of its series in their order.
nonisolated public struct AreaMark: ChartContent {
    let mark: Mark

    /// From zero, or from the area below, to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area, x: .value(x.channel), y: .value(y.channel))
        mark.stacking = stacking
        self.mark = mark
    }

    /// From zero, or from the area below, to a value of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area, x: .value(x.channel), y: .value(y.channel))
        mark.stacking = stacking
        mark.series = series.channel
        self.mark = mark
    }

    /// From one value to another.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(.area, x: .value(x.channel), y: .value(yStart.channel), yEnd: .value(yEnd.channel))
    }

    /// From one value to another of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area, x: .value(x.channel), y: .value(yStart.channel), yEnd: .value(yEnd.channel))
        mark.series = series.channel
        self.mark = mark
    }

    /// From one value to another along the x axis.
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.area, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: .value(y.channel))
    }

    /// From one value to another of a series along the x axis.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: .value(y.channel))
        mark.series = series.channel
        self.mark = mark
    }

    /// Adds the mark.
    @MainActor public static func _collect(_ content: AreaMark, into marks: inout _ChartMarks) {
        marks.append(content.mark)
    }
}
