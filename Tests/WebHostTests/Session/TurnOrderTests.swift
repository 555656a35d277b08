import Testing
import RiffleWebHost

@Suite struct TurnOrderTests {
    /// An order with a clock that turns move.
    private struct Played {
        var order = TurnOrder<String>()
        var now = 10.0
        /// For whom somebody's turns count; a visitor of their own each where nothing is said.
        var parties: (String) -> TurnParties = { name in
            TurnParties(visitor: .stranger(UInt64(truncatingIfNeeded: name.hashValue)))
        }

        @discardableResult
        mutating func join(_ name: String) -> Bool { order.join(name, for: parties(name)) }

        /// Whose turn it is, after as much waiting as that takes; nil where nobody waits.
        mutating func next() -> String? {
            switch order.next(now: now) {
            case .turn(let name): return name
            case .nobody: return nil
            case .wait(let seconds, let number):
                now += seconds
                return order.wakes(number) ? next() : nil
            }
        }

        @discardableResult
        mutating func ended(after seconds: Double, isMore: Bool) -> Bool {
            if seconds > 0 { now += seconds }
            return order.ended(after: seconds, isMore: isMore, now: now)
        }

        /// Lets everybody have turns of the given lengths for as long as somebody waits, and says who had them.
        mutating func turns(
            count: Int, seconds: (String) -> Double, isMore: (String) -> Bool
        ) -> [String] {
            var names: [String] = []
            while names.count < count, let name = next() {
                names.append(name)
                ended(after: seconds(name), isMore: isMore(name))
            }
            return names
        }
    }

    @Test(
        "A turn is arranged for when somebody joins and nobody waits, and after each turn that leaves somebody waiting")
    func arranging() {
        var played = Played()
        #expect(played.join("a") == true)
        #expect(played.join("b") == false)
        #expect(played.join("a") == false)
        #expect(played.order.count == 2)
        #expect(played.next() == "a")
        #expect(played.join("c") == false)
        #expect(played.ended(after: 0.001, isMore: false) == true)
        #expect(played.next() == "b")
        #expect(played.ended(after: 0.001, isMore: false) == true)
        #expect(played.next() == "c")
        #expect(played.ended(after: 0.001, isMore: false) == false)
        #expect(played.join("a") == true)
    }

    @Test("Who asks again during a turn has another one")
    func again() {
        var played = Played()
        played.join("a")
        #expect(played.next() == "a")
        #expect(played.join("a") == false)
        #expect(played.ended(after: 0, isMore: false) == true)
        #expect(played.next() == "a")
        #expect(played.ended(after: 0, isMore: false) == false)
    }

