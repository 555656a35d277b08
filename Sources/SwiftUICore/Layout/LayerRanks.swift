/// Gives siblings ranks that ascend in their order, changing as few as possible.
///
/// While a card is dragged between its neighbors only its own rank changes, so that only it is sent. The layers that
/// keep their rank are a longest ascending subsequence; the others get ranks between those, and only when a gap is
/// used up are all numbered anew.
enum LayerRanks {
    /// The distance between neighbors that are numbered anew: ten halvings fit.
    static let gap: Int32 = 1024

    /// - Parameter current: the rank each sibling has now, in the new order; nil for new ones.
    /// - Returns: ascending ranks.
    /// - Complexity: O(n log n).
    static func assign(_ current: [Int32?]) -> [Int32] {
        var ranks = current
        let kept = longestAscending(current)
        for index in ranks.indices where !kept.contains(index) { ranks[index] = nil }
        var index = 0
        while index < ranks.count {
            guard ranks[index] == nil else {
                index += 1
                continue
            }
            var end = index
            while end < ranks.count, ranks[end] == nil { end += 1 }
            let low = index > 0 ? Int64(ranks[index - 1]!) : nil
            let high = end < ranks.count ? Int64(ranks[end]!) : nil
            guard let filled = fill(count: end - index, low: low, high: high) else { return renumbered(ranks.count) }
            for (offset, rank) in filled.enumerated() { ranks[index + offset] = rank }
            index = end
        }
        return ranks.map { $0! }
    }

    private static func fill(count: Int, low: Int64?, high: Int64?) -> [Int32]? {
        switch (low, high) {
        case (nil, nil): return renumbered(count)
        case (let low?, nil):
            let last = low + Int64(count) * Int64(gap)
            return last > Int32.max ? nil : (1...count).map { Int32(low + Int64($0) * Int64(gap)) }
        case (nil, let high?):
            let first = high - Int64(count) * Int64(gap)
            return first < Int32.min ? nil : (0..<count).map { Int32(first + Int64($0) * Int64(gap)) }
        case (let low?, let high?):
            let step = (high - low) / Int64(count + 1)
            return step < 1 ? nil : (1...count).map { Int32(low + Int64($0) * step) }
        }
    }

    private static func renumbered(_ count: Int) -> [Int32] { (0..<count).map { Int32($0) * gap } }

    /// The places of a longest strictly ascending subsequence, by patience sorting.
    private static func longestAscending(_ values: [Int32?]) -> Set<Int> {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var kept: Set<Int> = []
        var index = tails.last ?? -1
        while index >= 0 {
            kept.insert(index)
            index = previous[index]
        }
        return kept
    }
}
