import Foundation

/// Where values lie along an axis, as a share of its length: from 0 at the left or at the bottom to 1.
struct PositionScale: Equatable {
    enum Domain: Equatable {
        /// `lower` and `upper` are what the scale's type makes of the ends.
        case continuous(ScaleType, lower: Double, upper: Double, kind: _PlottedValue.Kind)
        case categories([String], places: [String: Int])
    }

    var domain: Domain
    var isReversed = false
    var range = _PlotRange()
    /// The part of the domain that is seen, as shares of it, where the chart scrolls.
    var window = PlotWindow()

    static func categories(_ names: [String]) -> Domain {
        var places: [String: Int] = [:]
        var unique: [String] = []
        for name in names where places[name] == nil {
            places[name] = unique.count
            unique.append(name)
        }
        return .categories(unique, places: places)
    }

    /// A continuous domain whose ends are apart.
    static func continuous(_ type: ScaleType, _ lower: Double, _ upper: Double, _ kind: _PlottedValue.Kind) -> Domain {
        var low = type.apply(lower) ?? 0
        var high = type.apply(upper) ?? low
        if low > high { swap(&low, &high) }
        if low == high {
            let margin = kind == .date ? 43_200 : abs(low) > 0 ? abs(low) / 2 : 0.5
            low -= margin
            high += margin
        }
        return .continuous(type, lower: low, upper: high, kind: kind)
    }

    var kind: _PlottedValue.Kind {
        switch domain {
        case .continuous(_, _, _, let kind): kind
        case .categories: .category
        }
    }

    /// The ends of a continuous domain.
    var bounds: ClosedRange<Double>? {
        guard case .continuous(let type, let lower, let upper, _) = domain else { return nil }
        let (low, high) = (type.invert(lower), type.invert(upper))
        guard low.isFinite, high.isFinite else { return nil }
        return min(low, high)...max(low, high)
    }

    /// The names of a scale of names, in order.
    var names: [String] {
        guard case .categories(let names, _) = domain else { return [] }
        return names
    }

    /// The share of the length that a value lies at; the middle of a name's band. Nil for what the scale does not have.
    func share(_ value: _PlottedValue) -> CGFloat? {
        switch domain {
        case .continuous(let type, let lower, let upper, let kind):
            guard value.kind == kind, let magnitude = value.magnitude, let place = type.apply(magnitude) else {
                return nil
            }
            return seen((place - lower) / (upper - lower))
        case .categories(let names, let places):
            guard case .category(let name) = value, let place = places[name] else { return nil }
            return seen((Double(place) + 0.5) / Double(names.count))
        }
    }

    /// The share of the length of a name's band; nil for continuous scales.
    var bandShare: CGFloat? {
        guard case .categories(let names, _) = domain, !names.isEmpty else { return nil }
        return 1 / CGFloat(names.count) / window.length
    }

    /// The value at a share of the length.
    func value(at share: CGFloat) -> _PlottedValue? {
        let share = Double(directed(Double(window.start + share * window.length)))
        switch domain {
        case .continuous(let type, let lower, let upper, let kind):
            return .of(kind, type.invert(lower + share * (upper - lower)))
        case .categories(let names, _):
            guard !names.isEmpty, share >= 0, share <= 1 else { return nil }
            return .category(names[min(names.count - 1, Int(clamping: share * Double(names.count)))])
        }
    }

    /// The point of an axis at a share; `length` is the axis's, and y grows upwards here.
    func point(_ share: CGFloat, in length: CGFloat) -> CGFloat {
        let (start, end) = range.ends(in: length)
        return start + share * (end - start)
    }

    /// The share at a point.
    func share(at point: CGFloat, in length: CGFloat) -> CGFloat {
        let (start, end) = range.ends(in: length)
        return start == end ? 0 : (point - start) / (end - start)
    }

    private func seen(_ share: Double) -> CGFloat { (directed(share) - window.start) / window.length }

    private func directed(_ share: Double) -> CGFloat { CGFloat(isReversed ? 1 - share : share) }
}

/// A part of a domain, as shares of it.
struct PlotWindow: Equatable {
    var start: CGFloat = 0
    var length: CGFloat = 1
}