    @Test("Those who take equal time have turns in a circle")
    func circle() {
        var played = Played()
        for name in ["a", "b", "c"] { played.join(name) }
        // Who came first is a little ahead at first.
        _ = played.turns(count: 3000, seconds: { _ in 0.002 }, isMore: { _ in true })
        let names = played.turns(count: 90, seconds: { _ in 0.002 }, isMore: { _ in true })
        for start in stride(from: 0, to: 90, by: 3) { #expect(Set(names[start..<start + 3]).count == 3) }
    }

    @Test("Who takes three times as long has a third of the turns")
    func shares() {
        var played = Played()
        for name in ["long", "short"] { played.join(name) }
        _ = played.turns(count: 2000, seconds: { $0 == "long" ? 0.006 : 0.002 }, isMore: { _ in true })
        let names = played.turns(count: 400, seconds: { $0 == "long" ? 0.006 : 0.002 }, isMore: { _ in true })
        #expect((95...105).contains(names.count { $0 == "long" }))
    }

    @Test("Who takes little goes before twenty who take much, as soon as the one whose turn it is has ended")
    func littleFirst() {
        var played = Played()
        played.join("honest")
        for number in 0..<20 { played.join("greedy \(number)") }
        _ = played.turns(count: 100, seconds: { $0 == "honest" ? 0.001 : 0.006 }, isMore: { $0 != "honest" })
        for _ in 0..<100 {
            // Some time passes, in which the others have all there is.
            _ = played.turns(count: 9, seconds: { _ in 0.006 }, isMore: { _ in true })
            let current = played.next()
            #expect(current != "honest")
            played.join("honest")
            played.ended(after: 0.006, isMore: true)
            #expect(played.next() == "honest")
            played.ended(after: 0.001, isMore: false)
        }
    }

    /// Pages that drag at 60 frames a second, and others that have more to do whenever they have had a turn.
    private struct Crowd {
        var played = Played()
        let frameSeconds = 0.0005
        var honest: [String]
        var greedy: [String]
        /// Frames of each honest page, and seconds of the others.
        private(set) var frames: [String: Int] = [:]
        private(set) var greedySeconds = 0.0

        init(honest: Int, greedy: Int) {
            self.honest = (0..<honest).map { "honest \($0)" }
            self.greedy = (0..<greedy).map { "greedy \($0)" }
        }

        /// Frames that each honest page has in a second, once the others have been at it for a second.
        mutating func framesPerSecond(greedyTurn: Double) -> [Double] {
            run(seconds: 1, greedyTurn: greedyTurn)
            for name in greedy { played.join(name) }
            run(seconds: 1, greedyTurn: greedyTurn)
            frames = [:]
            greedySeconds = 0
            run(seconds: 4, greedyTurn: greedyTurn)
            return honest.map { Double(frames[$0] ?? 0) / 4 }
        }

        private mutating func run(seconds: Double, greedyTurn: Double) {
            let end = played.now + seconds
            var ticks = honest.indices.map { played.now + Double($0) / 60 / Double(honest.count) }
            var alarm: (time: Double, number: Int)?
            while played.now < end {
                for index in honest.indices where ticks[index] <= played.now {
                    // What comes while the last one waits is shown with it.
                    while ticks[index] <= played.now { ticks[index] += 1.0 / 60 }
                    played.join(honest[index])
                }
                if let due = alarm, due.time <= played.now {
                    alarm = nil
                    _ = played.order.wakes(due.number)
                }
                switch played.order.next(now: played.now) {
                case .turn(let name):
                    let isHonest = name.hasPrefix("honest")
                    let took = isHonest ? frameSeconds : greedyTurn
                    if isHonest { frames[name, default: 0] += 1 } else { greedySeconds += took }
                    played.ended(after: took, isMore: !isHonest)
                case .wait(let pause, let number):
                    alarm = (played.now + pause, number)
                    played.now = max(played.now + 1e-6, min(ticks.min() ?? end, played.now + pause))
                case .nobody: played.now = max(played.now + 1e-6, ticks.min() ?? end)
                }
            }
        }
    }

    @Test(
        "Twenty pages that drag keep 55 frames a second, however long another one's messages take",
        arguments: [0.001, 0.004, 0.008, 0.02, 0.05])
    func dragging(greedyTurn: Double) {
        var crowd = Crowd(honest: 20, greedy: 1)
        let rates = crowd.framesPerSecond(greedyTurn: greedyTurn)
        #expect(rates.allSatisfy { $0 >= 55 }, "\(rates)")
        // It is not shut out.
        #expect(crowd.greedySeconds >= 0.3)
    }

    @Test("A hundred pages of one address that are never done take no more from those of others than one")
    func manyPagesOfOneAddress() {
        var crowd = Crowd(honest: 20, greedy: 100)
        crowd.played.parties = { name in
            let number = UInt64(truncatingIfNeeded: name.hashValue)
            let own = (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) }
            let address = name.hasPrefix("greedy") ? [203, 0, 113, 9] : own
            return TurnParties(address: .address(.network(address)), visitor: .stranger(number))
        }
        let rates = crowd.framesPerSecond(greedyTurn: 0.01)
        #expect(rates.allSatisfy { $0 >= 55 }, "\(rates)")
    }

    @Test("Pages of one visitor count together: many of them get no more than one")
    func manyPagesOfOneVisitor() {
        var crowd = Crowd(honest: 20, greedy: 100)
        crowd.played.parties = { name in
            TurnParties(visitor: .stranger(name.hasPrefix("greedy") ? 0 : UInt64(truncatingIfNeeded: name.hashValue)))
        }
        let rates = crowd.framesPerSecond(greedyTurn: 0.01)
        #expect(rates.allSatisfy { $0 >= 55 }, "\(rates)")
    }

    @Test("Two pages that need half of the time each have it, however long their turns are")
    func equals() {
        var played = Played()
        for name in ["a", "b"] { played.join(name) }
        _ = played.turns(count: 200, seconds: { _ in 0.008 }, isMore: { _ in true })
        let start = played.now
        _ = played.turns(count: 200, seconds: { _ in 0.008 }, isMore: { _ in true })
        // Nobody was passed over while nothing was done.
        #expect(played.now - start < 200 * 0.008 + 0.01)
    }

    @Test("Who is alone is never passed over")
    func alone() {
        var played = Played()
        played.join("a")
        let names = played.turns(count: 100, seconds: { _ in 0.05 }, isMore: { _ in true })
        #expect(names.count == 100 && played.now < 10 + 100 * 0.05 + 0.001)
    }

