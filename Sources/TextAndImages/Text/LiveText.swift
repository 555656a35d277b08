import RiffleQuantities

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

    /// The text at a date, as people of a locale write it.
    func string(at now: Date, locale: Locale) -> String {
        let words = QuantityWords(locale: locale)
        return switch kind {
        case .timer(let date): Self.clock(abs(now.timeIntervalSince(date)).rounded(.down), showsHours: true, words)
        case .interval(let start, let end, let pause, let countsDown, let showsHours):
            Self.clock(Self.seconds(start, end, pause, countsDown, now), showsHours: showsHours, words)
        case .relative(let date): Self.units(abs(now.timeIntervalSince(date)), words)
        case .offset(let date): Self.offset(now.timeIntervalSince(date), words)
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
    private static func clock(_ seconds: Double, showsHours: Bool, _ words: QuantityWords) -> String {
        let total = Int(clamping: seconds, to: 0...1_000_000_000_000_000)
        let (minutes, rest) = (total / 60, words.digits(total % 60, padded: 2))
        guard showsHours, minutes >= 60 else { return words.digits(minutes) + words.clockSeparator + rest }
        return [words.digits(minutes / 60), words.digits(minutes % 60, padded: 2), rest]
            .joined(separator: words.clockSeparator)
    }

    private static let lengths: [(seconds: Double, unit: String)] = [
        (31_556_952, "year"), (2_629_746, "month"), (604_800, "week"), (86_400, "day"), (3_600, "hour"),
        (60, "minute"), (1, "second"),
    ]

    private static func units(_ distance: Double, _ words: QuantityWords) -> String {
        let distance = (min(distance, 1e12) + 1e-4).rounded(.down)
        let index = lengths.firstIndex { distance >= $0.seconds } ?? lengths.count - 1
        let first = lengths[index]
        let count = (distance / first.seconds).rounded(.down)
        let rest = distance - count * first.seconds
        var parts = [text(count, first.unit, .abbreviated, words)]
        if index + 1 < lengths.count {
            let second = lengths[index + 1]
            let other = (rest / second.seconds).rounded(.down)
            if other > 0 { parts.append(text(other, second.unit, .abbreviated, words)) }
        }
        return words.list(parts, width: .abbreviated)
    }

    private static func offset(_ distance: Double, _ words: QuantityWords) -> String {
        let size = (min(abs(distance), 1e12) + 1e-4).rounded(.down)
        let unit = lengths.first { size >= $0.seconds } ?? lengths[lengths.count - 1]
        let count = (size / unit.seconds).rounded(.down)
        return text(distance < 0 && count > 0 ? -count : count, unit.unit, .wide, words, isSigned: true)
    }

    /// Dates that are no numbers are none away.
    private static func text(
        _ count: Double, _ unit: String, _ width: QuantityWidth, _ words: QuantityWords, isSigned: Bool = false
    ) -> String {
        let count = count.isNaN ? 0 : count
        let sign = !isSigned ? "" : count < 0 ? "-" : "+"
        guard let text = words.text(count, unit, width: width, precision: "precision-integer", isSigned: isSigned)
        else {
            return "\(sign)\(Int(clamping: abs(count))) \(unit)"
        }
        // Arabic has words for one and two of something, which have no sign.
        return text.contains(where: \.isNumber) ? text : sign + text
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
