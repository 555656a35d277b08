/// The pattern by which a stroke is interrupted.
struct Dashes {
    private let lengths: [CGFloat]
    private let phase: CGFloat

    /// Reads a style's pattern; `nil` where it is a solid line, or has a negative or non-finite length, or no length.
    init?(_ style: StrokeStyle) {
        guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        // With an odd count, painted and unpainted swap on every round.
        lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let total = lengths.reduce(0, +)
        guard total > 0 else { return nil }
        let remainder = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: total) : 0
        phase = remainder < 0 ? remainder + total : remainder
    }

    /// Returns the painted parts of a subpath, each an open subpath.
    ///
    /// The pattern begins anew with every subpath. On a closed one, a dash that runs over the start is one dash.
    func cut(_ subpath: Subpath) -> [Subpath] {
        let segments = subpath.closedSegments.map { ($0, $0.length) }.filter { $0.1 > 0 }
        let total = segments.reduce(0) { $0 + $1.1 }
        guard total > 0, total / lengths.reduce(0, +) < 50_000 else { return [] }
        var cursor = PatternCursor(lengths: lengths, phase: phase)
        let startsPainted = cursor.isPainted
        var dashes: [Subpath] = []
        var current: Subpath? = startsPainted ? Subpath(start: subpath.start) : nil
        for (segment, length) in segments {
            var position: CGFloat = 0
            while position < length {
                let step = min(cursor.remaining, length - position)
                if current != nil, step > 0 {
                    let first = segment.parameter(atLength: position, of: length)
                    let last = segment.parameter(atLength: position + step, of: length)
                    if last > first { current?.segments.append(segment.part(from: first, to: last)) }
                }
                position += step
                guard cursor.advance(by: step) else { continue }
                if let finished = current { dashes.append(finished) }
                let t = segment.parameter(atLength: position, of: length)
                current = cursor.isPainted ? Subpath(start: segment.point(at: t)) : nil
            }
        }
        guard var last = current else { return dashes }
        if subpath.isClosed, startsPainted, !dashes.isEmpty, !last.segments.isEmpty {
            last.segments += dashes[0].segments
            dashes[0] = last
        } else if subpath.isClosed, dashes.isEmpty {
            last.isClosed = true
            dashes.append(last)
        } else if !last.segments.isEmpty {
            dashes.append(last)
        }
        return dashes
    }
}

/// A place in a dash pattern.
private struct PatternCursor {
    private let lengths: [CGFloat]
    private var index = 0
    /// What is left of the current part, in points.
    private(set) var remaining: CGFloat

    var isPainted: Bool { index % 2 == 0 }

    init(lengths: [CGFloat], phase: CGFloat) {
        self.lengths = lengths
        remaining = lengths[0]
        var phase = phase
        while phase >= remaining, phase > 0 {
            phase -= remaining
            index = (index + 1) % lengths.count
            remaining = lengths[index]
        }
        remaining -= phase
    }

    /// Moves on and returns whether the part ended there.
    mutating func advance(by distance: CGFloat) -> Bool {
        remaining -= distance
        guard remaining <= 0 else { return false }
        index = (index + 1) % lengths.count
        remaining = lengths[index]
        return true
    }
}
