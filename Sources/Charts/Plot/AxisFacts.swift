/// What the marks of a chart have in common along an axis, found out once.
struct AxisFacts {
    /// The unit of dates; nil where the data has none.
    var unit: Calendar.Component?
    /// Whether values are bins or units of time.
    var isBinned = false
    /// Whether the axis shows parts of sums, which are written as percentages.
    var showsShares = false
    /// The least distance of bars that stand on the axis and have no band; nil where there are none.
    var barGap: Double?

    /// - Complexity: O(n log n) in the number of marks.
    init(_ marks: [ResolvedMark], alongX: Bool) {
        var bars: [Double] = []
        var hasDates = false
        for index in marks.indices {
            let (start, end) =
                alongX ? (marks[index].mark.x, marks[index].mark.xEnd) : (marks[index].mark.y, marks[index].mark.yEnd)
            for channel in [start?.channel, end?.channel] {
                guard let channel else { continue }
                unit = unit ?? channel.unit
                if channel.end != nil { isBinned = true }
                if channel.value.kind == .date { hasDates = true }
            }
            let isAlong = marks[index].isHorizontal == alongX
            if isAlong, marks[index].span != nil, marks[index].mark.stacking == .normalized { showsShares = true }
            guard !isAlong, marks[index].mark.kind == .bar, end == nil, let channel = start?.channel,
                channel.end == nil,
                let magnitude = channel.value.magnitude
            else { continue }
            bars.append(magnitude)
        }
        bars.sort()
        let gaps = zip(bars.dropFirst(), bars).lazy.map { $0 - $1 }.filter { $0 > 0 }
        // A bar by itself has the room of a day, or of one.
        barGap = bars.isEmpty ? nil : gaps.min() ?? (hasDates ? 86_400 : 1)
    }
}
