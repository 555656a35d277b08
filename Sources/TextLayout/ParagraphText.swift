import CRifflePango
import Foundation

/// The characters of a text between two line ends, shaped piece by piece as they are asked for.
///
/// A piece is at most `pieceSize` bytes long and ends after a space where there is one, so that of a megabyte without
/// a line end only what can be seen is shaped. Bidirectional order is resolved within a piece.
final class ParagraphText {
    static let pieceSize = 4096

    let text: StyledText
    let start: Int
    let base: BaseDirection
    private let shaper: any TextShaper
    /// Where the next piece begins.
    private var next: Int
    private(set) var items: ContiguousArray<ShapedItem> = []
    /// What stands in `items`, cluster by cluster, once `cluster` was asked for them.
    private(set) var clusters: ContiguousArray<Cluster> = []
    private var clusteredItems = 0
    /// What may happen at the places where the text was cut into pieces.
    private var pieceStarts: [Int: Cluster.Flags] = [:]
    /// Whether all of the paragraph is in `items`.
    private(set) var isComplete = false
    /// Where the following paragraph begins, nil at the end of the text. Known once complete.
    private(set) var following: Int?

    init(_ text: StyledText, from start: Int, layoutDirection: LayoutDirection, shaper: any TextShaper) {
        self.text = text
        self.start = start
        self.next = start
        self.shaper = shaper
        self.base = ParagraphText.baseDirection(of: text, from: start, layoutDirection: layoutDirection)
        shapeMore()
    }

    private init(_ other: ParagraphText, from start: Int) {
        self.text = other.text
        self.start = start
        self.next = start
        self.shaper = other.shaper
        self.base = other.base
        shapeMore()
    }

    /// All of the paragraph shaped, or if much of it is not yet, its end alone as a paragraph of its own.
    func ending() -> ParagraphText {
        makeClusters()
        guard !isComplete else { return self }
        let end = text.lineEnd(from: next, limit: text.bytes.count)?.offset ?? text.bytes.count
        guard end - next > 2 * ParagraphText.pieceSize else {
            while !isComplete { shapeMore() }
            makeClusters()
            return self
        }
        let start = text.characterStart(atOrBefore: end - ParagraphText.pieceSize)
        let ending = ParagraphText(self, from: start)
        while !ending.isComplete { ending.shapeMore() }
        ending.makeClusters()
        return ending
    }

    /// Shapes the next piece. Does nothing when complete.
    func shapeMore() {
        guard !isComplete else { return }
        let limit = min(text.bytes.count, next + ParagraphText.pieceSize)
        var end = limit
        if let lineEnd = text.lineEnd(from: next, limit: limit) {
            end = lineEnd.offset
            following = lineEnd.offset + lineEnd.length
            isComplete = true
        } else if limit == text.bytes.count {
            isComplete = true
        } else {
            end = cut(before: limit)
        }
        shape(next..<end)
        next = end
    }

    /// Shapes characters, each tab as an item of its own.
    private func shape(_ range: Range<Int>) {
        var start = range.lowerBound
        for tab in text.tabs where range.contains(tab) {
            if tab > start { items += shaper.shape(text, range: start..<tab, base: base) }
            for var item in shaper.shape(text, range: tab..<tab + 1, base: base) {
                item.isTab = true
                items.append(item)
            }
            start = tab + 1
        }
        if range.upperBound > start { items += shaper.shape(text, range: start..<range.upperBound, base: base) }
    }

    /// Fills `clusters` from `items`.
    func makeClusters() {
        guard clusteredItems < items.count else { return }
        let first = items[clusteredItems].range.lowerBound
        let last = items[items.count - 1].range.upperBound
        let flags = ParagraphText.boundaries(text, first..<last)
        for index in clusteredItems..<items.count {
            appendClusters(of: index, flags: flags, first: first)
        }
        clusteredItems = items.count
    }

