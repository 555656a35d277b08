/// A part of a scale that values are counted in.
public struct ChartBinRange<Bound: Comparable> {
    /// The least value of the bin.
    public let lowerBound: Bound
    /// The end of the bin.
    public let upperBound: Bound
    /// Whether the end belongs to the bin, as it does to the last one.
    let isClosed: Bool

    /// Whether a value falls into the bin.
    public func contains(_ value: Bound) -> Bool {
        value >= lowerBound && (isClosed ? value <= upperBound : value < upperBound)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of numbers.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
    /// The ends of the bins, ascending.
    public let thresholds: [Value]

    /// Bins between thresholds.
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    /// The place of the first bin.
    public var startIndex: Int { 0 }

    /// One after the place of the last bin.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The bin at a place.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            isClosed: position == endIndex - 1)
    }

    /// The place of the bin that a value falls into; one outside falls into the nearest.
    public func index(for value: Value) -> Int { BinSearch.index(of: value, in: thresholds) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of a size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: BinSearch.thresholds(Double(range.lowerBound), Double(range.upperBound), Double(size)).map {
                Value($0)
            })
    }

    /// Bins of a size that cover data.
    public init(size: Value, data: some Sequence<Value>) {
        let values = data.filter { $0.isFinite }
        self.init(size: size, range: (values.min() ?? 0)...(values.max() ?? 0))
    }

    /// About as many bins of a round size as are wanted.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let step = NiceNumbers.step(Double(range.lowerBound), Double(range.upperBound), count: desiredCount)
        self.init(size: Value(step), range: range)
    }

    /// About as many bins of a round size as are wanted, for data.
    public init(data: some Sequence<Value>, desiredCount: Int = 10) {
        let values = data.filter { $0.isFinite }
        self.init(range: (values.min() ?? 0)...(values.max() ?? 0), desiredCount: desiredCount)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins of a size that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        let numbers = BinSearch.thresholds(
            Double(range.lowerBound), Double(range.upperBound), Double(Swift.max(1, size)))
        self.init(thresholds: numbers.compactMap { Value(exactly: $0.rounded()) })
    }

    /// Bins of a size that cover data.
    public init(size: Value, data: some Sequence<Value>) {
        let values = Array(data)
        self.init(size: size, range: (values.min() ?? 0)...(values.max() ?? 0))
    }

    /// About as many bins of a round size as are wanted.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let step = NiceNumbers.step(Double(range.lowerBound), Double(range.upperBound), count: desiredCount)
        self.init(size: Value(exactly: Swift.max(1, step.rounded())) ?? 1, range: range)
    }

    /// About as many bins of a round size as are wanted, for data.
    public init(data: some Sequence<Value>, desiredCount: Int = 10) {
        let values = Array(data)
        self.init(range: (values.min() ?? 0)...(values.max() ?? 0), desiredCount: desiredCount)
    }
}

/// Bins of dates.
public struct DateBins: RandomAccessCollection, Sendable {
    /// The ends of the bins, ascending.
    public let thresholds: [Date]

    /// Bins between thresholds.
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Bins of a number of days, months or other units that cover a range.
    public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let strides = CalendarStride(unit: unit, count: Swift.max(1, stride), calendar: calendar)
        self.init(thresholds: strides.dates(around: range.lowerBound, range.upperBound))
    }

    /// Bins of a number of days, months or other units that cover data.
    public init(
        unit: Calendar.Component, by stride: Int = 1, data: some Sequence<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let dates = Array(data)
        guard let first = dates.min(), let last = dates.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(unit: unit, by: stride, range: first...last, calendar: calendar)
    }

    /// Bins of a length in seconds that cover a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let numbers = BinSearch.thresholds(
            range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate,
            timeInterval)
        self.init(thresholds: numbers.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    /// The place of the first bin.
    public var startIndex: Int { 0 }

    /// One after the place of the last bin.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The bin at a place.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            isClosed: position == endIndex - 1)
    }

    /// The place of the bin that a date falls into; one outside falls into the nearest.
    public func index(for value: Date) -> Int { BinSearch.index(of: value, in: thresholds) }
}

enum BinSearch {
    /// The most bins there are, whatever size is asked for.
    static let limit = 10_000

    /// The place of the bin that a value falls into.
    ///
    /// - Complexity: O(log n).
    static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
        var low = 0
        var high = max(0, thresholds.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if thresholds[middle] <= value { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Multiples of a size from at most `lower` to more than, or at, `upper`.
    static func thresholds(_ lower: Double, _ upper: Double, _ size: Double) -> [Double] {
        guard size > 0, size.isFinite, lower.isFinite, upper.isFinite, (upper - lower) / size < Double(limit) else {
            return []
        }
        let first = (lower / size).rounded(.down)
        let last = max(first + 1, (upper / size).rounded(.up))
        return stride(from: first, through: last, by: 1).map { $0 * size }
    }
}
