/// A function that a line or area shows.
struct FunctionPlot {
    /// Where the parameter begins and ends; nil for the x axis.
    var domain: ClosedRange<Double>?
    /// The points of a parameter: both ends of an area, or twice the point of a line. Nil where the function has none.
    var points: (Double) -> (start: (x: Double, y: Double), end: (x: Double, y: Double))?
    var x: Text
    var y: Text

    /// How many points of a function are drawn.
    static let sampleCount = 301
}

extension _ChartMarks {
    /// The marks with points in place of functions.
    func sampled(_ options: ChartOptions) -> _ChartMarks {
        guard !functions.isEmpty else { return self }
        let domain = functionDomain(options)
        var result = self
        result.marks = []
        // Annotations count marks: those of a function's mark are all its points.
        var places: [Int] = []
        for mark in marks {
            places.append(result.marks.count)
            if let function = mark.function {
                result.marks += points(of: functions[function], mark, domain)
            } else {
                result.marks.append(mark)
            }
        }
        places.append(result.marks.count)
        for index in result.annotations.indices {
            let range = result.annotations[index].marks
            result.annotations[index].marks = places[range.lowerBound]..<places[range.upperBound]
        }
        result.functions = []
        return result
    }

    private func points(of function: FunctionPlot, _ mark: Mark, _ domain: ClosedRange<Double>) -> [Mark] {
        let domain = function.domain ?? domain
        var part = 0
        var wasGap = true
        return (0..<FunctionPlot.sampleCount).compactMap { index in
            let share = Double(index) / Double(FunctionPlot.sampleCount - 1)
            let parameter = domain.lowerBound + share * (domain.upperBound - domain.lowerBound)
            guard let (start, end) = function.points(parameter), start.x.isFinite, start.y.isFinite, end.y.isFinite
            else {
                // The line is broken where the function has no value.
                if !wasGap { part += 1 }
                wasGap = true
                return nil
            }
            wasGap = false
            var point = mark
            point.function = nil
            point.x = .value(Channel(label: function.x, value: .number(start.x)))
            point.y = .value(Channel(label: function.y, value: .number(start.y)))
            if mark.kind == .area { point.yEnd = .value(Channel(label: function.y, value: .number(end.y))) }
            let series = "\(mark.function ?? 0).\(part)"
            point.series = Channel(label: function.y, value: .category(series))
            point.style.isHidden = true
            return point
        }
    }

    /// The x axis, as far as modifiers and other marks tell.
    private func functionDomain(_ options: ChartOptions) -> ClosedRange<Double> {
        var ends: [Double] = []
        if case .values(let values, _)? = options.xScale.domain?.storage { ends = values.compactMap(\.magnitude) }
        if ends.isEmpty { ends = marks.flatMap(\.xChannels).compactMap(\.value.magnitude) }
        if ends.isEmpty { ends = functions.compactMap(\.domain).flatMap { [$0.lowerBound, $0.upperBound] } }
        guard let lower = ends.min(), let upper = ends.max(), lower < upper else { return -1...1 }
        return lower...upper
    }
}

/// The line of a function.
nonisolated public struct FunctionLinePlotContent: ChartContent {
    let function: FunctionPlot

    /// Adds the line.
    @MainActor public static func _collect(_ content: FunctionLinePlotContent, into marks: inout _ChartMarks) {
        marks.append(content.function, Mark(.line))
    }
}

/// The area of a function.
nonisolated public struct FunctionAreaPlotContent: ChartContent {
    let function: FunctionPlot

    /// Adds the area.
    @MainActor public static func _collect(_ content: FunctionAreaPlotContent, into marks: inout _ChartMarks) {
        marks.append(content.function, Mark(.area))
    }
}

extension LinePlot where Content == FunctionLinePlotContent {
    private init(
        _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ point: @escaping (Double) -> (x: Double, y: Double)
    ) {
        let function = FunctionPlot(
            domain: domain,
            points: {
                let point = point($0)
                return (point, point)
            }, x: x, y: y)
        self.init(content: FunctionLinePlotContent(function: function))
    }

    /// The line of a function of x.
    ///
    /// - Parameter domain: where the line begins and ends; nil for the x axis.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        self.init(Text(x), Text(y), domain) { (x: $0, y: function($0)) }
    }

    /// The line of a function of x.
    ///
    /// - Parameter domain: where the line begins and ends; nil for the x axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        self.init(Text(verbatim: String(x)), Text(verbatim: String(y)), domain) { (x: $0, y: function($0)) }
    }

    /// The line of a function of a parameter.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {
        self.init(Text(x), Text(y), domain, function)
    }

    /// The line of a function of a parameter.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {
        self.init(Text(verbatim: String(x)), Text(verbatim: String(y)), domain, function)
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    private init(
        _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
        _ ends: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        let function = FunctionPlot(
            domain: domain,
            points: { x in
                let ends = ends(x)
                return ((x, ends.yStart), (x, ends.yEnd))
            }, x: x, y: y)
        self.init(content: FunctionAreaPlotContent(function: function))
    }

    /// The area between zero and a function of x.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        self.init(Text(x), Text(y), domain) { (yStart: 0, yEnd: function($0)) }
    }

    /// The area between zero and a function of x.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        self.init(Text(verbatim: String(x)), Text(verbatim: String(y)), domain) { (yStart: 0, yEnd: function($0)) }
    }

    /// The area between two functions of x.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(Text(x), Text(yEnd), domain, function)
    }

    /// The area between two functions of x.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(Text(verbatim: String(x)), Text(verbatim: String(yEnd)), domain, function)
    }
}
