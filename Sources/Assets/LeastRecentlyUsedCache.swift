/// A dictionary that forgets what was not asked for the longest, once the costs in it exceed a budget.
///
/// Forgetting scans all entries: with decoded pictures they are hundreds, and each took milliseconds to make.
struct LeastRecentlyUsedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var uses: UInt64 = 0
    private let budget: Int
    /// The sum of the costs kept.
    private(set) var totalCost = 0

    init(budget: Int) { self.budget = max(0, budget) }

    var count: Int { entries.count }

    /// The value kept for a key, which becomes the most recently used.
    mutating func value(for key: Key) -> Value? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.value
    }

    /// Keeps a value; one that costs more than the whole budget is not kept and pushes nothing out.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if let old = entries.removeValue(forKey: key) { totalCost -= old.cost }
        guard cost <= budget else { return }
        uses += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: uses)
        totalCost += cost
        while totalCost > budget, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries.removeValue(forKey: oldest.key)
            totalCost -= oldest.value.cost
        }
    }
}
