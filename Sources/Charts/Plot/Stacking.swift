/// Where marks that share a place begin and end along their length.
struct Stacking {
    /// A mark that shares its place with others of the same key.
    struct Item {
        var key: AnyHashable
        var value: Double
        var method: MarkStackingMethod
    }

    /// The ends of each item, in the order of the items. Negative values grow the other way from zero.
    static func spans(of items: [Item]) -> [(from: Double, to: Double)] {
        var totals: [AnyHashable: Double] = [:]
        for item in items { totals[item.key, default: 0] += abs(item.value) }
        var upper: [AnyHashable: Double] = [:]
        var lower: [AnyHashable: Double] = [:]
        return items.map { item in
            let total = totals[item.key] ?? 0
            switch item.method.kind {
            case .unstacked:
                return (0, item.value)
            case .standard where item.value < 0:
                let from = lower[item.key, default: 0]
                lower[item.key] = from + item.value
                return (from, from + item.value)
            case .standard, .normalized, .center:
                let isShare = item.method == .normalized
                let scale = isShare ? (total > 0 ? 1 / total : 0) : 1
                let length = (item.method == .standard ? item.value : abs(item.value)) * scale
                let start = upper[item.key] ?? (item.method == .center ? -total / 2 : 0)
                upper[item.key] = start + length
                return (start, start + length)
            }
        }
    }
}
