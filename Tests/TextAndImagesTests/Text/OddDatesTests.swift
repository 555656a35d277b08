import Foundation
import Testing

@testable import RiffleTextAndImages

@Suite("Texts of dates that no clock shows")
struct OddDatesTests {
    private static let english = Locale(identifier: "en_US")
    private static let now = Date(timeIntervalSinceReferenceDate: 1_000)
    private static let seconds: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 1e15, -1e15,
    ]

    @Test("are texts, and never change", arguments: seconds)
    func texts(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        for kind in [LiveText.Kind.timer(date), .relative(date), .offset(date)] {
            let text = LiveText(kind: kind)
            #expect(!text.string(at: Self.now, locale: Self.english).isEmpty)
            #expect(text.nextChange(after: Self.now) == nil)
        }
    }

    @Test("A date that is no number counts as the present, and one without end as far away")
    func extremes() {
        func string(_ kind: (Date) -> LiveText.Kind, _ seconds: Double) -> String {
            LiveText(kind: kind(Date(timeIntervalSinceReferenceDate: seconds))).string(
                at: Self.now, locale: Self.english)
        }
        #expect(string(LiveText.Kind.timer, .nan) == "0:00")
        #expect(string(LiveText.Kind.offset, .nan) == "+0 seconds")
        #expect(string(LiveText.Kind.offset, .infinity).hasSuffix("years"))
        #expect(string(LiveText.Kind.timer, .infinity).count > 10)
    }

    @Test("An interval whose end never comes goes on")
    func interval() {
        let text = LiveText(
            kind: .interval(
                Self.now, Date(timeIntervalSinceReferenceDate: .infinity), pause: nil, countsDown: false,
                showsHours: true))
        #expect(text.string(at: Self.now.addingTimeInterval(61), locale: Self.english) == "1:01")
        #expect(text.nextChange(after: Self.now.addingTimeInterval(61)) != nil)
    }
}
