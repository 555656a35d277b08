/// Values by key, up to a total cost; what was not asked for the longest goes first. All operations take constant time.
struct LeastRecentlyUsedCache<Key: Hashable, Value> {
    private struct Node {
        var key: Key
        var value: Value
        var cost: Int
        var newer: Int
        var older: Int
    }

    /// In the units of the costs given with values.
    let capacity: Int
    private(set) var totalCost = 0
    private var slots: [Key: Int] = [:]
    private var nodes: [Node?] = []
    private var free: [Int] = []
    private var newest = -1
    private var oldest = -1

    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { slots.count }

    /// The value kept for `key`, which becomes the most recently used.
    mutating func value(for key: Key) -> Value? {
        guard let slot = slots[key] else { return nil }
        if slot != newest {
            unlink(slot)
            linkAsNewest(slot)
        }
        return nodes[slot]!.value
    }

    /// Keeps `value`, in place of what was kept for `key`. A value that costs more than the capacity is not kept.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        guard cost <= capacity else { return }
        let node = Node(key: key, value: value, cost: cost, newer: -1, older: -1)
        let slot: Int
        if let reused = free.popLast() {
            slot = reused
            nodes[slot] = node
        } else {
            slot = nodes.count
            nodes.append(node)
        }
        slots[key] = slot
        totalCost += cost
        linkAsNewest(slot)
        while totalCost > capacity {
            remove(nodes[oldest]!.key)
        }
    }

    mutating func remove(_ key: Key) {
        guard let slot = slots.removeValue(forKey: key) else { return }
        unlink(slot)
        totalCost -= nodes[slot]!.cost
        nodes[slot] = nil
        free.append(slot)
    }

    mutating func removeAll() {
        self = LeastRecentlyUsedCache(capacity: capacity)
    }

    private mutating func unlink(_ slot: Int) {
        let (newer, older) = (nodes[slot]!.newer, nodes[slot]!.older)
        if newer >= 0 { nodes[newer]!.older = older } else { newest = older }
        if older >= 0 { nodes[older]!.newer = newer } else { oldest = newer }
    }

    private mutating func linkAsNewest(_ slot: Int) {
        nodes[slot]!.newer = -1
        nodes[slot]!.older = newest
        if newest >= 0 { nodes[newest]!.newer = slot }
        newest = slot
        if oldest < 0 { oldest = slot }
    }
}
