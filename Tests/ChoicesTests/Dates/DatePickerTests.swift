import Foundation
import SwiftUITesting
import Testing

@testable import Choices

@MainActor
struct DatePickerTests {
    /// March 15, 2025, 11:09 in Greenwich.
    private static let ides = Date(timeIntervalSince1970: 1_742_036_940)

    private struct Appointment: View {
        @State var date = DatePickerTests.ides
        var range: ClosedRange<Date>?

        var body: some View {
            VStack {
                if let range {
                    DatePicker("When", selection: $date, in: range, displayedComponents: .date)
                } else {
                    DatePicker("When", selection: $date)
                }
                Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            }
            .padding()
        }
    }

    @Test("the day and the time stand on buttons")
    func pills() throws {
        let tester = ViewTester(Appointment())
        _ = try tester.find(.role(.button, "Mar 15, 2025"))
        _ = try tester.find(.containing("11:09"))
    }

    @Test("a day of the calendar keeps the time")
    func day() async throws {
        let tester = ViewTester(Appointment().datePickerStyle(.graphical))
        await tester.tap(try tester.find(.containing("Thursday, March 20")))
        _ = try tester.find(.text("\(1_742_036_940 + 5 * 86_400)"))
    }

    @Test("days outside of the range cannot be chosen")
    func range() async throws {
        let range = Self.ides.addingTimeInterval(-86_400)...Self.ides.addingTimeInterval(86_400)
        let tester = ViewTester(Appointment(range: range).datePickerStyle(.graphical))
        await tester.tap(try tester.find(.containing("Thursday, March 20")))
        _ = try tester.find(.text("1742036940"))
        await tester.tap(try tester.find(.containing("Sunday, March 16")))
        _ = try tester.find(.text("\(1_742_036_940 + 86_400)"))
    }

    @Test("a month begins under its weekday, whatever the first day of the week")
    func page() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.firstWeekday = 1
        let american = CalendarPage(showing: Self.ides, months: 0, in: calendar)
        #expect(american.weeks.first?.filter { $0 != nil }.count == 1)
        calendar.firstWeekday = 2
        let german = CalendarPage(showing: Self.ides, months: 0, in: calendar)
        #expect(german.weeks.first?.filter { $0 != nil }.count == 2)
        #expect(german.weeks.flatMap { $0 }.compactMap { $0 }.count == 31)
        #expect(
            CalendarPage(showing: Self.ides, months: -1, in: calendar).weeks.flatMap { $0 }.compactMap { $0 }.count
                == 28)
    }
}