    @Test(
        "Who has something to do ends the wait of those who are passed over, and the wait's own end is no second turn")
    func waking() {
        var played = Played()
        for name in ["greedy", "honest"] {
            played.join(name)
            #expect(played.next() != nil)
            played.ended(after: 0.01, isMore: false)
        }
        played.join("greedy")
        var wait: (seconds: Double, number: Int)?
        for _ in 0..<100 where wait == nil {
            if case .wait(let seconds, let number) = played.order.next(now: played.now) {
                wait = (seconds, number)
            } else {
                played.ended(after: 0.05, isMore: true)
            }
        }
        guard let (seconds, number) = wait else {
            Issue.record("Nobody is passed over.")
            return
        }
        #expect(seconds > 0.05)
        #expect(played.join("honest") == true)
        #expect(played.order.wakes(number) == false)
        #expect(played.next() == "honest")
    }

    @Test("What somebody has used is forgotten after a while, and nobody saves up time to keep others waiting with")
    func forgetting() {
        var played = Played()
        for name in ["still", "busy"] { played.join(name) }
        _ = played.turns(count: 2, seconds: { _ in 0.001 }, isMore: { $0 == "busy" })
        // Ten seconds in which one has all there is.
        _ = played.turns(count: 5000, seconds: { _ in 0.002 }, isMore: { _ in true })
        played.join("still")
        let names = played.turns(count: 4000, seconds: { _ in 0.002 }, isMore: { _ in true })
        // What is caught up with is what was used in about a second.
        #expect(names.prefix { $0 == "still" }.count <= 600)
        #expect((1600...2400).contains(names.suffix(3000).count { $0 == "busy" } * 4 / 3))
    }

    @Test("Nobody waits for good, however many need less")
    func patience() {
        var played = Played()
        let others = (0..<20).map { "other \($0)" }
        for name in others + ["long"] { played.join(name) }
        let names = played.turns(count: 10_000, seconds: { $0 == "long" ? 0.016 : 0.002 }, isMore: { _ in true })
        // A twentieth of twenty seconds would be 60 turns.
        #expect(names.count { $0 == "long" } >= 20)
    }

    @Test("One turn during which the machine stood still makes nobody wait for long")
    func standstill() {
        var played = Played()
        let others = (0..<5).map { "other \($0)" }
        for name in others + ["unlucky"] { played.join(name) }
        _ = played.turns(count: 60, seconds: { _ in 0.002 }, isMore: { _ in true })
        while let name = played.next() {
            played.ended(after: name == "unlucky" ? 20 : 0.002, isMore: true)
            if name == "unlucky" { break }
        }
        let names = played.turns(count: 1000, seconds: { _ in 0.002 }, isMore: { _ in true })
        #expect(names.prefix { $0 != "unlucky" }.count <= 5 * 60)
    }

    @Test("A flood of new ones waits for those who are there, and is not kept waiting for good")
    func newcomers() {
        var played = Played()
        played.join("there")
        _ = played.turns(count: 1, seconds: { _ in 0.001 }, isMore: { _ in false })
        for number in 0..<100 { played.join("new \(number)") }
        played.join("there")
        let names = played.turns(
            count: 4000, seconds: { $0 == "there" ? 0.001 : 0.02 }, isMore: { $0 == "there" })
        // A quarter of the time is theirs at least.
        #expect(names.count { $0 != "there" } >= 60)
        // Each newcomer takes as long as twenty turns of the other, who has about as many before the next one.
        let first = names.dropFirst(1000).prefix(400)
        #expect(first.count { $0 != "there" } <= 24)
    }

    @Test("Who leaves has no turn any more, and what they have used is forgotten once it does not matter")
    func leaving() {
        var played = Played()
        played.join("a")
        played.join("b")
        played.order.leave("b")
        #expect(played.next() == "a")
        played.order.leave("a")
        #expect(played.ended(after: 1, isMore: true) == false)
        #expect(played.next() == nil)
        #expect(played.order.count == 0)
        for number in 0..<2000 {
            played.join("\(number)")
            _ = played.next()
            played.ended(after: 0.001, isMore: false)
            played.order.leave("\(number)")
            played.now += 10
        }
        #expect(played.order.accountCount <= 256)
    }

    @Test("A turn whose time cannot be told counts as none", arguments: [Double.nan, -1])
    func strangeTimes(seconds: Double) {
        var played = Played()
        for name in ["a", "b"] { played.join(name) }
        #expect(Set(played.turns(count: 6, seconds: { _ in seconds }, isMore: { _ in true })) == ["a", "b"])
    }

    @Test("Frames that a page's tasks ask for count for its visitor as turns do")
    func charging() {
        var played = Played()
        for name in ["ticking", "other"] {
            played.join(name)
            _ = played.next()
            played.ended(after: 0.001, isMore: false)
        }
        played.order.charge("ticking", 0.05, now: played.now)
        for name in ["ticking", "other"] { played.join(name) }
        let names = played.turns(count: 20, seconds: { _ in 0.001 }, isMore: { _ in true })
        #expect(names.allSatisfy { $0 == "other" })
    }
}
