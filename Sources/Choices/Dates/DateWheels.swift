import SwiftUICore

/// Wheels for the parts of a date.
struct DateWheels: View {
    let choice: DateChoice
    let components: DatePickerComponents
    @Environment(\.localCalendar) private var calendar

    init(choice: DateChoice, components: DatePickerComponents) {
        self.choice = choice
        self.components = components
    }

    var body: some View {
        HStack(spacing: 0) {
            if components.contains(.date) {
                wheel("Month", .month, Array(1...12)) { calendar.standaloneMonthSymbols[$0 - 1] }
                wheel("Day", .day, Array(days)) { "\($0)" }
                wheel("Year", .year, Array(years)) { "\($0)" }
            }
            if components.contains(.hourAndMinute) {
                wheel("Hour", .hour, Array(0..<24)) { hour in
                    "\(hour % 12 == 0 ? 12 : hour % 12) \(hour < 12 ? "AM" : "PM")"
                }
                wheel("Minute", .minute, Array(0..<60)) { $0 < 10 ? "0\($0)" : "\($0)" }
            }
        }
    }

    private var days: Range<Int> { calendar.range(of: .day, in: .month, for: choice.date.wrappedValue) ?? 1..<32 }

    private var years: ClosedRange<Int> {
        let year = calendar.component(.year, from: choice.date.wrappedValue)
        let first = max(calendar.component(.year, from: choice.bounds.lowerBound), year - 100)
        let last = min(calendar.component(.year, from: choice.bounds.upperBound), year + 100)
        return min(first, year)...max(last, year)
    }

    private func wheel(
        _ title: String, _ component: Calendar.Component, _ values: [Int], name: @escaping (Int) -> String
    ) -> some View {
        Picker(
            title,
            selection: Binding(
                get: { calendar.component(component, from: choice.date.wrappedValue) },
                set: { set(component, to: $0) })
        ) {
            ForEach(values, id: \.self) { value in Text(verbatim: name(value)) }
        }
        .pickerStyle(.wheel)
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
