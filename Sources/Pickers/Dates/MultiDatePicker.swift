import SwiftUICore

/// Chooses any number of days, in a calendar.
///
/// Days are those of the calendar and the time zone of the environment. What is chosen has the calendar, the era, the
/// year, the month and the day. Days outside of the range that are chosen already stay chosen.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let bounds: ClosedRange<Date>
    private let label: Label
    @Environment(\.localCalendar) private var calendar
    @Environment(\.startDate) private var today

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: ClosedRange<Date>, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label
    }

    /// The calendar, which starts with the month of today, or with that of the range that is nearest to it.
    @MainActor public var body: some View {
        ZStack {
            HiddenLabel(label: label)
            CalendarDays(
                choice: DayChoice(
                    start: min(max(today, bounds.lowerBound), bounds.upperBound), bounds: bounds,
                    isChosen: { day in selection.wrappedValue.contains { isSame($0, day) } }, choose: { toggle($0) }))
        }
    }

    /// One view.
    @MainActor public static var _listShape: _ListShape { .one }

    @MainActor private func toggle(_ day: Date) {
        var days = selection.wrappedValue
        let others = days.filter { !isSame($0, day) }
        if others.count < days.count {
            days = others
        } else {
            days.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
        selection.wrappedValue = days
    }

    @MainActor private func isSame(_ components: DateComponents, _ day: Date) -> Bool {
        guard let date = (components.calendar ?? calendar).date(from: components) else { return false }
        return calendar.isDate(date, inSameDayAs: day)
    }
}

extension MultiDatePicker {
    /// A picker with a label of any views, which only assistive technology tells.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, .always, label: label())
    }

    /// A picker with a label of any views, for days of a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, .before(bounds), label: label())
    }

    /// A picker with a label of any views, for days from one on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .from(bounds.lowerBound), label: label())
    }

    /// A picker with a label of any views, for days before a moment.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .upTo(bounds.upperBound.justBefore), label: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker with a title, which only assistive technology tells.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, .always, label: Text(titleKey))
    }

    /// A picker with a title, for days of a range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, .before(bounds), label: Text(titleKey))
    }

    /// A picker with a title, for days from one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, .from(bounds.lowerBound), label: Text(titleKey))
    }

    /// A picker with a title, for days before a moment.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, .upTo(bounds.upperBound.justBefore), label: Text(titleKey))
    }

    /// A picker with a title, which only assistive technology tells.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, .always, label: Text(title))
    }

    /// A picker with a title, for days of a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, .before(bounds), label: Text(title))
    }

    /// A picker with a title, for days from one on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, .from(bounds.lowerBound), label: Text(title))
    }

    /// A picker with a title, for days before a moment.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, .upTo(bounds.upperBound.justBefore), label: Text(title))
    }
}

extension ClosedRange<Date> {
    /// All of a range but its end; an empty range holds its beginning.
    fileprivate static func before(_ range: Range<Date>) -> ClosedRange<Date> {
        range.lowerBound...Swift.max(range.lowerBound, range.upperBound.justBefore)
    }
}

extension Date {
    /// A moment before, so that a day that begins at this date is not reached.
    fileprivate var justBefore: Date { addingTimeInterval(-0.001) }
}
