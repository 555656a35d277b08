import Foundation

/// Where carets and selections of a text to be edited stand, and which character a point is at.
///
/// Offsets count bytes of the text's UTF-8. Those outside the text, and in the middle of a line's end, count as the
/// nearest place. What is asked for costs a search among the lines and a walk through one of them.
package struct TextGeometry: Sendable {
    package let layout: LaidOutText

    /// - Parameter layout: of a request that `isEditable`.
    package init(_ layout: LaidOutText) { self.layout = layout }

    /// A place in the text.
    package struct Place: Hashable, Sendable {
        package var offset: Int
        /// Whether the place is the end of a line rather than the beginning of the next, where both are one offset.
        package var isUpstream: Bool

        package init(offset: Int, isUpstream: Bool = false) {
            self.offset = offset
            self.isUpstream = isUpstream
        }
    }

    /// The index of the line that a place is in.
    package func line(of place: Place) -> Int {
        var low = 0
        var high = layout.lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if layout.lines[middle].characters.range.lowerBound <= place.offset { low = middle } else { high = middle }
        }
        guard place.isUpstream, low > 0, layout.lines[low].characters.range.lowerBound == place.offset,
            layout.lines[low - 1].characters.range.upperBound == place.offset
        else { return low }
        return low - 1
    }

    /// A caret's line, without width: its left and the height of its line, in points from the text's corner.
    package func caret(at place: Place) -> CGRect {
        guard !layout.lines.isEmpty else { return .zero }
        let line = layout.lines[line(of: place)]
        return CGRect(x: x(of: place.offset, in: line), y: line.frame.minY, width: 0, height: line.frame.height)
    }

    private func x(of offset: Int, in line: TextLine) -> CGFloat {
        let clusters = line.characters.clusters
        guard let last = clusters.last else { return line.characters.start }
        if offset >= last.range.upperBound { return last.edge(after: true) }
        let index = clusters.lastIndex { $0.range.lowerBound <= offset } ?? 0
        return clusters[index].edge(at: max(offset, clusters[index].range.lowerBound))
    }

    /// The place nearest to a point: of the line at its height, beyond the first and last as in those.
    package func place(nearestTo point: CGPoint) -> Place {
        guard !layout.lines.isEmpty else { return Place(offset: 0) }
        var low = 0
        var high = layout.lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if layout.lines[middle].frame.minY <= point.y { low = middle } else { high = middle }
        }
        return place(nearestTo: point.x, inLine: low)
    }

    /// The place of a line nearest to an x in points.
    package func place(nearestTo x: CGFloat, inLine index: Int) -> Place {
        let line = layout.lines[index].characters
        var best = Place(offset: line.range.lowerBound)
        var nearest = CGFloat.infinity
        for cluster in line.clusters {
            for isEnd in [false, true] {
                let distance = abs(cluster.edge(after: isEnd) - x)
                guard distance < nearest else { continue }
                nearest = distance
                best.offset = isEnd ? cluster.range.upperBound : cluster.range.lowerBound
            }
        }
        best.isUpstream = best.offset == line.range.upperBound && !line.range.isEmpty && index + 1 < layout.lines.count
        return best
    }

    /// The bytes of a line.
    package func range(ofLine index: Int) -> Range<Int> { layout.lines[index].characters.range }

    /// What a selection covers, a rectangle for each piece of a line from top to bottom; selected ends of lines reach to
    /// `width`.
    package func rectangles(of range: Range<Int>, width: CGFloat) -> [CGRect] {
        guard !range.isEmpty, !layout.lines.isEmpty else { return [] }
        let first = line(of: Place(offset: range.lowerBound))
        let last = line(of: Place(offset: range.upperBound, isUpstream: true))
        var result: [CGRect] = []
        for index in first...max(first, last) {
            let line = layout.lines[index]
            let next = index + 1 < layout.lines.count ? layout.lines[index + 1].frame.minY : nil
            let height = index < last ? (next ?? line.frame.maxY) - line.frame.minY : line.frame.height
            var spans: [(low: CGFloat, high: CGFloat)] = []
            for cluster in line.characters.clusters where cluster.range.overlaps(range) {
                let start = cluster.edge(at: max(cluster.range.lowerBound, range.lowerBound))
                let end = cluster.edge(at: min(cluster.range.upperBound, range.upperBound))
                spans.append((min(start, end), max(start, end)))
            }
            if range.upperBound > line.characters.range.upperBound, index < last {
                let end = spans.last?.high ?? line.characters.start
                spans.append((min(end, width), max(end, width)))
            }
            for span in TextGeometry.joined(spans) {
                result.append(
                    CGRect(
                        x: span.low, y: line.frame.minY, width: min(span.high, max(width, span.low)) - span.low,
                        height: height))
            }
        }
        return result
    }

    /// Spans from left to right, those that touch as one.
    private static func joined(_ spans: [(low: CGFloat, high: CGFloat)]) -> [(low: CGFloat, high: CGFloat)] {
        var result: [(low: CGFloat, high: CGFloat)] = []
        for span in spans.sorted(by: { $0.low < $1.low }) {
            if let last = result.last, span.low <= last.high + 0.01 {
                result[result.count - 1].high = max(last.high, span.high)
            } else {
                result.append(span)
            }
        }
        return result
    }
}
