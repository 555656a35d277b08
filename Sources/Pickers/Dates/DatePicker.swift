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
    private let bounds: ClosedRange<Date>
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.datePickerLook) private var look
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.hidesLabels) private var hidesLabel

    init(
        _ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: DatePickerComponents, label: Label
    ) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    /// The date in the style of the environment.
    @MainActor public var body: some View {
        let choice = DateChoice(
            date: Binding(
                get: { selection.wrappedValue },
                set: { selection.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound) }),
            bounds: bounds)
        switch look {
        case .compact:
            if dynamicTypeSize.isAccessibilitySize, !hidesLabel {
                // Large letters need the whole width.
                VStack(alignment: .leading, spacing: 8) {
                    label.labelsControls()
                    DatePills(choice: choice, components: components)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .labeledControls()
            } else {
                ControlRow(label: label.labelsControls()) { DatePills(choice: choice, components: components) }
                    .labeledControls()
            }
        case .graphical:
            ZStack {
                HiddenLabel(label: label)
                VStack(spacing: 8) {
                    if components.contains(.date) { CalendarMonth(choice: choice) }
                    if components.contains(.hourAndMinute) {
                        HStack {
                            Text("Time")
                            Spacer(minLength: 8)
                            DatePills(choice: choice, components: .hourAndMinute)
                        }
                    }
                }
            }
        case .wheel:
            if hidesLabel {
                ZStack {
                    HiddenLabel(label: label)
                    DateWheels(choice: choice, components: components)
                }
            } else {
                HStack(spacing: 8) {
                    label.frame(maxWidth: .infinity, alignment: .leading)
                    // As high as they are in rows too, and no wider than they need: the label has the rest.
                    DateWheels(choice: choice, components: components).frame(maxWidth: DateWheels.width)
                }
            }
        }
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

/// A date, and where it may lie.
struct DateChoice {
    let date: Binding<Date>
    let bounds: ClosedRange<Date>
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
        self.init(selection, .always, displayedComponents, label: label())
    }

    /// A picker with a label of any views, for dates of a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label: label())
    }

    /// A picker with a label of any views, for dates from one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .from(range.lowerBound), displayedComponents, label: label())
    }

    /// A picker with a label of any views, for dates up to one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .upTo(range.upperBound), displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .always, displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title, for dates of a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range, displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title, for dates from one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .from(range.lowerBound), displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title, for dates up to one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .upTo(range.upperBound), displayedComponents, label: Text(titleKey))
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .always, displayedComponents, label: Text(title))
    }

    /// A picker with a title, for dates of a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range, displayedComponents, label: Text(title))
    }

    /// A picker with a title, for dates from one on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .from(range.lowerBound), displayedComponents, label: Text(title))
    }

    /// A picker with a title, for dates up to one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .upTo(range.upperBound), displayedComponents, label: Text(title))
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
