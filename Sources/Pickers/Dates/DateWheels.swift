import SwiftUICore

/// Wheels for the parts of a date, side by side behind one band.
///
/// A date alone has wheels for its month, day and year; with a time it has one for the day, which the year follows from,
/// as UIKit's picker has. The widths are for a picker of 320 points.
struct DateWheels: View {
    let choice: DateChoice
    let components: DatePickerComponents
    /// The day that the wheel of days was made around.
    @State private var middle: Date?
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale

    init(choice: DateChoice, components: DatePickerComponents) {
        self.choice = choice
        self.components = components
    }

    /// How wide the wheels are where there is room, in points: a day and a time, which take the most.
    static let width: CGFloat = 322

    private var hasDate: Bool { components.contains(.date) }
    private var hasTime: Bool { components.contains(.hourAndMinute) }
    private var hasHalves: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

    var body: some View {
        HStack(spacing: 0) {
            if hasDate, hasTime {
                dayWheel.modifier(WheelWidth(least: 120, most: 150))
            } else if hasDate {
                ForEach(Self.order(in: locale), id: \.self) { dateWheel($0) }
            }
            if hasTime { time }
        }
        .frame(maxWidth: .infinity)
        .environment(\.isWheelBeside, true)
        .background { WheelBand() }
        .onChange(of: choice.date.wrappedValue, initial: true) { _, date in
            if let middle, abs(daysBetween(middle, date)) < Self.reach / 2 { return }
            middle = calendar.startOfDay(for: date)
        }
    }

    @ViewBuilder private func dateWheel(_ part: DatePart) -> some View {
        switch part {
        case .month:
            wheel("Month", Array(1...12), self.part(.month)) { calendar.standaloneMonthSymbols[$0 - 1] }
                .modifier(WheelWidth(least: 110, most: 150))
        case .day:
            wheel("Day", Array(days), self.part(.day), name: number).modifier(WheelWidth(least: 40, most: 60))
        case .year:
            wheel("Year", Array(years), self.part(.year), name: number).modifier(WheelWidth(least: 60, most: 90))
        }
    }

    private enum DatePart: Character, CaseIterable { case month = "M", day = "d", year = "y" }

    /// Which wheel comes first: as a language writes dates.
    private static func order(in locale: Locale) -> [DatePart] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
        let order = DatePart.allCases.compactMap { part in format.firstIndex(of: part.rawValue).map { (part, $0) } }
        return order.count == 3 ? order.sorted { $0.1 < $1.1 }.map(\.0) : DatePart.allCases
    }

    private func number(_ value: Int) -> String { value.formatted(.number.grouping(.never).locale(locale)) }

    @ViewBuilder private var time: some View {
        if hasHalves {
            wheel("Hour", Array(0..<12), hour) { number($0 == 0 ? 12 : $0) }.modifier(WheelWidth(least: 40, most: 56))
            minuteWheel
            wheel("AM or PM", [0, 1], half) { $0 == 0 ? calendar.amSymbol : calendar.pmSymbol }
                .modifier(WheelWidth(least: 44, most: 60))
        } else {
            wheel("Hour", Array(0..<24), part(.hour), name: number).modifier(WheelWidth(least: 40, most: 56))
            minuteWheel
        }
    }

    private var minuteWheel: some View {
        wheel("Minute", Array(0..<60), part(.minute)) {
            $0.formatted(.number.precision(.integerLength(2...)).locale(locale))
        }
        .modifier(WheelWidth(least: 40, most: 56))
    }

    // MARK: Days

    /// How many days the wheel has before and after the one it was made around.
    private static let reach = 180

    private var dayWheel: some View {
        let middle = middle ?? calendar.startOfDay(for: choice.date.wrappedValue)
        let first = max(-Self.reach, daysBetween(middle, choice.bounds.lowerBound))
        let last = min(Self.reach, daysBetween(middle, choice.bounds.upperBound))
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            .weekday(.abbreviated).month(.abbreviated).day()
        return wheel(
            "Date", Array(min(first, 0)...max(last, 0)),
            Binding(
                get: { daysBetween(middle, choice.date.wrappedValue) },
                set: { day in
                    let date = choice.date.wrappedValue
                    let way = day - daysBetween(middle, date)
                    choice.date.wrappedValue = calendar.date(byAdding: .day, value: way, to: date) ?? date
                })
        ) { day in
            calendar.date(byAdding: .day, value: day, to: middle).map { style.format($0) } ?? ""
        }
    }

    /// Bounded, as the ends of all time are further apart than wheels reach.
    private func daysBetween(_ first: Date, _ second: Date) -> Int {
        let day = 86_400.0
        let limit = 4000 * day
        let near = first.addingTimeInterval(min(max(second.timeIntervalSince(first), -limit), limit))
        return calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: first), to: calendar.startOfDay(for: near)
        ).day ?? 0
    }

    private var days: Range<Int> { calendar.range(of: .day, in: .month, for: choice.date.wrappedValue) ?? 1..<32 }

    private var years: ClosedRange<Int> {
        let year = calendar.component(.year, from: choice.date.wrappedValue)
        let first = max(calendar.component(.year, from: choice.bounds.lowerBound), year - 100)
        let last = min(calendar.component(.year, from: choice.bounds.upperBound), year + 100)
        return min(first, year)...max(last, year)
    }

    // MARK: Parts

    private func wheel(
        _ title: LocalizedStringKey, _ values: [Int], _ selection: Binding<Int>, name: @escaping (Int) -> String
    ) -> some View {
        Picker(title, selection: selection) {
            ForEach(values, id: \.self) { value in Text(verbatim: name(value)) }
        }
        .pickerStyle(.wheel)
        .accessibilityLabel(Text(title))
    }

    private func part(_ component: Calendar.Component) -> Binding<Int> {
        Binding(
            get: { calendar.component(component, from: choice.date.wrappedValue) },
            set: { set(component, to: $0) })
    }

    private var currentHour: Int { calendar.component(.hour, from: choice.date.wrappedValue) }

    private var hour: Binding<Int> {
        Binding(get: { currentHour % 12 }, set: { set(.hour, to: currentHour / 12 * 12 + $0) })
    }

    private var half: Binding<Int> {
        Binding(get: { currentHour / 12 }, set: { set(.hour, to: currentHour % 12 + $0 * 12) })
    }

    /// The date with another part; a day that the month has not becomes its last.
    private func set(_ component: Calendar.Component, to value: Int) {
        let old = choice.date.wrappedValue
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
        parts.setValue(value, for: component)
        var month = parts
        month.day = 1
        if let start = calendar.date(from: month), let range = calendar.range(of: .day, in: .month, for: start) {
            parts.day = min(parts.day ?? 1, range.upperBound - 1)
        }
        if let date = calendar.date(from: parts) { choice.date.wrappedValue = date }
    }
}

/// How wide a wheel is. In a narrow row the wheels with the longest words are served first, so that none gets less than its
/// least width.
private struct WheelWidth: ViewModifier {
    let least: CGFloat
    let most: CGFloat

    init(least: CGFloat, most: CGFloat) {
        self.least = least
        self.most = most
    }

    func body(content: Content) -> some View {
        content.frame(minWidth: least, maxWidth: most).layoutPriority(least)
    }
}
