import Foundation
import SwiftUITesting
import Testing

@testable import RifflePickers

@MainActor
struct DatePickerStyleTests {
    /// March 15, 2025, 11:09 in Greenwich.
    private static let ides = Date(timeIntervalSince1970: 1_742_036_940)

    private struct NextDay: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.minimumDate == nil ? "any past" : "not the past")
                Text(configuration.maximumDate == nil ? "any future" : "not the future")
                Text(configuration.displayedComponents == .date ? "days" : "more")
                Button("Next") { configuration.selection += 86400 }
                DatePicker("Calendar", selection: configuration.$selection, displayedComponents: .date)
            }
        }
    }

    private struct Page: View {
        @State private var date = DatePickerStyleTests.ides

        var body: some View {
            VStack {
                DatePicker(
                    "When", selection: $date, in: ...DatePickerStyleTests.ides.addingTimeInterval(100_000),
                    displayedComponents: .date
                )
                .datePickerStyle(NextDay())
                Text("\(date.timeIntervalSince(DatePickerStyleTests.ides), format: .number.grouping(.never))")
            }
        }
    }

    @Test("a style of the app's own shows label, range and components, and writes the date into the range")
    func own() async throws {
        let tester = ViewTester(Page())
        await tester.pump()
        for text in ["When", "any past", "not the future", "days", "0"] {
            #expect(tester.findAll(.text(text)).count == 1, "\(text)")
        }
        #expect(tester.findAll(.role(.button, "Calendar")).count == 1)
        await tester.tap(try tester.find(.label("Next")))
        try await tester.settle()
        _ = try tester.find(.text("86400"))
        await tester.tap(try tester.find(.label("Next")))
        try await tester.settle()
        _ = try tester.find(.text("100000"))
        #expect(tester.issues.isEmpty)
    }
}
