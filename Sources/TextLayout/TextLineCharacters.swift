import Foundation

/// Where the characters of a line stand, for carets, hits and selections.
package struct TextLineCharacters: Hashable, Sendable {
    /// One or more characters that are drawn as one.
    package struct Cluster: Hashable, Sendable {
        /// Bytes of the text.
        package var range: Range<Int>
        /// The left edge, in points from the text's left.
        package var x: CGFloat
        package var width: CGFloat
        package var isRightToLeft: Bool

        /// Where a caret before the characters stands, or after them.
        package func edge(after: Bool) -> CGFloat { after != isRightToLeft ? x + width : x }

        /// Where a caret stands at a byte: characters drawn as one share the width.
        func edge(at offset: Int) -> CGFloat {
            guard range.count > 0 else { return edge(after: false) }
            let share = CGFloat(offset - range.lowerBound) / CGFloat(range.count)
            return x + width * (isRightToLeft ? 1 - share : share)
        }
    }

    /// Bytes of the text, with the space that hangs over the line's end, without what ends a paragraph.
    package var range: Range<Int> = 0..<0
    /// In the text's order.
    package var clusters: [Cluster] = []
    /// Where a caret stands in a line without characters, in points from the text's left.
    package var start: CGFloat = 0

    package init() {}

    /// - Parameters:
    ///   - pieces: from left to right.
    ///   - hanging: the space after them, in the text's order.
    ///   - width: of the pieces, in points.
    init(_ pieces: [LinePiece], hanging: [LinePiece], range: Range<Int>, width: CGFloat, _ sizing: RunSizing) {
        self.range = range
        var x: CGFloat = 0
        for piece in pieces { x = append(piece, at: x, sizing) }
        let isRightToLeft = hanging.last?.item.isRightToLeft ?? false
        x = isRightToLeft ? 0 : width
        for piece in hanging {
            // Spaces are as wide wherever they stand: what hangs over a line from right to left goes on to its left.
            let length = piece.width(sizing)
            _ = append(piece, at: isRightToLeft ? x - length : x, sizing)
            x += isRightToLeft ? -length : length
        }
        clusters.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func append(_ piece: LinePiece, at start: CGFloat, _ sizing: RunSizing) -> CGFloat {
        let size = sizing.runs[piece.item.span].size
        let spacing = sizing.spacing(piece.item)
        let first = clusters.count
        var x = start
        var i = piece.glyphs.lowerBound
        while i < piece.glyphs.upperBound {
            let offset = piece.item.glyphs[i].cluster
            var width = spacing
            while i < piece.glyphs.upperBound, piece.item.glyphs[i].cluster == offset {
                width += CGFloat(piece.item.glyphs[i].advance) * size
                i += 1
            }
            clusters.append(
                Cluster(
                    range: Int(offset)..<Int(offset), x: x, width: width, isRightToLeft: piece.item.isRightToLeft))
            x += width
        }
        // A cluster ends where the next of the text begins.
        let added = Array(first..<clusters.count)
        let order = piece.item.isRightToLeft ? added.reversed() : added
        for (place, index) in order.enumerated() {
            let start = clusters[index].range.lowerBound
            let end = place + 1 < order.count ? clusters[order[place + 1]].range.lowerBound : piece.range.upperBound
            clusters[index].range = start..<max(start, end)
        }
        return x
    }

    func moved(by x: CGFloat) -> TextLineCharacters {
        var moved = self
        moved.start += x
        guard x != 0 else { return moved }
        for index in moved.clusters.indices { moved.clusters[index].x += x }
        return moved
    }
}
