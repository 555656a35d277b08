import Facts
import Foundation
import SwiftUITesting
import Testing

@MainActor @Suite struct TextFactsTests {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func shown(_ text: Text) -> String {
        ViewTester(text, startDate: Self.start).elements.map(\.label).joined(separator: "|")
    }

    @Test("numbers in a text have separators and six places unless told otherwise", .fact("text.numbers"))
    func numbers() {
        let (count, share) = (1_234_567, 1.5)
        #expect(shown(Text("\(count)")) == "1,234,567")
        #expect(shown(Text(verbatim: "\(count)")) == "1234567")
        #expect(shown(Text("\(share)")) == "1.500000")
        #expect(shown(Text("\(Float(0.25))")) == "0.250000")
        #expect(shown(Text("\(3.14159, specifier: "%.2f") of \(7, specifier: "%03d")")) == "3.14 of 007")
        #expect(shown(Text("\(share, format: .number)")) == "1.5")
        #expect(shown(Text("\(5)%")) == "5%")
    }

    @Test("values in formats are written for the region", .fact("text.formats"))
    func formats() {
        #expect(shown(Text(0.5, format: .percent)) == "50%")
        #expect(shown(Text(1234.5, format: .currency(code: "USD"))) == "$1,234.50")
        #expect(shown(Text(1.5, format: .number.precision(.fractionLength(2)))) == "1.50")
        #expect(shown(Text(1_234_567, format: .number.notation(.compactName))) == "1.2M")
        #expect(shown(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b, and c")
        #expect(shown(Text(Duration.seconds(65), format: .time(pattern: .minuteSecond))) == "1:05")
        #expect(shown(Text(Self.start, style: .date)) == "November 14, 2023")
        #expect(shown(Text(Self.start, style: .time)) == "10:13\u{202F}PM")
        #expect(shown(Text("on \(Self.start, style: .date)")) == "on November 14, 2023")
        #expect(shown(Text(Self.start, format: .dateTime.month().day().year())) == "Nov 14, 2023")
    }

    @Test("dates that are near are told by how far they are", .fact("text.far-dates"), arguments: [-65.0, 65])
    func farDates(seconds: Double) {
        let date = Self.start.addingTimeInterval(seconds)
        #expect(shown(Text(date, style: .timer)) == "1:05")
        #expect(shown(Text(date, style: .relative)) == "1 min, 5 sec")
        #expect(shown(Text(date, style: .offset)) == (seconds < 0 ? "+1 minute" : "-1 minute"))
    }

    @Test("marks count where the code has them", .fact("text.marks"))
    func marks() {
        let typed = "**b**"
        #expect(shown(Text("**b** _i_ `c` [l](https://example.com) ~~s~~")) == "b i c l s")
        #expect(shown(Text(typed)) == "**b**")
        #expect(shown(Text("\(typed)!")) == "**b**!")
        #expect(shown(Text("\\*a\\*")) == "*a*")
        // Only what stands inside of lines is read.
        #expect(shown(Text("# a")) == "# a")
        #expect(shown(Text("- a")) == "- a")
    }
}
