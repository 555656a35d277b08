import Foundation
import SwiftUITesting
import Testing

@testable import RifflePickers

@MainActor
struct MultiDatePickerTests {
    /// March 15, 2025, 11:09 in Greenwich.
    private static let ides = Date(timeIntervalSince1970: 1_742_036_940)

    private struct Absences: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2025, month: 3, day: 3)]
        var range: Range<Date>?

        var body: some View {
            VStack {
                if let range {
                    MultiDatePicker("Absences", selection: $days, in: range)
                } else {
                    MultiDatePicker("Absences", selection: $days)
                }
                Text(verbatim: "days " + days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
            }
            .padding()
        }
    }

    private func tester(_ range: Range<Date>? = nil) -> ViewTester {
        ViewTester(Absences(range: range), startDate: Self.ides)
    }

    private func day(_ name: String, in tester: ViewTester) throws -> Element { try tester.find(.label(name)) }

    @Test("taps choose days, and a second tap lets one go")
    func toggles() async throws {
        let tester = tester()
        await tester.tap(try day("Thursday, March 20", in: tester))
        await tester.tap(try day("Friday, March 21", in: tester))
        _ = try tester.find(.text("days 3 20 21"))
        #expect(try day("Friday, March 21", in: tester).node.traits.contains(.selected))
        await tester.tap(try day("Thursday, March 20", in: tester))
        _ = try tester.find(.text("days 3 21"))
    }

    @Test("at midnight another day is today")
    func midnight() async throws {
        let tester = ViewTester(Absences(), startDate: Self.ides.addingTimeInterval(12 * 3600))
        let blue = try #require(Self.ink(of: "15", in: tester))
        let black = try #require(Self.ink(of: "16", in: tester))
        #expect(blue != black)
        await tester.advance(by: 1)
        await tester.pump(by: 3600)
        #expect(Self.ink(of: "15", in: tester) == black)
        #expect(Self.ink(of: "16", in: tester) == blue)
    }

    /// How the number of a day is drawn, apart from the number.
    private static func ink(of day: String, in tester: ViewTester) -> String? {
        let line = tester.layersDescription.split(separator: "\n").first { $0.contains("text \"\(day)\"") }
        return line?.split(separator: " ").first { $0.hasPrefix("#") }.map { String($0) }
    }

    @Test("a day that was chosen without a calendar is shown as chosen, and can be let go")
    func plainComponents() async throws {
        let tester = tester()
        let third = try day("Monday, March 3", in: tester)
        #expect(third.node.traits.contains(.selected))
        await tester.tap(third)
        _ = try tester.find(.text("days "))
    }

    @Test("days stay chosen while other months are looked at")
    func months() async throws {
        let tester = tester()
        await tester.tap(try tester.find(.label("Next Month")))
        await tester.tap(try day("Tuesday, April 1", in: tester))
        _ = try day("Tuesday, April 1", in: tester)
        _ = try tester.find(.text("days 1 3"))
    }

    @Test("days outside of the range cannot be chosen, and its end is outside")
    func range() async throws {
        let start = Date(timeIntervalSince1970: 1_742_342_400), end = start.addingTimeInterval(2 * 86_400)
        let tester = tester(start..<end)
        for name in ["Tuesday, March 18", "Friday, March 21", "Wednesday, March 19"] {
            await tester.tap(try day(name, in: tester))
        }
        _ = try tester.find(.text("days 3 19"))
    }
}
