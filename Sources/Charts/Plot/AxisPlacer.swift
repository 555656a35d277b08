/// Finds points of the plot along one axis.
struct AxisPlacer {
    let scale: PositionScale?
    let length: CGFloat
    let alongX: Bool
    /// The least distance of bars that have no band.
    var barGap: Double?
    /// The values that stand beside each other in a band, in order.
    var positions: [_PlottedValue: Int] = [:]

    /// How much of a band a bar takes by itself.
    static let barShare: CGFloat = 0.65

    /// The point of a value, from the left or the top.
    func point(_ value: _PlottedValue) -> CGFloat? {
        guard let scale, let share = scale.share(value) else { return nil }
        let point = scale.point(share, in: length)
        guard point.isFinite else { return nil }
        return alongX ? point : length - point
    }

    /// The point of a mark's place; the middle of bins.
    func center(_ place: Mark.Place?) -> CGFloat? {
        switch place {
        case .value(let channel): point(channel.center)
        case .fixed(let point): point
        case nil: length / 2
        }
    }

    /// From one place to another; the ends of the plot where there is none. The end of a bin counts for the second.
    func interval(_ start: Mark.Place?, _ end: Mark.Place?) -> (from: CGFloat, to: CGFloat)? {
        guard let from = edge(start, at: alongX ? 0 : length), let to = edge(end, at: alongX ? length : 0) else {
            return nil
        }
        return (from, to)
    }

    private func edge(_ place: Mark.Place?, at plotEnd: CGFloat) -> CGFloat? {
        switch place {
        case .value(let channel): point(channel.value)
        case .fixed(let point): point
        case nil: plotEnd
        }
    }

    /// The ends of a stack.
    func interval(_ span: (from: Double, to: Double)) -> (from: CGFloat, to: CGFloat)? {
        var from = point(.number(span.from))
        // On a logarithmic scale zero is nowhere, and bars begin at the edge.
        if from == nil { from = alongX ? 0 : length }
        guard let from, let to = point(.number(span.to)) else { return nil }
        return (from, to)
    }

    /// Where a mark lies that is as wide as a dimension says.
    func breadth(
        _ place: Mark.Place?, _ dimension: MarkDimension, automatic: CGFloat, position: MarkPosition?
    ) -> (from: CGFloat, to: CGFloat)? {
        guard var (middle, room) = room(place) else { return nil }
        var automatic = automatic
        if let position, let number = positions[position.channel.value] {
            let group = position.span.length(in: room, automatic: 0.8)
            room = group / CGFloat(positions.count)
            middle += -group / 2 + room * (CGFloat(number) + 0.5)
            automatic = 0.94
        }
        let length = dimension.length(in: room, automatic: automatic)
        return (middle - length / 2, middle + length / 2)
    }

    /// The middle of a mark's place, and the room around it.
    private func room(_ place: Mark.Place?) -> (middle: CGFloat, room: CGFloat)? {
        guard case .value(let channel) = place else { return (center(place) ?? length / 2, length) }
        guard let scale, let middle = point(channel.center) else { return nil }
        if let end = channel.end, let low = point(channel.value), let high = point(end) {
            return (middle, abs(high - low))
        }
        if let band = scale.bandShare {
            return (middle, abs(scale.point(band, in: length) - scale.point(0, in: length)))
        }
        guard let magnitude = channel.value.magnitude, let barGap,
            let next = point(.of(channel.value.kind, magnitude + barGap))
        else { return (middle, min(20, length)) }
        return (middle, min(abs(next - middle), length))
    }
}
