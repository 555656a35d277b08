/// A value as scales know it: all plottable types become one of these.
public enum _PlottedValue: Hashable, Sendable {
    /// A quantity.
    case number(Double)
    /// A time, in seconds since the reference date.
    case date(Double)
    /// A name.
    case category(String)

    /// The place on a continuous scale; nil for names, NaN and infinite numbers.
    var magnitude: Double? {
        switch self {
        case .number(let number), .date(let number): number.isFinite ? number : nil
        case .category: nil
        }
    }

    /// What kinds of value there are. A scale shows values of one kind.
    enum Kind: Hashable {
        case number, date, category
    }

    var kind: Kind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }

    /// A value of a kind that lies at a place of a continuous scale.
    static func of(_ kind: Kind, _ magnitude: Double) -> _PlottedValue {
        kind == .date ? .date(magnitude) : .number(magnitude)
    }

    /// As text for legends and assistive technology.
    var text: Text {
        switch self {
        case .number(let number): Text(verbatim: NumberText.string(number))
        case .date(let seconds):
            Text(Date(timeIntervalSinceReferenceDate: seconds), format: .dateTime.year().month().day())
        case .category(let name): Text(verbatim: name)
        }
    }
}

/// Numbers as axes write them.
enum NumberText {
    /// A number with as many decimals as it has, up to a limit.
    static func string(_ number: Double, decimals: Int = 2, locale: Locale = .current) -> String {
        guard number.isFinite else { return "" }
        if abs(number) >= 1e15 { return number.formatted(.number.notation(.scientific).locale(locale)) }
        // Zero has no sign.
        return (number == 0 ? 0 : number).formatted(
            .number.precision(.fractionLength(0...max(0, decimals))).locale(locale))
    }
}
