/// A bar from zero to a value, or from one value to another.
nonisolated public struct BarMark: ChartContent {
    let mark: Mark

    /// A bar to the value that is a quantity, at the other one.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar, x: .value(x.channel), y: .value(y.channel))
        mark.width = width
        mark.height = height
        mark.stacking = stacking
        self.mark = mark
    }

    /// A bar from one value to another, at a value of the y axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: .value(y.channel))
        mark.height = height
        self.mark = mark
    }

    /// A bar from one value to another, at a value of the x axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar, x: .value(x.channel), y: .value(yStart.channel), yEnd: .value(yEnd.channel))
        mark.width = width
        self.mark = mark
    }

    /// A bar from one value to another along both axes.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(
            .bar, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: .value(yStart.channel),
            yEnd: .value(yEnd.channel))
    }

    /// A bar at a value of the y axis, between places in points; nil for the ends of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar, x: xStart.map(Mark.Place.fixed), xEnd: xEnd.map(Mark.Place.fixed), y: .value(y.channel))
        mark.height = height
        mark.stacking = stacking
        self.mark = mark
    }

    /// A bar at a value of the x axis, between places in points; nil for the ends of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar, x: .value(x.channel), y: yStart.map(Mark.Place.fixed), yEnd: yEnd.map(Mark.Place.fixed))
        mark.width = width
        mark.stacking = stacking
        self.mark = mark
    }

    /// A bar from one value to another, between places in points; nil for the ends of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(
            .bar, x: .value(xStart.channel), xEnd: .value(xEnd.channel), y: yStart.map(Mark.Place.fixed),
            yEnd: yEnd.map(Mark.Place.fixed))
    }

    /// A bar from one value to another, between places in points; nil for the ends of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(
            .bar, x: xStart.map(Mark.Place.fixed), xEnd: xEnd.map(Mark.Place.fixed), y: .value(yStart.channel),
            yEnd: .value(yEnd.channel))
    }

    /// Adds the mark.
    @MainActor public static func _collect(_ content: BarMark, into marks: inout _ChartMarks) {
        marks.append(content.mark)
    }
}
