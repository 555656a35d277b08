import SwiftUICore

/// Wheels for the month that a calendar shows, and its year.
struct MonthWheels: View {
    /// The month's first moment.
    let month: Date
    /// When days may be.
    let bounds: ClosedRange<Date>
    /// Told by how many months the calendar is to go on.
    let move: (Int) -> Void
    @Environment(\.localCalendar) private var calendar

    init(month: Date, bounds: ClosedRange<Date>, move: @escaping (Int) -> Void) {
        self.month = month
        self.bounds = bounds
        self.move = move
    }

    private var current: Int { calendar.component(.month, from: month) }
    private var year: Int { calendar.component(.year, from: month) }

    private var years: ClosedRange<Int> {
        let first = max(calendar.component(.year, from: bounds.lowerBound), year - 100)
        let last = min(calendar.component(.year, from: bounds.upperBound), year + 100)
        return min(first, year)...max(last, year)
    }

    var body: some View {
        HStack(spacing: 0) {
            Picker("Month", selection: Binding(get: { current }, set: { move($0 - current) })) {
                ForEach(1...12, id: \.self) { Text(verbatim: calendar.standaloneMonthSymbols[$0 - 1]) }
            }
            .accessibilityLabel(Text("Month"))
            Picker("Year", selection: Binding(get: { year }, set: { move(($0 - year) * 12) })) {
                ForEach(Array(years), id: \.self) { Text($0, format: .number.grouping(.never)) }
            }
            .accessibilityLabel(Text("Year"))
        }
        .pickerStyle(.wheel)
        .environment(\.isWheelBeside, true)
        .background { WheelBand() }
    }
}
