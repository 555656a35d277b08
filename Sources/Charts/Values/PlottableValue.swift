/// A value of the data with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
    let channel: Channel

    init(_ label: Text, _ value: Value, upTo end: Value? = nil, unit: Calendar.Component? = nil) {
        channel = Channel(label: label, value: value.plotted, end: end?.plotted, unit: unit)
    }

    init(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar?) {
        // Components such as `.weekday` have no interval of their own.
        let interval = (calendar ?? .autoupdatingCurrent).dateInterval(of: unit, for: date)
        channel = Channel(
            label: label, value: (interval?.start ?? date).plotted, end: interval?.end.plotted, unit: unit)
    }
}

extension PlottableValue {
    /// A value with a translated name.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    /// A value with a name.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value)
    }

    /// A value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }

    /// A value with a translated name.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelResource), value)
    }
}

extension PlottableValue where Value: Comparable {
    /// A range of values with a translated name.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range.lowerBound, upTo: range.upperBound)
    }

    /// A range of values with a name.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), range.lowerBound, upTo: range.upperBound)
    }

    /// A range of values with a name.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label, range.lowerBound, upTo: range.upperBound)
    }

    /// A bin with a translated name.
    public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), bin.lowerBound, upTo: bin.upperBound)
    }

    /// A bin with a name.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), bin.lowerBound, upTo: bin.upperBound)
    }

    /// A bin with a name.
    public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, bin.lowerBound, upTo: bin.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// The day, month or other unit that a date lies in, with a translated name.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(labelKey), date, unit: unit, calendar: calendar)
    }

    /// The day, month or other unit that a date lies in, with a name.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), date, unit: unit, calendar: calendar)
    }

    /// The day, month or other unit that a date lies in, with a name.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label, date, unit: unit, calendar: calendar)
    }
}

/// A plottable value without its type.
struct Channel {
    var label: Text
    var value: _PlottedValue
    /// The end of a bin or of a unit of time.
    var end: _PlottedValue?
    var unit: Calendar.Component?

    /// The middle of the bin, or the value.
    var center: _PlottedValue {
        guard let low = value.magnitude, let high = end?.magnitude else { return value }
        return .of(value.kind, (low + high) / 2)
    }

    /// Whether a scale can show it.
    var isPlottable: Bool { value.kind == .category || value.magnitude != nil }
}
