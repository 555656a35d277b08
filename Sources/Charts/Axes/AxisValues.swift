/// The values of an axis, and how they are written.
struct AxisValues {
    var values: [AxisValue] = []
    /// How far apart numbers are.
    var step: Double?
    /// How far apart dates are.
    var stride: CalendarStride?

    /// How many values an axis of a length has about: fewer than there is room for.
    static func count(alongX: Bool, length: CGFloat, isDate: Bool) -> Int {
        if alongX { return Int(clamping: length / (isDate ? 72 : 64), to: 2...8) }
        // Low charts have lines nearer to each other than high ones.
        return Int(clamping: 2 + length / 60, to: 2...6)
    }

    /// The step of numbers between two ends.
    static func step(
        _ lower: Double, _ upper: Double, _ values: AxisMarkValues?, alongX: Bool, length: CGFloat
    ) -> Double {
        switch values?.kind {
        case .stride(let step) where step > 0: return step
        case .automatic(let desired, let minimum):
            let count = desired ?? count(alongX: alongX, length: length, isDate: false)
            return max(NiceNumbers.step(lower, upper, count: count), minimum ?? 0)
        default:
            return NiceNumbers.step(lower, upper, count: count(alongX: alongX, length: length, isDate: false))
        }
    }

    /// - Parameters:
    ///   - unit: the unit of dates, where the data has one.
    ///   - calendar: whose days and months strides are made of.
    init(
        _ wanted: AxisMarkValues, _ scale: PositionScale, alongX: Bool, length: CGFloat, unit: Calendar.Component?,
        calendar: Calendar
    ) {
        let plotted: [_PlottedValue]
        // As many values fit in what is seen as would without scrolling.
        let length = length / scale.window.length
        switch (wanted.kind, scale.domain) {
        case (.list(let values), _):
            // Marks of equal values would lie on each other.
            var seen = Set<_PlottedValue>()
            plotted = values.filter { scale.share($0) != nil && seen.insert($0).inserted }
            stride = Self.stride(of: plotted, calendar)
            step = Self.step(of: plotted)
        case (_, .categories(let names, _)):
            plotted = Self.few(names, wanted.kind).map { .category($0) }
        case (_, .continuous(let type, _, _, let kind)):
            let bounds = scale.bounds ?? 0...1
            if kind == .date {
                (plotted, stride) = Self.dates(wanted.kind, bounds, unit, calendar, alongX: alongX, length: length)
            } else if type == .log {
                let count = Self.count(alongX: alongX, length: length, isDate: false)
                plotted = NiceNumbers.powers(from: bounds.lowerBound, through: bounds.upperBound, count: count)
                    .map { .number($0) }
            } else {
                let step = Self.step(bounds.lowerBound, bounds.upperBound, wanted, alongX: alongX, length: length)
                self.step = step
                plotted = NiceNumbers.multiples(of: step, from: bounds.lowerBound, through: bounds.upperBound)
                    .map { .number($0) }
            }
        }
        values = Self.axisValues(plotted, scale, stride)
    }

    private static func axisValues(
        _ plotted: [_PlottedValue], _ scale: PositionScale, _ stride: CalendarStride?
    ) -> [AxisValue] {
        plotted.enumerated().map { index, value in
            var end: _PlottedValue?
            if case .date(let seconds) = value, let stride {
                let date = Date(timeIntervalSinceReferenceDate: seconds)
                end = stride.calendar.date(byAdding: stride.unit.stride, value: stride.count, to: date)?.plotted
            } else if index + 1 < plotted.count {
                end = plotted[index + 1]
            }
            return AxisValue(value: value, end: end, index: index, count: plotted.count)
        }
    }

    private static func dates(
        _ wanted: AxisMarkValues.Kind, _ bounds: ClosedRange<Double>, _ unit: Calendar.Component?,
        _ calendar: Calendar, alongX: Bool, length: CGFloat
    ) -> ([_PlottedValue], CalendarStride) {
        var stride: CalendarStride
        switch wanted {
        case .calendar(let component, let count, let own):
            stride = CalendarStride(unit: component, count: count, calendar: own ?? calendar)
        case .automatic(let desired, _):
            stride = .automatic(
                seconds: bounds.upperBound - bounds.lowerBound,
                count: desired ?? count(alongX: alongX, length: length, isDate: true), unit: unit, calendar: calendar)
        default:
            let count = count(alongX: alongX, length: length, isDate: true)
            stride = .automatic(
                seconds: bounds.upperBound - bounds.lowerBound, count: count, unit: unit, calendar: calendar)
        }
        let dates = stride.dates(
            from: Date(timeIntervalSinceReferenceDate: bounds.lowerBound),
            through: Date(timeIntervalSinceReferenceDate: bounds.upperBound))
        return (dates.map(\.plotted), stride)
    }

    /// Some of many names, at equal distances, where only so many are wanted.
    private static func few(_ names: [String], _ wanted: AxisMarkValues.Kind) -> [String] {
        guard case .automatic(let count?, _) = wanted, count > 0, names.count > count else { return names }
        let every = (names.count + count - 1) / count
        return names.indices.filter { $0 % every == 0 }.map { names[$0] }
    }

    /// The stride that given dates are written for: the longest unit that all of them begin.
    private static func stride(of values: [_PlottedValue], _ calendar: Calendar) -> CalendarStride? {
        let dates = values.compactMap { value -> Date? in
            if case .date(let seconds) = value { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
        }
        guard let first = dates.min(), let last = dates.max() else { return nil }
        let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
        let unit = units.first { unit in
            dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
        }
        if let unit { return CalendarStride(unit: unit, count: 1, calendar: calendar) }
        // Dates at any time of the day are days where they are days apart.
        let isLong = dates.count > 1 ? last.timeIntervalSince(first) / Double(dates.count - 1) >= 72_000 : false
        return CalendarStride(unit: isLong ? .day : .minute, count: 1, calendar: calendar)
    }

    private static func step(of values: [_PlottedValue]) -> Double? {
        let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }.sorted()
        let gaps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }.filter { $0 > 0 }
        guard let gap = gaps.min() else { return numbers.first }
        // A step that no value is a multiple of would cut decimals off.
        return numbers.map { NiceNumbers.decimals(of: abs($0)) }.max().map { min(gap, pow(10, -Double($0))) }
    }

    /// How the axis writes a value by itself.
    func text(_ value: AxisValue, isShare: Bool, locale: Locale) -> String {
        switch value.value {
        case .category(let name): name
        case .date(let seconds):
            (stride ?? CalendarStride(unit: .day, count: 1))
                .text(Date(timeIntervalSinceReferenceDate: seconds), locale: locale)
        case .number(let number):
            if isShare {
                number.formatted(.percent.precision(.fractionLength(0...2)).locale(locale))
            } else {
                NumberText.string(
                    number, decimals: step.map { NiceNumbers.decimals(of: $0) } ?? 6, locale: locale)
            }
        }
    }
}
