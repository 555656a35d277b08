import Testing
import RiffleWebHost

@Suite struct TurnOrderTests {
    /// Lets everybody have turns of the given lengths for as long as somebody waits, and says who had them.
    private func turns(
        _ order: inout TurnOrder<String>, count: Int, seconds: (String) -> Double, isMore: (String) -> Bool
    ) -> [String] {
        var names: [String] = []
        while names.count < count, let name = order.next() {
            names.append(name)
            _ = order.ended(after: seconds(name), isMore: isMore(name))
        }
        return names
    }

    @Test(
        "A turn is arranged for when somebody joins and nobody waits, and after each turn that leaves somebody waiting")
    func arranging() {
        var order = TurnOrder<String>()
        #expect(order.join("a") == true)
        #expect(order.join("b") == false)
        #expect(order.join("a") == false)
        #expect(order.count == 2)
        #expect(order.next() == "a")
        #expect(order.join("c") == false)
        #expect(order.ended(after: 0.001, isMore: false) == true)
        #expect(order.next() == "b")
        #expect(order.ended(after: 0.001, isMore: false) == true)
        #expect(order.next() == "c")
        #expect(order.ended(after: 0.001, isMore: false) == false)
        #expect(order.join("a") == true)
    }

    @Test("Who asks again during a turn has another one")
    func again() {
        var order = TurnOrder<String>()
        _ = order.join("a")
        #expect(order.next() == "a")
        #expect(order.join("a") == false)
        #expect(order.ended(after: 0, isMore: false) == true)
        #expect(order.next() == "a")
        #expect(order.ended(after: 0, isMore: false) == false)
    }

