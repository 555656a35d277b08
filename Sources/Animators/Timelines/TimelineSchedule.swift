import Foundation

/// The dates at which a `TimelineView` is to be made anew.
nonisolated public protocol TimelineSchedule {
    /// How often a display is brought up to date.
    typealias Mode = TimelineScheduleMode

    /// The dates, in order; there may be no end of them.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from one on. The last that is not later than `startDate` comes first, if there is one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a display is brought up to date.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as asked for. Riffle's hosts know no other.
    case normal
    /// As seldom as possible, as on a display that is always on.
    case lowFrequency
}

/// Dates at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates, which have no end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private let start: Date
        private let interval: TimeInterval
        private var count: Double

        fileprivate init(from start: Date, by interval: TimeInterval, skipping count: Double) {
            self.start = start
            self.interval = interval
            self.count = count
        }

        /// The next date.
        public mutating func next() -> Date? {
            defer { count += 1 }
            return interval > 0 || count == 0 ? start.addingTimeInterval(count * interval) : nil
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Dates from one on, so many seconds apart. An interval that is not above 0 or not finite gives the first only;
    /// one below a thousandth of a second counts as that.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : 0
    }

    /// The dates from the last one before another date on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = interval > 0 ? ((startDate.timeIntervalSince(start) + 1e-6) / interval).rounded(.down) : 0
        return Entries(from: start, by: interval, skipping: max(passed, 0))
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates, which have no end.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    /// The schedule.
    public init() {}

    /// The minutes from the one on in which a date lies.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute * 60), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// A schedule of dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All the dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or frames that are some time apart.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    /// The dates, which have no end, or none at all.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var dates: PeriodicTimelineSchedule.Entries?

        fileprivate init(_ dates: PeriodicTimelineSchedule.Entries?) { self.dates = dates }

        /// The next date.
        public mutating func next() -> Date? { dates?.next() }
    }

    private let minimumInterval: Double?
    let isPaused: Bool

    /// A schedule for what moves.
    ///
    /// - Parameters:
    ///   - minimumInterval: the least distance between two dates, in seconds; nil, 0 and less give every frame.
    ///   - paused: whether time stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        isPaused = paused
    }

    /// Whether each frame has a date of its own, whatever the display's frequency is.
    var followsFrames: Bool { minimumInterval == nil && !isPaused }

    /// The dates from one on; those of a schedule without an interval are a hundred and twentieth of a second apart.
    ///
    /// There are none while the schedule is paused, and none for a display that is brought up to date as seldom as
    /// possible: animations stand still there.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        guard !isPaused, mode == .normal else { return Entries(nil) }
        let dates = PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 1.0 / 120)
        return Entries(dates.entries(from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates from one on, so many seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Every frame, or frames at least so many seconds apart, unless the schedule is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Given dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
