import Foundation

/// A unit that lengths of time are written in, from the largest to the smallest.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    private var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// About how long the unit is, in seconds.
    var seconds: TimeInterval {
        switch self {
        case .year: 31_556_952
        case .month: 2_629_746
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }

    func value(in components: DateComponents) -> Int {
        (self == .week ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)) ?? 0
    }

    /// How often each of the units fits between two dates.
    static func counts(_ units: [TimeUnit], from start: Date, to end: Date, calendar: Calendar) -> [Int] {
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { $0.value(in: parts) }
    }

    /// What CLDR calls the unit.
    var name: String { "\(self)" }
}
