import RiffleCaching
import Foundation
import Synchronization

/// Lays out requests with a shaper and keeps what it found; one thread at a time goes in.
final class TextLayoutCache: @unchecked Sendable {
    /// What is known of one request.
    private struct Entry {
        /// The layout without limits, for texts of a usual length.
        var natural: LaidOutText?
        /// The answers to the last proposals that the natural layout does not answer, newest last.
        var fitted: [(width: CGFloat, height: CGFloat, layout: LaidOutText)] = []
    }

    /// How many proposals are remembered for one request.
    private static let proposalsKept = 4

    // Everything below is used within `lock` alone.
    private let lock = Mutex(())
    private let shaper: any TextShaper
    private var entries: LeastRecentlyUsedCache<TextRequest, Entry>
    private var misses = 0

    /// `capacity` is in bytes, estimated.
    init(shaper: any TextShaper, capacity: Int = 16 << 20) {
        self.shaper = shaper
        self.entries = LeastRecentlyUsedCache(capacity: capacity)
    }

    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> LaidOutText {
        let width = TextLayoutCache.limit(width)
        let height = TextLayoutCache.limit(height)
        return lock.withLock { _ in
            find(request, width, height)
        }
    }

    func metrics(of style: TextStyle) -> FontMetrics {
        lock.withLock { _ in shaper.metrics(of: style) }
    }

    /// How many layouts were made rather than remembered.
    var layoutCount: Int {
        lock.withLock { _ in misses }
    }

    /// Estimated bytes of what is remembered.
    var byteCount: Int {
        lock.withLock { _ in entries.totalCost }
    }

    private func find(_ request: TextRequest, _ width: CGFloat, _ height: CGFloat) -> LaidOutText {
        let entry = entries.value(for: request) ?? newEntry(request, isLimited: width.isFinite || height.isFinite)
        if let natural = entry.natural, TextLayoutCache.answers(natural, width, height) {
            return natural
        }
        if let known = entry.fitted.last(where: { $0.width == width && $0.height == height }) {
            return known.layout
        }
        var changed = entry
        let layout = make(request, width, height)
        if changed.fitted.count == TextLayoutCache.proposalsKept {
            changed.fitted.removeFirst()
        }
        changed.fitted.append((width, height, layout))
        keep(changed, for: request)
        return layout
    }

    private func newEntry(_ request: TextRequest, isLimited: Bool) -> Entry {
        // A long text is not laid out without limits only to see whether it fits.
        if isLimited, request.runs.reduce(0, { $0 + $1.text.utf8.count }) > ParagraphText.pieceSize {
            return Entry()
        }
        let entry = Entry(natural: make(request, .infinity, .infinity))
        keep(entry, for: request)
        return entry
    }

    private func make(_ request: TextRequest, _ width: CGFloat, _ height: CGFloat) -> LaidOutText {
        misses += 1
        return TextFitting(request, shaper: shaper).layout(width: width, height: height)
    }

    private func keep(_ entry: Entry, for request: TextRequest) {
        let layouts = entry.fitted.reduce(entry.natural.map { TextLayoutCache.cost($0) } ?? 0) {
            $0 + TextLayoutCache.cost($1.layout)
        }
        let texts = request.runs.reduce(0) { $0 + $1.text.utf8.count + MemoryLayout<TextRun>.size }
        entries.insert(entry, for: request, cost: layouts + texts + MemoryLayout<Entry>.size + 128)
    }

    /// Whether the layout without limits is the one within these, too.
    private static func answers(_ natural: LaidOutText, _ width: CGFloat, _ height: CGFloat) -> Bool {
        guard !natural.isTruncated, natural.size.width <= width else { return false }
        return natural.lines.count == 1 || natural.size.height <= height
    }

    private static func limit(_ proposal: CGFloat?) -> CGFloat {
        guard let proposal, !proposal.isNaN else { return .infinity }
        return max(0, proposal)
    }

    private static func cost(_ layout: LaidOutText) -> Int {
        layout.lines.reduce(MemoryLayout<LaidOutText>.size) { sum, line in
            line.runs.reduce(sum + MemoryLayout<TextLine>.size) {
                $0 + MemoryLayout<TextLine.Run>.size + $1.glyphs.text.utf8.count
                    + $1.glyphs.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride
            }
        }
    }
}
