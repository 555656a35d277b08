import SwiftUICore

/// A month in which one day is chosen, which keeps the time of the date before.
struct CalendarMonth: View {
    let choice: DateChoice
    @Environment(\.localCalendar) private var calendar

    init(choice: DateChoice) { self.choice = choice }

    var body: some View {
        let date = choice.date.wrappedValue
        CalendarDays(
            choice: DayChoice(
                start: date, bounds: choice.bounds, isChosen: { calendar.isDate($0, inSameDayAs: date) },
                choose: { choose($0) }))
    }

    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: choice.date.wrappedValue)
        let date = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        choice.date.wrappedValue = date ?? day
    }
}
