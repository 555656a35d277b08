import RifflePresentations
import SwiftUICore

/// The date and the time on gray, each of which opens what it is changed with.
struct DatePills: View {
    let choice: DateChoice
    let components: DatePickerComponents
    @RestoredState private var opened: DatePickerComponents?
    @Environment(\.locale) private var locale
    @Environment(\.localCalendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(choice: DateChoice, components: DatePickerComponents) {
        self.choice = choice
        self.components = components
    }

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 5) { pills }
                VStack(alignment: .leading, spacing: 5) { pills }
            }
        } else {
            HStack(spacing: 5) { pills }.fixedSize()
        }
    }

    @ViewBuilder private var pills: some View {
        if components.contains(.date) { pill(.date, date) }
        if components.contains(.hourAndMinute) { pill(.hourAndMinute, time) }
    }

    private func pill(_ part: DatePickerComponents, _ text: String) -> some View {
        Button {
            opened = opened == part ? nil : part
        } label: {
            Text(verbatim: text)
                .monospacedDigit()
                .foregroundStyle(opened == part ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
                .opacity(isEnabled ? 1 : 0.5)
                .lineLimit(...1)
                .minimumScaleFactor(0.5)
                .padding(.horizontal, 11)
                .padding(.vertical, 3)
                .frame(minHeight: 34)
                .background(
                    Color(uiColor: .tertiarySystemFill).opacity(isEnabled ? 1 : 0),
                    in: RoundedRectangle(cornerRadius: 6, style: .continuous))
        }
        .buttonStyle(.plain)
        .popover(isPresented: Binding(get: { opened == part }, set: { if !$0 { opened = nil } })) {
            Group {
                if part == .date {
                    CalendarMonth(choice: choice).frame(width: 320).padding(8)
                } else {
                    DateWheels(choice: choice, components: .hourAndMinute).frame(width: 230)
                }
            }
            .presentationCompactAdaptation(.popover)
        }
    }

    private var date: String {
        Date.FormatStyle(
            date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone
        ).format(choice.date.wrappedValue)
    }

    private var time: String {
        // Not `time: .shortened`, which on Linux leaves out the 0 of "08:05" where hours are counted to 24.
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            .hour().minute().format(choice.date.wrappedValue)
    }
}
