/// Values by key, up to a total cost; what was not asked for the longest goes first. All operations take constant time.
package struct LeastRecentlyUsedCache<Key: Hashable, Value> {
    @usableFromInline struct Node {
        @usableFromInline var key: Key
        @usableFromInline var value: Value
        @usableFromInline var cost: Int
        @usableFromInline var newer: Int
        @usableFromInline var older: Int

        @usableFromInline init(_ key: Key, _ value: Value, cost: Int) {
            (self.key, self.value, self.cost) = (key, value, cost)
            newer = -1
            older = -1
        }
    }

    /// In the units of the costs given with values.
    package let capacity: Int
    /// The sum of the costs kept.
    @usableFromInline package internal(set) var totalCost = 0
    @usableFromInline var slots: [Key: Int] = [:]
    @usableFromInline var nodes: [Node?] = []
    @usableFromInline var free: [Int] = []
    @usableFromInline var newest = -1
    @usableFromInline var oldest = -1

    package init(capacity: Int) {
        self.capacity = capacity
    }

    package var count: Int { slots.count }

    /// The value kept for `key`, which becomes the most recently used.
    @inlinable package mutating func value(for key: Key) -> Value? {
        guard let slot = slots[key] else { return nil }
        if slot != newest {
            unlink(slot)
            linkAsNewest(slot)
        }
        return nodes[slot]!.value
    }

    /// Keeps `value`, in place of what was kept for `key`. A value that costs more than the capacity is not kept, and neither
    /// is one for a key that is not equal to itself, as one with a number that is none: it could not be found again, not even
    /// to be forgotten.
    @inlinable package mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        guard cost <= capacity, key == key else { return }
        let node = Node(key, value, cost: cost)
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

    /// Forgets what is kept for `key`, if anything is.
    @inlinable package mutating func remove(_ key: Key) {
        guard let slot = slots.removeValue(forKey: key) else { return }
        unlink(slot)
        totalCost -= nodes[slot]!.cost
        nodes[slot] = nil
        free.append(slot)
    }

    package mutating func removeAll() {
        self = LeastRecentlyUsedCache(capacity: capacity)
    }

    @inlinable mutating func unlink(_ slot: Int) {
        let (newer, older) = (nodes[slot]!.newer, nodes[slot]!.older)
        if newer >= 0 { nodes[newer]!.older = older } else { newest = older }
        if older >= 0 { nodes[older]!.newer = newer } else { oldest = newer }
    }

    @inlinable mutating func linkAsNewest(_ slot: Int) {
        nodes[slot]!.newer = -1
        nodes[slot]!.older = newest
        if newest >= 0 { nodes[newest]!.newer = slot }
        newest = slot
        if oldest < 0 { oldest = slot }
    }
}
