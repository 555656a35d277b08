/// Columns of a lazy vertical grid, or rows of a horizontal one.
///
/// Items of `fixed` length are served first. What is left is divided equally among the others: a `flexible` item is one
/// column in its share, an `adaptive` item is as many columns of its minimum as fit in its share. A flexible item keeps
/// to its minimum and its maximum even if the grid then becomes wider or narrower than its room. A length that is
/// negative or not finite counts as 0. Without a spacing columns are 8 points apart.
///
///     LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(minimum: 100)), GridItem(.fixed(60))]) {
///         ForEach(0..<30) { Text("\($0)") }
///     }
public struct GridItem: Sendable {
    /// How wide the columns are, or how high the rows.
    public enum Size: Sendable {
        /// One of a length in points.
        case fixed(CGFloat)
        /// One that shares the room with the other flexible ones, between two lengths in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, each between two lengths in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide, or how high.
    public var size: GridItem.Size
    /// The distance to the next item, in points; nil stands for 8.
    public var spacing: CGFloat?
    /// How views stand in their cells; nil leaves it to the grid.
    public var alignment: Alignment?

    /// Columns or rows.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column of a lazy vertical grid, or a row of a horizontal one.
struct GridTrack: Equatable {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?

    var end: CGFloat { start + length }

    /// Shares room out.
    ///
    /// Items of fixed length come first. What is left is divided equally among the others; what one leaves because of
    /// its maximum, or takes because of its minimum, does not change the share of the rest. An adaptive item holds as
    /// many tracks as fit into its share. Source: measured frames on macOS 26.
    ///
    /// - Parameter room: in points; nil gives every item its least length.
    static func tracks(of items: [GridItem], in room: CGFloat?) -> [GridTrack] {
        let gaps = items.map { valid($0.spacing) ?? ViewSpacing.standard }
        let lengths = items.map(\.fixedLength)
        let rest = room.map { $0 - gaps.dropLast().reduce(0, +) - lengths.reduce(0) { $0 + ($1 ?? 0) } }
        let shareCount = lengths.filter { $0 == nil }.count
        let share = rest.map { max($0, 0) / CGFloat(max(shareCount, 1)) }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for (item, gap) in zip(items, gaps) {
            for length in item.lengths(in: share, gap: gap) {
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
                start += length + gap
            }
        }
        return tracks
    }

    private static func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
}

extension GridItem {
    fileprivate var fixedLength: CGFloat? {
        guard case .fixed(let length) = size else { return nil }
        return Self.positive(length)
    }

    /// The lengths of the item's tracks in its share of the room.
    fileprivate func lengths(in share: CGFloat?, gap: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let length): return [Self.positive(length)]
        case .flexible(let minimum, let maximum):
            let least = Self.positive(minimum)
            return [max(min(share ?? least, max(maximum, least)), least)]
        case .adaptive(let minimum, let maximum):
            let least = max(Self.positive(minimum), 1)
            guard let share else { return [least] }
            // A share without end, or a gap that eats the tracks, would give tracks without end.
            let count = ((share + gap) / max(least + gap, 1)).rounded(.down)
            let bounded = Int(clamping: count, to: 1...10_000)
            let length = (share - gap * CGFloat(bounded - 1)) / CGFloat(bounded)
            return Array(repeating: max(min(length, max(maximum, least)), min(least, share)), count: bounded)
        }
    }

    private static func positive(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }
}

extension GridItem {
    /// Whether two items share room out alike.
    func isSame(as other: GridItem) -> Bool {
        guard spacing == other.spacing, alignment == other.alignment else { return false }
        switch (size, other.size) {
        case (.fixed(let first), .fixed(let second)): return first == second
        case (.flexible(let low, let high), .flexible(let otherLow, let otherHigh)),
            (.adaptive(let low, let high), .adaptive(let otherLow, let otherHigh)):
            return low == otherLow && high == otherHigh
        default: return false
        }
    }
}