    @Test("Those who take equal time have turns in a circle")
    func circle() {
        var order = TurnOrder<String>()
        for name in ["a", "b", "c"] { _ = order.join(name) }
        // Who came first is a little ahead at first.
        _ = turns(&order, count: 60, seconds: { _ in 0.002 }, isMore: { _ in true })
        let names = turns(&order, count: 90, seconds: { _ in 0.002 }, isMore: { _ in true })
        for start in stride(from: 0, to: 90, by: 3) { #expect(Set(names[start..<start + 3]).count == 3) }
    }

    @Test("Who takes three times as long has a third of the turns")
    func shares() {
        var order = TurnOrder<String>()
        for name in ["long", "short"] { _ = order.join(name) }
        let names = turns(&order, count: 400, seconds: { $0 == "long" ? 0.006 : 0.002 }, isMore: { _ in true })
        #expect((98...102).contains(names.count { $0 == "long" }))
    }

    @Test("Who takes little goes before twenty who take much, as soon as the one whose turn it is has ended")
    func littleFirst() {
        var order = TurnOrder<String>()
        let greedy = (0..<20).map { "greedy \($0)" }
        _ = order.join("honest")
        for name in greedy { _ = order.join(name) }
        _ = turns(&order, count: 100, seconds: { $0 == "honest" ? 0.001 : 0.006 }, isMore: { $0 != "honest" })
        for _ in 0..<100 {
            let current = order.next()
            #expect(current != "honest")
            _ = order.join("honest")
            _ = order.ended(after: 0.006, isMore: true)
            #expect(order.next() == "honest")
            _ = order.ended(after: 0.001, isMore: false)
        }
    }

    @Test("Who is behind is passed over a few times, and not for good")
    func passedOver() {
        var order = TurnOrder<String>()
        for name in ["behind", "a", "b"] { _ = order.join(name) }
        _ = turns(&order, count: 12, seconds: { $0 == "behind" ? 0.01 : 0.001 }, isMore: { $0 == "behind" })
        var names: [String] = []
        for _ in 0..<40 {
            for name in ["a", "b"] { _ = order.join(name) }
            names += turns(&order, count: 1, seconds: { _ in 0.001 }, isMore: { $0 == "behind" })
        }
        #expect((9...10).contains(names.count { $0 == "behind" }))
        for name in ["a", "b"] { #expect(names.count { $0 == name } >= 12) }
    }

    @Test("Who falls behind after many short turns waits no longer than those who have been behind for long")
    func fallingBehind() {
        var order = TurnOrder<String>()
        let greedy = (0..<20).map { "greedy \($0)" }
        for name in greedy + ["honest"] { _ = order.join(name) }
        _ = turns(&order, count: 100, seconds: { $0 == "honest" ? 0.001 : 0.006 }, isMore: { $0 != "honest" })
        // Ten seconds of short turns, of which the others get every fourth.
        for _ in 0..<10_000 {
            _ = order.join("honest")
            _ = turns(&order, count: 1, seconds: { $0 == "honest" ? 0.001 : 0.006 }, isMore: { $0 != "honest" })
        }
        _ = order.join("honest")
        let names = turns(&order, count: 1000, seconds: { _ in 0.006 }, isMore: { _ in true })
        let waits = names.split(separator: "honest", omittingEmptySubsequences: false).dropFirst().dropLast().map(
            \.count)
        #expect((waits.max() ?? .max) <= 40, "\(waits)")
        #expect(names.count { $0 == "honest" } >= 40)
    }

    @Test("One turn during which the machine stood still makes nobody wait for long")
    func standstill() {
        var order = TurnOrder<String>()
        let others = (0..<5).map { "other \($0)" }
        for name in others + ["unlucky"] { _ = order.join(name) }
        _ = turns(&order, count: 60, seconds: { _ in 0.002 }, isMore: { _ in true })
        while let name = order.next() {
            _ = order.ended(after: name == "unlucky" ? 20 : 0.002, isMore: true)
            if name == "unlucky" { break }
        }
        let names = turns(&order, count: 1000, seconds: { _ in 0.002 }, isMore: { _ in true })
        // A tenth of a second for each of the others, in turns of two thousandths.
        #expect(names.prefix { $0 != "unlucky" }.count <= 5 * 60)
    }

    @Test("Who was still does not save up time to keep others waiting with")
    func noSavings() {
        var order = TurnOrder<String>()
        for name in ["still", "busy"] { _ = order.join(name) }
        _ = turns(&order, count: 2, seconds: { _ in 0.001 }, isMore: { $0 == "busy" })
        // Ten seconds in which one has all there is.
        _ = turns(&order, count: 5000, seconds: { _ in 0.002 }, isMore: { _ in true })
        _ = order.join("still")
        let names = turns(&order, count: 100, seconds: { _ in 0.002 }, isMore: { _ in true })
        #expect(names.prefix { $0 == "still" }.count <= 12)
        #expect(names.count { $0 == "busy" } >= 40)
    }

    @Test("A flood of new ones waits for those who are there, and is not kept waiting for good")
    func newcomers() {
        var order = TurnOrder<String>()
        _ = order.join("there")
        _ = turns(&order, count: 1, seconds: { _ in 0.001 }, isMore: { _ in false })
        for number in 0..<100 { _ = order.join("new \(number)") }
        _ = order.join("there")
        let names = turns(
            &order, count: 2000, seconds: { $0 == "there" ? 0.001 : 0.02 }, isMore: { $0 == "there" })
        #expect(names.count { $0 != "there" } >= 80)
        // Each newcomer takes as long as twenty turns of the other, who has these before the next one.
        let first = names.dropFirst(100).prefix(400)
        #expect(first.count { $0 != "there" } <= 21)
    }

    @Test("Who leaves has no turn any more, and nothing is remembered")
    func leaving() {
        var order = TurnOrder<String>()
        _ = order.join("a")
        _ = order.join("b")
        order.leave("b")
        #expect(order.next() == "a")
        order.leave("a")
        #expect(order.ended(after: 1, isMore: true) == false)
        #expect(order.next() == nil)
        #expect(order.count == 0)
    }

    @Test("A turn whose time cannot be told counts as none", arguments: [Double.nan, -1])
    func strangeTimes(seconds: Double) {
        var order = TurnOrder<String>()
        for name in ["a", "b"] { _ = order.join(name) }
        #expect(Set(turns(&order, count: 6, seconds: { _ in seconds }, isMore: { _ in true })) == ["a", "b"])
    }
}
