import RiffleCaching
import Testing

@Suite("The cache that forgets what was used longest ago")
struct LeastRecentlyUsedCacheTests {
    @Test("What was used longest ago goes first, and looking up is using")
    func order() {
        var cache = LeastRecentlyUsedCache<Int, String>(capacity: 3)
        for key in 1...3 { cache.insert("\(key)", for: key, cost: 1) }
        #expect(cache.value(for: 1) == "1")
        cache.insert("4", for: 4, cost: 1)
        #expect(cache.value(for: 2) == nil)
        #expect([1, 3, 4].allSatisfy { cache.value(for: $0) != nil })
        #expect(cache.totalCost == 3 && cache.count == 3)
    }

    @Test("A value for the same key takes the place and cost of the old one")
    func replace() {
        var cache = LeastRecentlyUsedCache<Int, String>(capacity: 5)
        cache.insert("a", for: 1, cost: 2)
        cache.insert("b", for: 1, cost: 4)
        #expect(cache.value(for: 1) == "b" && cache.totalCost == 4)
    }

    @Test("What costs more than all the room is not kept, nor what it would replace")
    func tooBig() {
        var cache = LeastRecentlyUsedCache<Int, String>(capacity: 5)
        cache.insert("a", for: 1, cost: 2)
        cache.insert("b", for: 1, cost: 6)
        #expect(cache.value(for: 1) == nil && cache.totalCost == 0)
    }

    @Test("It agrees with a plain list of what was used", arguments: [1, 2, 3, 4])
    func random(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var cache = LeastRecentlyUsedCache<Int, Int>(capacity: 20)
        var model: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<2000 {
            let key = next(12)
            switch next(3) {
            case 0:
                let cost = next(9)
                cache.insert(step, for: key, cost: cost)
                model.removeAll { $0.key == key }
                model.append((key, step, cost))
                while model.reduce(0, { $0 + $1.cost }) > 20 { model.removeFirst() }
            case 1:
                let found = model.firstIndex { $0.key == key }
                #expect(cache.value(for: key) == found.map { model[$0].value }, "seed \(seed), step \(step)")
                if let found { model.append(model.remove(at: found)) }
            default:
                cache.remove(key)
                model.removeAll { $0.key == key }
            }
            #expect(cache.count == model.count, "seed \(seed), step \(step)")
        }
    }

    @Test("A key that is not equal to itself is not kept, and keeps nobody from being forgotten")
    func unequal() {
        var cache = LeastRecentlyUsedCache<Double, Int>(capacity: 2)
        for step in 0..<10 {
            cache.insert(step, for: .nan, cost: 1)
            cache.insert(step, for: Double(step), cost: 1)
        }
        #expect(cache.count == 2)
        #expect(cache.totalCost == 2)
        #expect(cache.value(for: .nan) == nil)
        #expect(cache.value(for: 9) == 9)
    }
}
