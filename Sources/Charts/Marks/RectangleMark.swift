/// A rectangle.
nonisolated public struct RectangleMark: ChartContent {
    let mark: Mark

    /// A rectangle around two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .value(x.channel), y: .value(y.channel))
        mark.width = width
        mark.height = height
        self.mark = mark
    }

    /// A rectangle from one value to another along both axes.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(
            .rectangle, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: .value(yStart.channel),
            yEnd: .value(yEnd.channel))
    }

    /// A rectangle around a value of the y axis, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: .value(y.channel))
        mark.height = height
        self.mark = mark
    }

    /// A rectangle around a value of the x axis, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle, x: .value(x.channel), y: .value(yStart.channel), yEnd: .value(yEnd.channel))
        mark.width = width
        self.mark = mark
    }

    /// A rectangle around a value, between places in points; nil for the ends of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var mark = Mark(
            .rectangle, x: .value(x.channel), y: yStart.map(Mark.Place.fixed), yEnd: yEnd.map(Mark.Place.fixed))
        mark.width = width
        self.mark = mark
    }

    /// A rectangle around a value, between places in points; nil for the ends of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(
            .rectangle, x: xStart.map(Mark.Place.fixed), xEnd: xEnd.map(Mark.Place.fixed), y: .value(y.channel))
        mark.height = height
        self.mark = mark
    }

    /// A rectangle from one value to another, between places in points; nil for the ends of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(
            .rectangle, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: yStart.map(Mark.Place.fixed),
            yEnd: yEnd.map(Mark.Place.fixed))
    }

    /// A rectangle from one value to another, between places in points; nil for the ends of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(
            .rectangle, x: xStart.map(Mark.Place.fixed), xEnd: xEnd.map(Mark.Place.fixed), y: .value(yStart.channel),
            yEnd: .value(yEnd.channel))
    }

    /// Adds the mark.
    @MainActor public static func _collect(_ content: RectangleMark, into marks: inout _ChartMarks) {
        marks.append(content.mark)
    }
}
