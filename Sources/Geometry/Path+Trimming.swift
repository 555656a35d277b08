extension Path {
    /// Returns the part between two shares of the path's length, which runs through all subpaths and closing lines.
    ///
    /// Both are clamped to 0...1. Empty where `to` is not above `from` or either is NaN. The whole range gives the path
    /// itself, with its closes; a part has none.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard !from.isNaN, !to.isNaN else { return Path() }
        let lower = min(max(from, 0), 1)
        let upper = min(max(to, 0), 1)
        guard upper > lower else { return Path() }
        if lower == 0, upper == 1 { return self }
        let measured = subpaths.map { subpath in subpath.closedSegments.map { ($0, $0.length) } }
        let total = measured.joined().reduce(0) { $0 + $1.1 }
        guard total > 0 else { return Path() }
        let range = (lower * total)...(upper * total)
        var result = Path()
        var position: CGFloat = 0
        for segments in measured {
            var isStarted = false
            for (segment, length) in segments {
                let segmentStart = position
                position += length
                guard length > 0, position > range.lowerBound, segmentStart < range.upperBound else { continue }
                let first = segment.parameter(atLength: range.lowerBound - segmentStart, of: length)
                let last = segment.parameter(atLength: range.upperBound - segmentStart, of: length)
                guard last > first else { continue }
                let part = segment.part(from: first, to: last)
                if !isStarted { result.move(to: part.start) }
                isStarted = true
                result.append(part.element)
            }
        }
        return result
    }
}
