import Foundation
import SwiftUITesting
import Testing

@testable import RifflePickers

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
        let values = tester.findAll(.role(.button)).compactMap(\.value)
        #expect(values.contains("Mar 15, 2025") && values.contains { $0.contains("11:09") }, "\(values)")
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

    @Test(
        "dates outside of what the picker and the calendar know are shown, and one that is chosen lies in the range",
        arguments: [
            Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -1e14), Date(timeIntervalSince1970: 1e14),
        ],
        [0, 1, 2])
    func outside(date: Date, style: Int) async throws {
        let range = Self.ides...Self.ides.addingTimeInterval(30 * 86_400)
        for picker in [Appointment(date: date), Appointment(date: date, range: range)] {
            let view: AnyView =
                switch style {
                case 0: AnyView(picker.datePickerStyle(.compact))
                case 1: AnyView(picker.datePickerStyle(.graphical))
                default: AnyView(picker.datePickerStyle(.wheel))
                }
            let tester = ViewTester(view)
            try await tester.settle()
            _ = try tester.find(.text("\(Int(date.timeIntervalSince1970))"))
        }
    }

    @Test("wheels for day and time are four, in one band, and each changes its part")
    func wheels() async throws {
        let tester = ViewTester(Appointment().datePickerStyle(.wheel).labelsHidden())
        try await tester.settle()
        let names = ["Date", "Hour", "Minute", "AM or PM"]
        let frames = try names.map { try tester.find(.label($0)).frame }
        #expect(frames[0].minX >= 0 && frames[3].maxX <= 393)
        for index in 1..<4 { #expect(frames[index].minX >= frames[index - 1].maxX - 1) }
        try await tester.perform("Increment", on: try tester.find(.label("AM or PM")))
        _ = try tester.find(.text("\(1_742_036_940 + 12 * 3600)"))
        try await tester.perform("Increment", on: try tester.find(.label("Date")))
        _ = try tester.find(.text("\(1_742_036_940 + 36 * 3600)"))
        try await tester.perform("Decrement", on: try tester.find(.label("Minute")))
        _ = try tester.find(.text("\(1_742_036_940 + 36 * 3600 - 60)"))
    }

    @Test("with large letters date and time stand below the label, inside of the row")
    func largeLetters() async throws {
        let tester = ViewTester(
            Form { DatePicker("Both of them", selection: .constant(Self.ides)) }
        ) { $0.dynamicTypeSize = .accessibility3 }
        try await tester.settle()
        let text = ViewTester(Form { Text("Both of them") }) { $0.dynamicTypeSize = .accessibility3 }
        let label = try text.find(.text("Both of them")).frame
        let pills = tester.findAll(.label("Both of them")).map(\.frame)
        #expect(pills.count == 2)
        for pill in pills {
            #expect(pill.minY >= label.maxY && pill.minX >= 16 && pill.maxX <= 377)
        }
    }

    @Test("wheels in a row are as high as they are, beside their label")
    func wheelsInRow() throws {
        let tester = ViewTester(
            Form {
                DatePicker("A rather long name", selection: .constant(Self.ides)).datePickerStyle(.wheel)
                Text("After")
            }, size: CGSize(width: 393, height: 852))
        let wheels = tester.findAll(.role(.adjustable)).map(\.frame)
        #expect(wheels.count == 4)
        let label = try tester.find(.text("A rather long name")).frame
        #expect(label.minX >= 32 && label.maxX <= wheels[0].minX)
        #expect(wheels.allSatisfy { $0.height == 216 && $0.maxX <= 361 })
        #expect(try tester.find(.text("After")).frame.minY > wheels[0].maxY)
    }
}
