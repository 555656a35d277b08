/// A value of each element of data, with the name of what it measures.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let channel: (DataElement) -> Channel

    private init(_ value: @escaping (DataElement) -> PlottableValue<DataValue>) { channel = { value($0).channel } }
}

extension PlottableProjection {
    /// The values at a key path with a translated name.
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        Self { .value(labelKey, $0[keyPath: keyPath]) }
    }

    /// The values at a key path with a name.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        let label = Text(verbatim: String(label))
        return Self { .value(label, $0[keyPath: keyPath]) }
    }

    /// The values at a key path with a name.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
        Self { .value(label, $0[keyPath: keyPath]) }
    }

    /// The same value for all elements, with a translated name.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
        Self { _ in .value(labelKey, value) }
    }

    /// The same value for all elements, with a name.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
        let label = Text(verbatim: String(label))
        return Self { _ in .value(label, value) }
    }
}

extension PlottableProjection where DataValue == Date {
    /// The days, months or other units of the dates at a key path, with a translated name.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        Self { .value(labelKey, $0[keyPath: date], unit: unit, calendar: calendar) }
    }

    /// The days, months or other units of the dates at a key path, with a name.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        let label = Text(verbatim: String(label))
        return Self { .value(label, $0[keyPath: date], unit: unit, calendar: calendar) }
    }
}