    private func appendClusters(of index: Int, flags: [UInt8], first: Int) {
        let glyphs = items[index].glyphs
        var i = 0
        while i < glyphs.count {
            let position = items[index].isRightToLeft ? glyphs.count - 1 - i : i
            let offset = glyphs[position].cluster
            var advance: Float = 0
            var count = 0
            while i + count < glyphs.count {
                let glyph = glyphs[items[index].isRightToLeft ? glyphs.count - 1 - i - count : i + count]
                guard glyph.cluster == offset else { break }
                advance += glyph.advance
                count += 1
            }
            var flag = Cluster.Flags(rawValue: flags[Int(offset) - first])
            if Int(offset) == first, let known = pieceStarts[first] {
                flag = flag.intersection(.white).union(known)
            }
            let low = items[index].isRightToLeft ? glyphs.count - i - count : i
            clusters.append(
                Cluster(
                    offset: offset, item: Int32(index), glyphs: Int32(low)..<Int32(low + count), advance: advance,
                    flags: flag))
            i += count
        }
    }

    /// Offset of the byte after the cluster at `index`.
    func end(ofCluster index: Int) -> Int {
        let item = items[Int(clusters[index].item)]
        let isLast = index + 1 == clusters.count || clusters[index + 1].item != clusters[index].item
        return isLast ? item.range.upperBound : Int(clusters[index + 1].offset)
    }

    /// The best place before `limit` to cut a piece: after a space, where a line may end, between two characters.
    /// Keeps what the text around says of that place, which the analysis of the next piece will not see.
    private func cut(before limit: Int) -> Int {
        let space = text.bytes[next..<limit].lastIndex(of: 0x20).map { $0 + 1 }
        let around = space ?? limit
        let low = text.characterStart(atOrBefore: max(next, around - 256))
        let high = text.characterStart(atOrBefore: min(text.bytes.count, around + 64))
        let flags = ParagraphText.boundaries(text, low..<high)
        func last(_ flag: Cluster.Flags) -> Int? {
            (max(low, next + 1)...around).last { Cluster.Flags(rawValue: flags[$0 - low]).contains(flag) }
        }
        let end = space ?? last(.breakAllowed) ?? last(.cursor) ?? text.characterStart(atOrBefore: limit)
        pieceStarts[end] = Cluster.Flags(rawValue: flags[end - low]).subtracting(.white)
        return end
    }

    private static func boundaries(_ text: StyledText, _ range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count + 1) { flags, count in
            text.bytes.withUnsafeBytes { bytes in
                let start = bytes.baseAddress!.assumingMemoryBound(to: CChar.self) + range.lowerBound
                cpango_boundaries(start, Int32(range.count), PangoConstants.language, flags.baseAddress!)
            }
            count = range.count + 1
        }
    }

    /// The direction of the first letter that has one, as Unicode's bidirectional algorithm has it (rules P2, P3).
    private static func baseDirection(
        of text: StyledText, from start: Int, layoutDirection: LayoutDirection
    ) -> BaseDirection {
        let fallback: BaseDirection = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
        let limit = min(text.bytes.count, start + pieceSize)
        let end = text.lineEnd(from: start, limit: limit)?.offset ?? limit
        for byte in text.bytes[start..<end] {
            if (0x61...0x7A).contains(byte | 0x20) { return .leftToRight }
            guard byte < 0x80 else {
                return direction(text, start..<end) ?? fallback
            }
        }
        return fallback
    }

    private static func direction(_ text: StyledText, _ range: Range<Int>) -> BaseDirection? {
        let direction = text.bytes.withUnsafeBytes { bytes in
            cpango_base_direction(
                bytes.baseAddress!.assumingMemoryBound(to: CChar.self) + range.lowerBound, Int32(range.count))
        }
        switch direction {
        case PANGO_DIRECTION_LTR: return .leftToRight
        case PANGO_DIRECTION_RTL: return .rightToLeft
        default: return nil
        }
    }
}
