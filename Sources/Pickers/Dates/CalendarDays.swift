import SwiftUICore

/// Which days of a calendar are chosen, and what choosing one does.
struct DayChoice {
    /// A day of the month that is shown first.
    let start: Date
    /// When days may be.
    let bounds: ClosedRange<Date>
    let isChosen: (Date) -> Bool
    let choose: (Date) -> Void
}

/// The days of a month, with buttons for the months around it.
struct CalendarDays: View {
    let choice: DayChoice
    /// Months from that of the first day.
    @RestoredState private var distance = 0
    /// Whether wheels for the month and the year are in the place of the days.
    @RestoredState private var hasWheels = false
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.startDate) private var startDate

    init(choice: DayChoice) { self.choice = choice }

    var body: some View {
        let page = CalendarPage(showing: choice.start, months: distance, in: calendar)
        VStack(spacing: 6) {
            HStack(spacing: 0) {
                titleButton(page)
                Spacer(minLength: 8)
                if !hasWheels {
                    turn("chevron.backward", "Previous Month", -1)
                    turn("chevron.forward", "Next Month", 1)
                }
            }
            .frame(height: 44)
            .padding(.leading, 16)
            // The days keep their room while wheels are in their place.
            ZStack {
                TimelineView(.explicit(today)) { days(page, today: $0.date) }.opacity(hasWheels ? 0 : 1)
                    .allowsHitTesting(!hasWheels).accessibilityHidden(hasWheels)
                if hasWheels {
                    MonthWheels(month: page.start, bounds: choice.bounds) { distance += $0 }
                        .transition(.opacity)
                }
            }
        }
        .frame(minWidth: 280)
        // Where another date is chosen, its month is shown.
        .onChange(of: choice.start) { distance = 0 }
    }

    /// The beginning of the present day, and of those that will be.
    private var today: some Sequence<Date> {
        let calendar = calendar
        return sequence(first: calendar.startOfDay(for: startDate)) { calendar.date(byAdding: .day, value: 1, to: $0) }
    }

    private func titleButton(_ page: CalendarPage) -> some View {
        Button {
            withAnimation(.easeInOut(duration: 0.25)) { hasWheels.toggle() }
        } label: {
            HStack(spacing: 4) {
                Text(verbatim: title(page.start))
                    .font(.headline)
                    .foregroundStyle(hasWheels ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                ExpansionChevron(isExpanded: hasWheels)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHint(hasWheels ? Text("Shows the days.") : Text("Shows wheels for the month and the year."))
    }

    private func days(_ page: CalendarPage, today: Date) -> some View {
        VStack(spacing: 6) {
            HStack(spacing: 0) {
                ForEach(Array(page.weekdays.enumerated()), id: \.offset.own) { _, name in
                    Text(verbatim: name)
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            .accessibilityHidden(true)
            CalendarGrid(weeks: page.weeks) { cell($0, today: today) }
        }
    }

    private func turn(_ symbol: String, _ label: LocalizedStringKey, _ months: Int) -> some View {
        Button {
            distance += months
        } label: {
            Image(systemName: symbol)
                .font(.system(size: 20, weight: .medium))
                .frame(width: 44, height: 44)
        }
        .accessibilityLabel(label)
    }

    private func cell(_ day: Date, today: Date) -> some View {
        let isSelected = choice.isChosen(day)
        let isToday = calendar.isDate(day, inSameDayAs: today)
        let isAllowed = isInBounds(day)
        return Button {
            choice.choose(day)
        } label: {
            Text(calendar.component(.day, from: day), format: .number)
                .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
                .foregroundStyle(color(isSelected: isSelected, isToday: isToday))
                .frame(width: 44, height: 44)
                .background {
                    if isSelected { Circle().fill(.tint.opacity(isToday ? 1 : 0.12)) }
                }
                .frame(maxWidth: .infinity)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isAllowed)
        .accessibilityLabel(Text(verbatim: spoken(day)))
        .accessibilityAddTraits(isSelected ? .isSelected : AccessibilityTraits())
    }

    private func color(isSelected: Bool, isToday: Bool) -> AnyShapeStyle {
        if isSelected && isToday { return AnyShapeStyle(Color.white) }
        return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }

    /// Whether any time of a day is in the bounds.
    private func isInBounds(_ day: Date) -> Bool {
        guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
        return next > choice.bounds.lowerBound && day <= choice.bounds.upperBound
    }

    private func title(_ month: Date) -> String {
        var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        format = format.month(.wide).year()
        return format.format(month)
    }

    private func spoken(_ day: Date) -> String {
        var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        format = format.weekday(.wide).month(.wide).day()
        return format.format(day)
    }
}

/// The days of a month, week by week. UI tests know it by its name as what holds the days.
private struct CalendarGrid<Cell: View>: View {
    /// Seven days each; nil outside of the month.
    let weeks: [[Date?]]
    let cell: (Date) -> Cell

    init(weeks: [[Date?]], @ViewBuilder cell: @escaping (Date) -> Cell) {
        self.weeks = weeks
        self.cell = cell
    }

    var body: some View {
        VStack(spacing: 6) {
            ForEach(Array(weeks.enumerated()), id: \.offset.own) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset.own) { _, day in
                        if let day {
                            cell(day)
                        } else {
                            Color.clear.frame(maxWidth: .infinity).frame(height: 44)
                        }
                    }
                }
            }
        }
    }
}

/// A month's days by weeks, as a calendar has them.
struct CalendarPage: Equatable {
    /// The first moment of the month.
    let start: Date
    /// The names of the weekdays, the week's first day first.
    let weekdays: [String]
    /// Seven days each; nil outside of the month.
    let weeks: [[Date?]]

    init(showing date: Date, months: Int, in calendar: Calendar) {
        let moved = calendar.date(byAdding: .month, value: months, to: date) ?? date
        start = calendar.dateInterval(of: .month, for: moved)?.start ?? moved
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
        let first = (calendar.firstWeekday - 1) % max(names.count, 1)
        weekdays = Array(names[first...] + names[..<first])
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        let skipped = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: skipped)
        for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: start)) }
        while !days.count.isMultiple(of: 7) { days.append(nil) }
        weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }
}
