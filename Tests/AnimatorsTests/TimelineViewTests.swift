import RiffleAnimators
import Foundation
import Testing

@MainActor
struct TimelineViewTests {
    fileprivate nonisolated static let start = Date(timeIntervalSinceReferenceDate: 0)

    /// Logs the seconds since the start for which content is made.
    private struct Clock<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        let probe: Probe<Int>

        var body: some View {
            TimelineView(schedule) { context in
                let _ = probe.log.append("\(context.date.timeIntervalSinceReferenceDate)")
                let _ = #expect(context.cadence == .live)
                Box("box")
            }
        }
    }

    private func log(_ schedule: some TimelineSchedule, at times: [Double]) -> [String] {
        let probe = Probe(0)
        let fixture = Fixture(Clock(schedule: schedule, probe: probe))
        for time in times { fixture.frame(at: time) }
        return probe.log
    }

    @Test("a schedule whose dates stand still or go back ends, and keeps the frame from nothing")
    func standingStill() {
        struct Still: TimelineSchedule {
            func entries(from start: Date, mode: Mode) -> AnyIterator<Date> {
                var count = 0
                return AnyIterator {
                    count += 1
                    return count < 4 ? start.addingTimeInterval(Double(count)) : start
                }
            }
        }
        #expect(log(Still(), at: [0, 2.5, 9]) == ["1.0", "2.0", "3.0"])
    }

    /// Dates a nanosecond apart, from now or from the start of the day on.
    private struct Dense: TimelineSchedule {
        let followsStart: Bool
        let probe: Probe<Int>

        func entries(from start: Date, mode: Mode) -> AnyIterator<Date> {
            let start = followsStart ? start : TimelineViewTests.start
            var count = 0.0
            return AnyIterator {
                probe.value += 1
                count += 1
                return start.addingTimeInterval(count * 1e-9)
            }
        }
    }

    @Test("of more dates than a display can show, only some are looked at in a frame, and an issue says so")
    func dense() {
        for followsStart in [true, false] {
            let (looked, shown) = (Probe(0), Probe(0))
            let fixture = Fixture(
                Clock(schedule: Dense(followsStart: followsStart, probe: looked), probe: shown))
            for time in [0, 0.5, 1, 60.0] {
                looked.value = 0
                fixture.frame(at: time)
                #expect(looked.value < 30_000)
                let last = shown.log.last.flatMap { Double($0) }
                #expect(!followsStart || abs((last ?? -1) - time) < 1e-4)
            }
            #expect(shown.log.count == 4)
            #expect(fixture.graph.issues.count { $0.message.contains("timeline") } == 1)
        }
    }

    @Test("a long list of past dates is gone through over some frames, up to the newest that has passed")
    func longList() {
        let dates = (0..<25_000).map { Self.start.addingTimeInterval(Double($0) - 24_000) }
        #expect(log(.explicit(dates), at: [0, 0.1, 0.2, 0.3, 0.4]).last == "0.0")
    }

    @Test("a periodic timeline is made at its dates and not between them")
    func periodic() {
        let schedule = PeriodicTimelineSchedule(from: Self.start, by: 1)
        #expect(log(schedule, at: [0, 0.5, 0.99, 1, 1.5, 2.2, 5.5]) == ["0.0", "1.0", "2.0", "5.0"])
        let earlier = PeriodicTimelineSchedule(from: Self.start.addingTimeInterval(-10.25), by: 1)
        #expect(log(earlier, at: [0, 0.5, 1]) == ["-0.25", "0.75"])
        let later = PeriodicTimelineSchedule(from: Self.start.addingTimeInterval(2), by: 1)
        #expect(log(later, at: [0, 1, 2, 3]) == ["2.0", "3.0"])
    }

    @Test("hosts are told when the next date is, and are idle until then")
    func deadline() {
        let probe = Probe(0)
        let fixture = Fixture(Clock(schedule: .periodic(from: Self.start, by: 0.5), probe: probe))
        fixture.frame(at: 0)
        #expect(fixture.graph.isIdle)
        #expect(fixture.graph.alarms.deadline == 0.5)
        let statistics = fixture.frame(at: 0.25)
        #expect(statistics == FrameStatistics())
        fixture.frame(at: 0.5)
        #expect(fixture.graph.alarms.deadline == 1)
    }

    @Test("an animation timeline is made in every frame, or at most so often")
    func animation() {
        #expect(log(.animation, at: [0, 0.1, 0.25, 0.3]) == ["0.0", "0.1", "0.25", "0.3"])
        let slow = log(.animation(minimumInterval: 0.5), at: [0, 0.1, 0.25, 0.5, 0.6, 1.2])
        #expect(slow == ["0.0", "0.5", "1.0"])
    }

    @Test("an animation's schedule has no dates while it is paused, and none for a display that hardly changes")
    func datesOfAnimations() {
        let start = Date(timeIntervalSinceReferenceDate: 100)
        func dates(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode) -> [Double] {
            schedule.entries(from: start, mode: mode).prefix(3).map(\.timeIntervalSinceReferenceDate)
        }
        #expect(dates(.animation(minimumInterval: 0.5), .normal) == [100, 100.5, 101])
        #expect(dates(.animation(minimumInterval: 0.5), .lowFrequency) == [])
        #expect(dates(.animation(minimumInterval: 0.5, paused: true), .normal) == [])
        #expect(dates(.animation(paused: true), .lowFrequency) == [])
    }

    @Test("a paused timeline costs nothing, and goes on when it is no longer paused")
    func pausing() {
        struct Root: View {
            let control: Probe<Bool>
            let probe: Probe<Int>
            @State private var isPaused = false
            var body: some View {
                control.write = { isPaused = $0 }
                return Clock(schedule: .animation(paused: isPaused), probe: probe)
            }
        }
        let control = Probe(false)
        let probe = Probe(0)
        let fixture = Fixture(Root(control: control, probe: probe))
        fixture.frame(at: 0)
        fixture.frame(at: 1)
        control.write?(true)
        fixture.frame(at: 2)
        // The date that was shown last stays.
        #expect(probe.log.last == "1.0")
        #expect(fixture.frame(at: 3) == FrameStatistics())
        #expect(fixture.graph.isIdle)
        #expect(fixture.graph.alarms.deadline == nil)
        control.write?(false)
        fixture.frame(at: 4)
        fixture.frame(at: 5)
        #expect(probe.log.suffix(2) == ["4.0", "5.0"])
    }

    @Test("explicit dates are taken in order, each once, and nothing comes after the last")
    func explicit() {
        let dates = [1.0, 2, 2.1].map { Self.start.addingTimeInterval($0) }
        #expect(log(.explicit(dates), at: [0, 0.5, 1, 1.5, 3, 9]) == ["1.0", "2.1"])
        #expect(log(.explicit([Date]()), at: [0, 1]) == ["0.0"])
    }

    @Test("every minute begins with the minute")
    func minutes() {
        #expect(log(.everyMinute, at: [10, 59, 60, 61, 200]) == ["0.0", "60.0", "180.0"])
    }

    @Test("intervals that are none show one date")
    func badIntervals() {
        for interval in [0, -1, Double.nan, .infinity] {
            #expect(log(.periodic(from: Self.start, by: interval), at: [0, 1, 2]) == ["0.0"])
        }
        #expect(log(.animation(minimumInterval: -1), at: [0, 1]) == ["0.0", "1.0"])
    }

    @Test("a timeline out of sight is left alone until it comes into sight")
    func culled() {
        struct Root: View {
            let probe: Probe<Int>
            let control: Probe<CGFloat>
            @State private var offset: CGFloat = 500
            var body: some View {
                control.write = { offset = $0 }
                return ScrollView {
                    Clock(schedule: .animation, probe: probe).offset(y: offset)
                }
            }
        }
        let probe = Probe(0)
        let control = Probe<CGFloat>(0)
        let fixture = Fixture(Root(probe: probe, control: control))
        for time in [0, 0.1, 0.2] { fixture.frame(at: time) }
        let count = probe.log.count
        #expect(fixture.frame(at: 1).bodiesEvaluated == 0)
        #expect(fixture.graph.isIdle)
        #expect(probe.log.count == count)
        control.write?(0)
        fixture.frame(at: 2)
        fixture.frame(at: 3)
        fixture.frame(at: 4)
        #expect(probe.log.last == "4.0")
    }

    @Test("a timeline that goes takes its deadline along")
    func removal() {
        struct Root: View {
            let control: Probe<Bool>
            let probe: Probe<Int>
            @State private var isShown = true
            var body: some View {
                control.write = { isShown = $0 }
                return VStack {
                    if isShown { Clock(schedule: .periodic(from: TimelineViewTests.start, by: 1), probe: probe) }
                }
            }
        }
        let control = Probe(true)
        let fixture = Fixture(Root(control: control, probe: Probe(0)))
        fixture.frame(at: 0)
        #expect(fixture.graph.alarms.deadline == 1)
        control.write?(false)
        fixture.frame(at: 0.5)
        #expect(fixture.graph.alarms.deadline == nil)
    }

    @Test("content can be made anew between two dates")
    func invalidation() {
        let probe = Probe(0)
        var invalidate: (() -> Void)?
        let view = TimelineView(.periodic(from: Self.start, by: 100)) { context in
            let _ = invalidate = { context.invalidateTimelineContent() }
            let _ = probe.log.append("made")
            Box("box")
        }
        let fixture = Fixture(view)
        fixture.frame(at: 0)
        invalidate?()
        fixture.frame(at: 1)
        #expect(probe.log == ["made", "made"])
    }
}
