import SwiftUICore

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of view that shows a date picker.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = DatePickerStyleConfiguration

    /// The view that shows a date picker and changes `configuration.selection`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker that a style shows.
public struct DatePickerStyleConfiguration {
    /// The label of the picker, whatever views it is made of.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// What the picker is for.
    public let label: Label
    /// The chosen date; `$selection` is a binding to it. A date that is written is brought into the range.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil where there is none.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil where there is none.
    public let maximumDate: Date?
    /// What of the date is chosen.
    public let displayedComponents: DatePickerComponents

    init(label: AnyView, selection: Binding<Date>, range: DateRange, displayedComponents: DatePickerComponents) {
        self.label = Label(_content: label)
        let bounds = range.bounds
        _selection = Binding(
            get: { selection.wrappedValue },
            set: { date, transaction in
                selection.transaction(transaction).wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
            })
        minimumDate = range.first
        maximumDate = range.last
        self.displayedComponents = displayedComponents
    }

    var range: DateRange { DateRange(first: minimumDate, last: maximumDate) }

    var choice: DateChoice { DateChoice(date: $selection, bounds: range.bounds) }
}

/// The style for where a date picker stands: compact.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// Buttons.
    public func makeBody(configuration: Configuration) -> some View { CompactDates(configuration: configuration) }
}

/// The date and the time on buttons that open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// Buttons.
    public func makeBody(configuration: Configuration) -> some View { CompactDates(configuration: configuration) }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// A calendar.
    public func makeBody(configuration: Configuration) -> some View { CalendarDates(configuration: configuration) }
}

/// Wheels that turn.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// Wheels.
    public func makeBody(configuration: Configuration) -> some View { TurnedDates(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style for where a date picker stands.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that open a calendar or wheels.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels that turn.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The label, and buttons that open a calendar or wheels.
private struct CompactDates: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.hidesLabels) private var hidesLabel

    var body: some View {
        let label = ControlLabel(configuration.label).labelsControls()
        if dynamicTypeSize.isAccessibilitySize, !hidesLabel {
            // Large letters need the whole width.
            VStack(alignment: .leading, spacing: 8) {
                label
                pills
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .labeledControls()
        } else {
            ControlRow(label: label) { pills }.labeledControls()
        }
    }

    private var pills: some View {
        DatePills(choice: configuration.choice, components: configuration.displayedComponents)
    }
}

/// A calendar, and below it the time.
private struct CalendarDates: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        let choice = configuration.choice
        ZStack {
            HiddenLabel(label: configuration.label)
            VStack(spacing: 8) {
                if configuration.displayedComponents.contains(.date) { CalendarMonth(choice: choice) }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    HStack {
                        Text("Time")
                        Spacer(minLength: 8)
                        DatePills(choice: choice, components: .hourAndMinute)
                    }
                }
            }
        }
    }
}

/// The label, and wheels.
private struct TurnedDates: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabel

    var body: some View {
        let wheels = DateWheels(choice: configuration.choice, components: configuration.displayedComponents)
        if hidesLabel {
            ZStack {
                HiddenLabel(label: configuration.label)
                wheels
            }
        } else {
            HStack(spacing: 8) {
                ControlLabel(configuration.label).frame(maxWidth: .infinity, alignment: .leading)
                // As high as they are in rows too, and no wider than they need: the label has the rest.
                wheels.frame(maxWidth: DateWheels.width)
            }
        }
    }
}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<DatePickerStyleConfiguration> { .datePickers(DefaultDatePickerStyle()) }
}

extension EnvironmentValues {
    var datePickerStyle: ErasedStyle<DatePickerStyleConfiguration> {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension ErasedStyle<DatePickerStyleConfiguration> {
    fileprivate static func datePickers<S: DatePickerStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the date pickers in this view in a style.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.datePickers(style).modifier(at: \.datePickerStyle))
    }
}
