import SwiftUICore

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The components as bits.
    public let rawValue: UInt

    /// Components of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 96)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 30)
}

/// Chooses a date.
///
/// Days and times are those of the calendar, the time zone and the language of the environment. A date outside of the
/// range stays until another is chosen; what is chosen is brought into the range.
nonisolated public struct DatePicker<Label: View>: View {
    /// What of a date is chosen.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: DateRange
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    init(_ selection: Binding<Date>, _ range: DateRange, _ components: DatePickerComponents, label: Label) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    /// The date in the style of the environment.
    @MainActor public var body: some View {
        style.makeBody(
            DatePickerStyleConfiguration(
                label: AnyView(label), selection: selection, range: range, displayedComponents: components))
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

/// A date, and where it may lie.
struct DateChoice {
    let date: Binding<Date>
    let bounds: ClosedRange<Date>
}

/// The dates that a picker offers, from the first to the last; nil where there is no such limit.
struct DateRange: Equatable {
    var first: Date?
    var last: Date?

    var bounds: ClosedRange<Date> {
        switch (first, last) {
        case (let first?, let last?): first...max(first, last)
        case (let first?, nil): .from(first)
        case (nil, let last?): .upTo(last)
        case (nil, nil): .always
        }
    }
}

extension DateRange {
    init(_ range: ClosedRange<Date>) { self.init(first: range.lowerBound, last: range.upperBound) }
}

/// A date of the environment's calendar.
extension EnvironmentValues {
    /// The calendar with the time zone and the language of the environment.
    var localCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}

extension DatePicker {
    /// A picker with a label of any views.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(), displayedComponents, label: label())
    }

    /// A picker with a label of any views, for dates of a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(range), displayedComponents, label: label())
    }

    /// A picker with a label of any views, for dates from one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label: label())
    }

    /// A picker with a label of any views, for dates up to one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(), displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title, for dates of a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(range), displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title, for dates from one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title, for dates up to one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(), displayedComponents, label: Text(title))
    }

    /// A picker with a title, for dates of a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(range), displayedComponents, label: Text(title))
    }

    /// A picker with a title, for dates from one on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label: Text(title))
    }

    /// A picker with a title, for dates up to one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label: Text(title))
    }
}

extension ClosedRange<Date> {
    /// The years 1 to 4001, as far as UIKit's own picker goes.
    static var always: ClosedRange<Date> { earliest...latest }

    static func from(_ date: Date) -> ClosedRange<Date> { date...Swift.max(date, latest) }

    static func upTo(_ date: Date) -> ClosedRange<Date> { Swift.min(date, earliest)...date }

    private static let earliest = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    private static let latest = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
}
