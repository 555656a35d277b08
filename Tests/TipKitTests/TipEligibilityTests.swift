import Foundation
import Testing

@testable import TipKit

struct TipEligibilityTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 0)

    private func status(
        _ record: TipRecord = TipRecord(), _ options: [any TipOption] = [], isShown: Bool = false,
        since seconds: Double? = nil, interval: Double = 3600, meetsRules: Bool = true
    ) -> Tips.Status {
        TipEligibility(
            record: record, limits: TipLimits(options), isShown: isShown,
            lastDisplay: seconds.map { Self.now - $0 }, interval: interval, now: Self.now
        ).status { meetsRules }
    }

    @Test("What was invalidated stays so, whatever else counts")
    func invalidated() {
        let record = TipRecord(displayCount: 1, invalidation: .tipClosed)
        #expect(status(record, meetsRules: false) == .invalidated(.tipClosed))
        #expect(status(record, isShown: true) == .invalidated(.tipClosed))
    }

    @Test("The interval counts for tips that were never shown")
    func interval() {
        #expect(status(since: 3599) == .pending)
        #expect(status(since: 3600) == .available)
        #expect(status(since: nil) == .available)
        #expect(status(since: 0, interval: 0) == .available)
        #expect(status(TipRecord(displayCount: 1), since: 1) == .available)
        #expect(status([Tips.IgnoresDisplayFrequency(true)], since: 1) == .available)
        #expect(status([Tips.IgnoresDisplayFrequency(false)], since: 1) == .pending)
    }

    private func status(_ options: [any TipOption], since seconds: Double) -> Tips.Status {
        status(TipRecord(), options, since: seconds)
    }

    @Test("A limit invalidates what is not on the screen")
    func limits() {
        let often = TipRecord(displayCount: 2)
        #expect(status(often, [Tips.MaxDisplayCount(3)]) == .available)
        #expect(status(often, [Tips.MaxDisplayCount(2)]) == .invalidated(.displayCountExceeded))
        #expect(status(often, [Tips.MaxDisplayCount(2)], isShown: true) == .available)
        let long = TipRecord(displayCount: 1, displayedSeconds: 90)
        #expect(status(long, [Tips.MaxDisplayDuration(90)]) == .invalidated(.displayDurationExceeded))
        #expect(status(long, [Tips.MaxDisplayDuration(91)]) == .available)
    }

    @Test("Rules that are not met make a tip wait")
    func rules() {
        #expect(status(meetsRules: false) == .pending)
        #expect(status(TipRecord(displayCount: 1), isShown: true, meetsRules: false) == .pending)
    }
}
