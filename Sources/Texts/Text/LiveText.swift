/// A text that says how far it is to a date or from it, and changes as time passes.
struct LiveText: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Hours, minutes and seconds from a date on, or up to it.
        case timer(Date)
        /// The same within an interval: up from its start, or down to its end.
        case interval(Date, Date, pause: Date?, countsDown: Bool, showsHours: Bool)
        /// The two largest units of the distance, as in `2 hr, 23 min`.
        case relative(Date)
        /// The largest unit, with a sign, as in `+2 hours`.
        case offset(Date)
    }

    let kind: Kind

    /// The text at a date.
    func string(at now: Date) -> String {
        switch kind {
        case .timer(let date): Self.clock(abs(now.timeIntervalSince(date)).rounded(.down), showsHours: true)
        case .interval(let start, let end, let pause, let countsDown, let showsHours):
            Self.clock(Self.seconds(start, end, pause, countsDown, now), showsHours: showsHours)
        case .relative(let date): Self.units(abs(now.timeIntervalSince(date)))
        case .offset(let date): Self.offset(now.timeIntervalSince(date))
        }
    }

    /// When the text will be another one; nil where it stays.
    func nextChange(after now: Date) -> Date? {
        let reference: Date
        switch kind {
        case .timer(let date), .relative(let date), .offset(let date): reference = date
        case .interval(let start, let end, let pause, let countsDown, _):
            if let pause, now >= pause { return nil }
            if now >= end { return nil }
            if now < start { return start }
            reference = countsDown ? end : start
        }
        let passed = now.timeIntervalSince(reference)
        // Farther away, or where the date is no number, the text stays.
        guard passed.magnitude < 1e12 else { return nil }
        // Frames are no exact number of seconds apart.
        return reference.addingTimeInterval((passed + 1e-4).rounded(.down) + 1)
    }

    private static func seconds(
        _ start: Date, _ end: Date, _ pause: Date?, _ countsDown: Bool, _ now: Date
    ) -> Double {
        let date = min(max(min(now, pause ?? now), start), end)
        return countsDown
            ? (end.timeIntervalSince(date) - 1e-4).rounded(.up) : (date.timeIntervalSince(start) + 1e-4).rounded(.down)
    }

    /// Minutes and seconds, and hours in front of them where there are any: `1:02:03`.
    private static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let total = Int(clamping: seconds, to: 0...1_000_000_000_000_000)
        let (minutes, rest) = (total / 60, total % 60)
        guard showsHours, minutes >= 60 else { return "\(minutes):\(padded(rest))" }
        return "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let lengths: [(seconds: Double, short: String, long: String)] = [
        (31_556_952, "yr", "year"), (2_629_746, "mo", "month"), (604_800, "wk", "week"), (86_400, "day", "day"),
        (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]

    private static func units(_ distance: Double) -> String {
        let distance = (min(distance, 1e12) + 1e-4).rounded(.down)
        guard let index = lengths.firstIndex(where: { distance >= $0.seconds }) else { return "0 sec" }
        let first = lengths[index]
        let count = (distance / first.seconds).rounded(.down)
        let rest = distance - count * first.seconds
        let text = "\(Int(clamping: count)) \(first.short)\(first.short == "day" && count != 1 ? "s" : "")"
        guard index + 1 < lengths.count else { return text }
        let second = lengths[index + 1]
        let other = Int(clamping: (rest / second.seconds).rounded(.down))
        guard other > 0 else { return text }
        return "\(text), \(other) \(second.short)\(second.short == "day" && other != 1 ? "s" : "")"
    }

    private static func offset(_ distance: Double) -> String {
        let size = (min(abs(distance), 1e12) + 1e-4).rounded(.down)
        let unit = lengths.first { size >= $0.seconds } ?? lengths[lengths.count - 1]
        let count = Int(clamping: size / unit.seconds)
        return "\(distance < 0 && count > 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
    }
}

private struct TextDateKey: EnvironmentKey {
    static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
    /// The date that texts which change with time are written for; nil for the start of the window's time.
    var textDate: Date? {
        get { self[TextDateKey.self] }
        set { self[TextDateKey.self] = newValue }
    }
}

extension Text {
    /// The parts of the text that change as time passes.
    var liveParts: [LiveText] {
        switch storage {
        case .live(let part): [part]
        case .joined(let texts): texts.texts.flatMap(\.liveParts)
        case .localized(let key) where !key.arguments.isEmpty:
            key.arguments.flatMap { if case .text(let text) = $0 { text.liveParts } else { [LiveText]() } }
        default: []
        }
    }

    /// Shows the time of a timer: down to the end of an interval, or up from its start.
    ///
    /// - Parameters:
    ///   - pauseTime: when the timer stands still; nil lets it run.
    ///   - countsDown: whether what is left is shown, rather than what has passed.
    ///   - showsHours: whether hours stand apart, rather than as 60 minutes each.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .live(
                LiveText(
                    kind: .interval(
                        timerInterval.lowerBound, timerInterval.upperBound, pause: pauseTime, countsDown: countsDown,
                        showsHours: showsHours))))
    }
}
