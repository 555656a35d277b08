import Foundation

/// The last line of a text that has more than fits: with an ellipsis where characters are left out.
struct TruncatedLine {
    let breaker: LineBreaker
    let text: StyledText
    let shaper: any TextShaper
    private let marks = Marks()

    /// The ellipsis in the style of each run it was asked for.
    private final class Marks {
        var pieces: [Int: LinePiece] = [:]
    }

    init(breaker: LineBreaker, text: StyledText, shaper: any TextShaper) {
        self.breaker = breaker
        self.text = text
        self.shaper = shaper
    }

    private var paragraph: ParagraphText { breaker.paragraph }

    /// What is shown of the paragraph from the cluster `start` on.
    func pieces(from start: Int, truncation: TextRequest.Truncation) -> [LinePiece] {
        switch truncation {
        case .tail: return tail(start)
        case .head: return head(start)
        case .middle: return middle(start)
        }
    }

    /// As many characters as fit before an ellipsis, without the spaces beside it.
    private func tail(_ start: Int) -> [LinePiece] {
        let end = prefix(start, room: breaker.width) { ellipsisWidth($0) }
        return LinePiece.pieces(of: paragraph, start..<end) + [ellipsis(near: end - 1)]
    }

    private func head(_ start: Int) -> [LinePiece] {
        let suffix = suffix(start, room: breaker.width - ellipsisWidth(start))
        return [ellipsis(near: start)] + suffix
    }

    /// The ellipsis amid the line: half of the room before it, what is left after it.
    private func middle(_ start: Int) -> [LinePiece] {
        let mark = ellipsisWidth(start)
        guard breaker.width.isFinite else { return tail(start) }
        let end = prefix(start, room: (breaker.width - mark) / 2) { _ in 0 }
        let used = breaker.sum(start..<end)
        return LinePiece.pieces(of: paragraph, start..<end) + [ellipsis(near: end - 1)]
            + suffix(end, room: breaker.width - mark - used)
    }

    /// The end of the longest sequence of whole characters from `start` that leaves room for what `mark` says.
    private func prefix(_ start: Int, room: CGFloat, mark: (Int) -> CGFloat) -> Int {
        var best = start
        var x: CGFloat = 0
        var visible: (end: Int, width: CGFloat) = (start, 0)
        var i = start
        while true {
            let exists = breaker.hasCluster(i)
            if !exists || paragraph.clusters[i].flags.contains(.cursor), visible.end > best {
                guard visible.width + mark(visible.end - 1) <= room + LineBreaker.tolerance else { return best }
                best = visible.end
            }
            guard exists, visible.width <= room + LineBreaker.tolerance else { return best }
            let cluster = paragraph.clusters[i]
            x += breaker.advance(cluster, at: x)
            i += 1
            if !cluster.isWhite {
                visible = (i, x)
            }
        }
    }

    /// The longest sequence of whole characters, not before the cluster `start`, that ends the paragraph and is at most
    /// `room` wide.
    private func suffix(_ start: Int, room: CGFloat) -> [LinePiece] {
        let ending = paragraph.ending()
        let first = ending === paragraph ? start : 0
        var best = ending.clusters.count
        var x: CGFloat = 0
        var i = best
        while i > first {
            let cluster = ending.clusters[i - 1]
            // Where a tab will begin is not known yet: room is kept for the widest.
            x += breaker.sizing.advance(cluster, in: ending.items[Int(cluster.item)], at: 0)
            guard x <= room + LineBreaker.tolerance else { break }
            i -= 1
            if cluster.flags.contains(.cursor), !cluster.isWhite {
                best = i
            }
        }
        return LinePiece.pieces(of: ending, best..<ending.clusters.count)
    }

    private func ellipsisWidth(_ cluster: Int) -> CGFloat {
        breaker.sizing.advance(ellipsis(near: cluster).item)
    }

    /// The ellipsis in the style of the run that the cluster stands in.
    private func ellipsis(near index: Int) -> LinePiece {
        let known = paragraph.clusters
        let span =
            known.isEmpty
            ? text.span(at: paragraph.start)
            : paragraph.items[Int(known[min(max(0, index), known.count - 1)].item)].span
        if let piece = marks.pieces[span] { return piece }
        let mark = StyledText(ellipsisIn: text.spans[span])
        var item = shaper.shape(mark, range: 0..<mark.bytes.count, base: paragraph.base)[0]
        item.span = span
        let piece = LinePiece(item, text: mark)
        marks.pieces[span] = piece
        return piece
    }
}
