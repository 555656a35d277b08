/// A mark with the ends that follow from those it is stacked on.
struct ResolvedMark {
    var mark: Mark
    /// Whether the length of a bar, or the height of an area, lies along the x axis.
    var isHorizontal = false
    /// Where a bar or area that grows from zero begins and ends.
    var span: (from: Double, to: Double)?

    /// The marks that scales can show, stacked.
    static func resolve(_ marks: [Mark]) -> [ResolvedMark] {
        var resolved = marks.compactMap { mark -> ResolvedMark? in
            guard mark.xChannels.allSatisfy(\.isPlottable), mark.yChannels.allSatisfy(\.isPlottable) else { return nil }
            if let angle = mark.sector?.angle, angle.value.magnitude == nil { return nil }
            return ResolvedMark(mark: mark, isHorizontal: isHorizontal(mark))
        }
        let stacked = resolved.indices.filter { resolved[$0].length != nil }
        let spans = Stacking.spans(
            of: stacked.map { place in
                let mark = resolved[place]
                return Stacking.Item(key: mark.stackKey, value: mark.length ?? 0, method: mark.mark.stacking)
            })
        for (place, span) in zip(stacked, spans) { resolved[place].span = span }
        return resolved
    }

    private static func isHorizontal(_ mark: Mark) -> Bool {
        switch mark.kind {
        case .bar: mark.isHorizontalBar
        case .area: mark.xEnd != nil
        case .rule: mark.x == nil || mark.xEnd != nil
        default: false
        }
    }

    /// How long a bar or area is that grows from zero; nil for those with both ends given.
    private var length: Double? {
        guard mark.kind == .bar || mark.kind == .area, mark.xEnd == nil, mark.yEnd == nil else { return nil }
        let channel = isHorizontal ? mark.x?.channel : mark.y?.channel
        guard let channel, channel.value.kind == .number else { return nil }
        return channel.value.magnitude
    }

    private var stackKey: AnyHashable {
        let across = (isHorizontal ? mark.y : mark.x)?.channel?.value
        let position = (isHorizontal ? mark.style.yPosition : mark.style.xPosition)?.channel.value
        return AnyHashable(StackKey(kind: mark.kind, across: across, position: position, isHorizontal: isHorizontal))
    }

    private struct StackKey: Hashable {
        let kind: Mark.Kind
        let across: _PlottedValue?
        let position: _PlottedValue?
        let isHorizontal: Bool
    }

    /// What the mark needs of a scale: the values along an axis, and both ends of bins and stacks.
    func values(alongX: Bool) -> [_PlottedValue] {
        if let span, alongX == isHorizontal { return [.number(span.from), .number(span.to)] }
        return (alongX ? mark.xChannels : mark.yChannels).flatMap { [$0.value, $0.end].compactMap(\.self) }
    }
}
