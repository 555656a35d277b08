import SwiftUITesting
import Testing

@testable import RifflePickers

@MainActor
struct MonthWheelsTests {
    @Test("the title of a calendar leads to wheels for the month and the year, and back to the days of that month")
    func far() async throws {
        let tester = ViewTester(
            DatePicker(
                "When", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)), displayedComponents: .date
            )
            .datePickerStyle(.graphical))
        await tester.pump()
        await tester.tap(try tester.find(.role(.header, "November 2023")))
        try await tester.settle()
        #expect(tester.findAll(.label("Next Month")).isEmpty)
        try await tester.perform("Increment", on: try tester.find(.label("Year")))
        try await tester.perform("Decrement", on: try tester.find(.label("Month")))
        try await tester.settle()
        await tester.tap(try tester.find(.role(.header, "October 2024")))
        try await tester.settle()
        #expect(tester.findAll(.containing("October 31")).count == 1)
    }

    @Test("hours that are counted to 24 have two digits")
    func hours() async throws {
        let tester = ViewTester(
            DatePicker(
                "When", selection: .constant(Date(timeIntervalSince1970: 29_100)), displayedComponents: .hourAndMinute)
        ) { $0.locale = Locale(identifier: "de_DE") }
        await tester.pump()
        #expect(tester.findAll(.containing("08:05")).count == 1)
    }
}
