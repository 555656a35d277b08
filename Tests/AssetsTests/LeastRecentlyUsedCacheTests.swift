@testable import Assets
import Testing

@Suite struct LeastRecentlyUsedCacheTests {
    @Test("The entry used the longest ago goes first")
    func order() {
        var cache = LeastRecentlyUsedCache<String, Int>(budget: 3)
        for (index, key) in ["a", "b", "c"].enumerated() { cache.insert(index, for: key, cost: 1) }
        #expect(cache.value(for: "a") == 0)
        cache.insert(3, for: "d", cost: 1)
        #expect(cache.value(for: "b") == nil)
        #expect(cache.value(for: "a") == 0)
        #expect(cache.totalCost == 3)
    }

    @Test("A value dearer than the budget is not kept and pushes nothing out")
    func tooLarge() {
        var cache = LeastRecentlyUsedCache<String, Int>(budget: 3)
        cache.insert(1, for: "a", cost: 2)
        cache.insert(2, for: "b", cost: 4)
        #expect(cache.value(for: "a") == 1)
        #expect(cache.value(for: "b") == nil)
        #expect(cache.count == 1)
    }

    @Test("A value put in again counts once")
    func replacement() {
        var cache = LeastRecentlyUsedCache<String, Int>(budget: 10)
        cache.insert(1, for: "a", cost: 4)
        cache.insert(2, for: "a", cost: 5)
        #expect(cache.totalCost == 5)
        #expect(cache.value(for: "a") == 2)
    }
}
