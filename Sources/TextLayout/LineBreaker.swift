import Foundation

/// Where lines end: greedy at spaces, as recorded of SwiftUI on iOS.
///
/// A space at the end hangs over and need not fit; a word wider than the line is broken between characters.
struct LineBreaker {
    /// A line as clusters of a paragraph.
    struct Line: Equatable {
        var start: Int
        /// After the last cluster that is not a hanging space.
        var end: Int
        /// Where the next line begins.
        var next: Int
        /// Of the clusters up to `end`.
        var width: CGFloat
        /// Of the clusters up to `next`.
        var widthWithSpace: CGFloat
    }

    let paragraph: ParagraphText
    let sizing: RunSizing
    let width: CGFloat

    /// What sums of widths may be off by.
    static let tolerance: CGFloat = 0.001

    /// The greedy line that begins at `start`.
    func line(from start: Int) -> Line {
        var x: CGFloat = 0
        var visible: (end: Int, width: CGFloat) = (start, 0)
        var lastBreak: Line?
        var i = start
        while hasCluster(i) {
            let cluster = paragraph.clusters[i]
            if i > start, cluster.flags.contains(.breakAllowed) {
                lastBreak = Line(start: start, end: visible.end, next: i, width: visible.width, widthWithSpace: x)
            }
            let after = x + advance(cluster, at: x)
            if !cluster.isWhite {
                if after > width + LineBreaker.tolerance {
                    if let lastBreak { return lastBreak }
                    if i > start, let end = cursor(atOrBefore: i, after: start) {
                        return characterLine(start, end)
                    }
                }
                visible = (i + 1, after)
            }
            x = after
            i += 1
        }
        // Spaces at a paragraph's end stand in the line as far as they fit.
        if x <= width + LineBreaker.tolerance { visible = (i, x) }
        return Line(start: start, end: visible.end, next: i, width: visible.width, widthWithSpace: x)
    }

    /// The lines of a paragraph that takes exactly two, more even where the second would be one word: the last word of
    /// the first moves down if that brings the widths nearer together and still fits. Recorded on a Mac.
    func balanced(_ first: Line, _ second: Line) -> (Line, Line)? {
        let clusters = paragraph.clusters
        guard second.start == first.next, first.end < first.next else { return nil }
        let isOneWord = !clusters[second.start..<second.end].contains { $0.isWhite }
        guard isOneWord, let space = clusters[first.start..<first.end].lastIndex(where: { $0.isWhite }) else {
            return nil
        }
        let word = space + 1
        guard clusters[word].flags.contains(.breakAllowed) else { return nil }
        var shorter = Line(start: first.start, end: word, next: word, width: 0, widthWithSpace: 0)
        while shorter.end > first.start, clusters[shorter.end - 1].isWhite {
            shorter.end -= 1
        }
        guard shorter.end > first.start else { return nil }
        shorter.width = sum(first.start..<shorter.end)
        shorter.widthWithSpace = shorter.width + sum(shorter.end..<word, from: shorter.width)
        var longer = Line(start: word, end: second.end, next: second.next, width: 0, widthWithSpace: 0)
        longer.width = sum(word..<second.end)
        longer.widthWithSpace = longer.width + sum(second.end..<second.next, from: longer.width)
        let isMoreEven = abs(shorter.width - longer.width) < abs(first.width - second.width)
        return isMoreEven && longer.width <= width + LineBreaker.tolerance ? (shorter, longer) : nil
    }

    /// Whether there is a cluster at `index`, shaping more of the paragraph if need be.
    func hasCluster(_ index: Int) -> Bool {
        paragraph.makeClusters()
        while index >= paragraph.clusters.count {
            if paragraph.isComplete { return false }
            paragraph.shapeMore()
            paragraph.makeClusters()
        }
        return true
    }

    /// Points from one cluster, which begins at `x` in its line, to the next.
    func advance(_ cluster: Cluster, at x: CGFloat) -> CGFloat {
        sizing.advance(cluster, in: paragraph.items[Int(cluster.item)], at: x)
    }

    /// How wide clusters are together.
    ///
    /// - Parameter x: where the first begins in its line.
    func sum(_ range: Range<Int>, from x: CGFloat = 0) -> CGFloat {
        range.reduce(x) { $0 + advance(paragraph.clusters[$1], at: $0) } - x
    }

    /// A line that ends within a word; spaces after it hang over.
    private func characterLine(_ start: Int, _ end: Int) -> Line {
        let width = sum(start..<end)
        return Line(start: start, end: end, next: end, width: width, widthWithSpace: width)
    }

    private func cursor(atOrBefore index: Int, after start: Int) -> Int? {
        var i = index
        while i > start {
            if paragraph.clusters[i].flags.contains(.cursor) { return i }
            i -= 1
        }
        return nil
    }
}
