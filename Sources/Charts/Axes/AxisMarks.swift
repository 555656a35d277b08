/// Lines and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    let group: _AxisMarkGroup

    /// The marks themselves.
    public var _groups: [_AxisMarkGroup] { [group] }

    /// Marks at values, made by a closure.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = _AxisMarkGroup(preset: preset, position: position, values: values, content: { content($0)._parts })
    }

    /// Marks at values, made by a closure.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: .list(values), content: content)
    }

    /// The same marks at all values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, content: { _ in content() })
    }

    /// The same marks at all values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: .list(values), content: { _ in content() })
    }
}

extension AxisMarks where Content == Never {
    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
        text: ((AxisValue, Locale) -> Text?)? = nil
    ) {
        group = _AxisMarkGroup(preset: preset, position: position, values: values, text: text, stroke: stroke)
    }

    /// The marks that the chart sees fit.
    ///
    /// - Parameter stroke: how lines are drawn.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values, stroke)
    }

    /// The marks that the chart sees fit, at values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, .list(values), stroke)
    }

    /// The marks that the chart sees fit, with labels of a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values, stroke, text: { $0.text(format, $1) })
    }

    /// The marks that the chart sees fit, at values, with labels of a format.
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(preset, position, .list(values), stroke, text: { $0.text(format, $1) })
    }
}

/// A style of axis marks.
public struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
    enum Kind { case automatic, aligned, extended, inset }

    let kind: Kind

    /// As the chart sees fit.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    /// The first and the last label end where the plot ends.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Grid lines go on below labels.
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// Labels stand in the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }

    /// The preset's name.
    public var description: String { "\(kind)" }
}

/// The edge of the plot at which axis marks stand.
public struct AxisMarkPosition: Hashable, Sendable, CustomStringConvertible {
    let edge: Edge?

    /// Below the plot and after it; labels that are names stand before it.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: nil) }
    /// Before the plot.
    public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
    /// After the plot.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
    /// Above the plot.
    public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
    /// Below the plot.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }

    /// The position's name.
    public var description: String { edge.map { "\($0)" } ?? "automatic" }
}

/// The values at which an axis has marks.
public struct AxisMarkValues: CustomStringConvertible {
    enum Kind {
        case automatic(count: Int?, minimumStride: Double?)
        case stride(Double)
        case calendar(Calendar.Component, count: Int, Calendar?)
        case list([_PlottedValue])
    }

    let kind: Kind
    var roundsLower: Bool?
    var roundsUpper: Bool?

    static func list(_ values: [some Plottable]) -> AxisMarkValues {
        AxisMarkValues(kind: .list(values.map(\.plotted)))
    }

    /// As the chart sees fit.
    public static var automatic: AxisMarkValues { automatic() }

    /// About as many as are wanted.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimumStride: nil), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// About as many as are wanted, no nearer to each other than a distance.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// The multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// The beginnings of days, months or other units.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .calendar(component, count: max(1, count), calendar), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// What the values are.
    public var description: String { "\(kind)" }
}

/// A value of an axis.
public struct AxisValue: Sendable {
    let value: _PlottedValue
    /// The next value, for marks between the two.
    let end: _PlottedValue?
    /// The value's place among those of the axis.
    public let index: Int
    /// How many values the axis has.
    public let count: Int

    /// The value as one of a type; nil for types of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: value) }

    func text<Format: FormatStyle>(_ format: Format, _ locale: Locale) -> Text?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        Format.FormatInput(plotted: value).map { Text(verbatim: format.locale(locale).format($0)) }
    }
}
