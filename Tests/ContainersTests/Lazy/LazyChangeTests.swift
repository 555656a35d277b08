import RiffleContainers
import Facts
import RiffleLayers
import SeededNumbers
import Testing

/// Rows of numbers that a test changes.
private struct ChangingRows: View {
    let probe: Probe<[Int]>
    var pitch: CGFloat = 20
    @State private var numbers: [Int]

    init(_ numbers: [Int], _ probe: Probe<[Int]>) {
        self.probe = probe
        _numbers = State(initialValue: numbers)
    }

    var body: some View {
        let _ = probe.write = { numbers = $0 }
        let _ = probe.value = numbers
        ScrollViewReader { proxy in
            let _ = Proxies.last = proxy
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { number in
                        Row(number: number, probe: probe)
                    }
                }
            }
        }
    }

    struct Row: View {
        let number: Int
        let probe: Probe<[Int]>
        @State private var mark = Marks.next()

        var body: some View {
            let _ = probe.log.append("\(number)#\(mark)")
            Box("\(number)", width: 40, height: 20)
        }
    }
}

@MainActor
private enum Marks {
    static var last = 0
    static func next() -> Int {
        last += 1
        return last
    }
}

@MainActor
private enum Proxies {
    static var last: ScrollViewProxy?
}

@MainActor
struct LazyChangeTests {
    private func fixture(_ numbers: [Int], _ probe: Probe<[Int]>) -> Fixture {
        let fixture = Fixture(ChangingRows(numbers, probe), size: CGSize(width: 100, height: 200))
        fixture.frame(at: 0)
        return fixture
    }

    @Test("a removed row leaves a gap that the next ones close, and the row after the last comes into sight")
    func removal() {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<1000), probe)
        probe.log = []
        probe.write?(probe.value.filter { $0 != 3 })
        let statistics = fixture.frame(at: 0.1)
        #expect(fixture.rows == ([0, 1, 2] + Array(4...10)).map(String.init))
        #expect(fixture.shown("10")?.origin.y == 180)
        // The list's body and the new row's.
        #expect(statistics.bodiesEvaluated <= 3)
        #expect(probe.log.count == 1)
    }

    @Test("an animated insertion fades in, pushes the others down, and what is pushed out goes only then")
    func insertion() throws {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<1000), probe)
        withAnimation(.linear(duration: 1)) { probe.write?([5000] + probe.value) }
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(fixture.shown("5000")?.origin.y == 0)
        #expect(abs(try #require(fixture.shown("5000")).opacity - 0.5) < 0.01)
        #expect(fixture.shown("0")?.origin.y == 10)
        #expect(fixture.shown("9")?.origin.y == 190)
        #expect(fixture.shown("9")?.opacity == 1)
        fixture.frame(at: 2.1)
        fixture.frame(at: 2.2)
        #expect(fixture.rows == (["5000"] + (0..<9).map(String.init)))
        #expect(fixture.shown("0")?.origin.y == 20)
    }

    @Test("an animated removal fades out, and the row that comes into sight moves in from below")
    func animatedRemoval() throws {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<1000), probe)
        withAnimation(.linear(duration: 1)) { probe.write?(Array(1..<1000)) }
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(abs(try #require(fixture.shown("0")).opacity - 0.5) < 0.01)
        #expect(fixture.shown("1")?.origin.y == 10)
        #expect(fixture.shown("10")?.origin.y == 190)
        #expect(fixture.shown("10")?.opacity == 1)
        fixture.frame(at: 2.1)
        #expect(fixture.rows == (1...10).map(String.init))
    }

    @Test("rows keep their state when others come and go before them, without a look at all others")
    func identity() {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<100_000), probe)
        fixture.turn(by: 20_000)
        let marks = Dictionary(probe.log.map { ($0.split(separator: "#")[0], $0) }, uniquingKeysWith: { $1 })
        probe.log = []
        probe.write?([-1, -2] + probe.value)
        fixture.frame()
        // Offsets stay: the two rows push down what was visible.
        #expect(fixture.shown("1000")?.origin.y == 40)
        #expect(fixture.rows == (998..<1008).map(String.init))
        #expect(probe.log.count == 2)
        fixture.turn(by: 40)
        #expect(fixture.rows == (1000..<1010).map(String.init))
        for entry in probe.log where (1000..<1008).contains(Int(entry.split(separator: "#")[0])!) {
            #expect(marks[entry.split(separator: "#")[0]] == entry)
        }
    }

    @Test("appending grows the content and changes nothing in sight")
    func appending() {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<20), probe)
        probe.log = []
        probe.write?(Array(0..<100_000))
        let statistics = fixture.frame(at: 0.1)
        #expect(probe.log.isEmpty)
        // Only the scroll indicator.
        #expect(statistics.layersRepainted == 1)
        fixture.turn(by: 1e9)
        #expect(fixture.rows == (99_990..<100_000).map(String.init))
    }

    @Test("shrinking content to nothing and growing it again")
    func shrinking() {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<10_000), probe)
        fixture.turn(by: 1e9)
        probe.write?([7, 8])
        fixture.frame(at: 1)
        #expect(fixture.rows == ["7", "8"])
        #expect(fixture.shown("7")?.origin.y == 0)
        probe.write?([])
        fixture.frame(at: 2)
        #expect(fixture.rows.isEmpty)
        probe.write?(Array(0..<100))
        fixture.frame(at: 3)
        #expect(fixture.rows == (0..<10).map(String.init))
    }

    @Test("turning the order around shows the other end")
    func reversal() {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<1000), probe)
        probe.write?(probe.value.reversed())
        fixture.frame(at: 1)
        #expect(fixture.rows == (990..<1000).reversed().map(String.init))
        #expect(fixture.shown("999")?.origin.y == 0)
    }

    @Test("of two elements in sight with one id the first is shown, and the id is reported", .fact("lazy.duplicates"))
    func duplicates() {
        let probe = Probe([Int]())
        let fixture = fixture([0, 1, 1, 2] + Array(10..<100), probe)
        #expect(fixture.rows.filter { $0 == "1" }.count == 1)
        #expect(fixture.shown("2")?.origin.y == 40)
        #expect(fixture.graph.issues.contains { $0.kind == .duplicateID && $0.message.contains("id 1") })
    }

    @Test("random changes show what a plain stack shows at the same offset", arguments: 0..<6)
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<60), probe)
        var next = 1000
        for _ in 0..<60 {
            var numbers = probe.value
            for _ in 0..<Int.random(in: 0...3, using: &generator) where !numbers.isEmpty {
                numbers.remove(at: Int.random(in: 0..<numbers.count, using: &generator))
            }
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                next += 1
                numbers.insert(next, at: Int.random(in: 0...numbers.count, using: &generator))
            }
            if Int.random(in: 0..<10, using: &generator) == 0 { numbers.shuffle(using: &generator) }
            let isAnimated = Bool.random(using: &generator)
            withAnimation(isAnimated ? .linear(duration: 0.2) : nil) { probe.write?(numbers) }
            fixture.frame(at: fixture.graph.now + 0.05)
            fixture.turn(by: CGFloat(Int.random(in: -100...100, using: &generator)))
            for _ in 0..<6 { fixture.frame(at: fixture.graph.now + 0.1) }
            let first = try #require(fixture.rows.first, "seed \(seed)")
            let place = try #require(numbers.firstIndex { "\($0)" == first }, "seed \(seed)")
            let top = try #require(fixture.shown(first)).origin.y
            let offset = CGFloat(place) * 20 - top
            let visible = numbers.enumerated().filter {
                CGFloat($0.offset) * 20 - offset < 200 && CGFloat($0.offset + 1) * 20 - offset > 0
            }
            #expect(fixture.rows == visible.map { "\($0.element)" }, "seed \(seed)")
            for (index, number) in visible {
                #expect(fixture.shown("\(number)")?.origin.y == CGFloat(index) * 20 - offset, "seed \(seed)")
            }
        }
    }

    // MARK: scrollTo

    @Test("scrolling to an element that does not exist yet makes it and shows it")
    func scrollTo() {
        let probe = Probe([Int]())
        let fixture = fixture(Array(0..<10_000), probe)
        Proxies.last?.scrollTo(5000, anchor: .center)
        fixture.frame(at: 1)
        #expect(fixture.shown("5000")?.origin.y == 90)
        Proxies.last?.scrollTo(6000)
        fixture.frame(at: 2)
        #expect(fixture.shown("6000")?.origin.y == 180)
        Proxies.last?.scrollTo(9999, anchor: .top)
        fixture.frame(at: 3)
        #expect(fixture.shown("9999")?.origin.y == 180)
        Proxies.last?.scrollTo(12_345)
        fixture.frame(at: 4)
        #expect(fixture.shown("9999")?.origin.y == 180)
    }

    @Test("an animated scroll passes by what lies between and ends at the element, whatever their heights")
    func animatedScrollTo() throws {
        struct Uneven: View {
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = Proxies.last = proxy
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<1000, id: \.self) {
                                Box("\($0)", width: 40, height: CGFloat($0 < 100 ? 20 : 30 + $0 % 7))
                            }
                        }
                    }
                }
            }
        }
        let fixture = Fixture(Uneven(), size: CGSize(width: 100, height: 200))
        fixture.frame(at: 0)
        withAnimation(.linear(duration: 1)) { Proxies.last?.scrollTo(800, anchor: .top) }
        var seen: Set<String> = []
        for step in 1...200 {
            fixture.frame(at: Double(step) / 60)
            seen.formUnion(fixture.rows)
        }
        #expect(seen.count > 100)
        #expect(abs(try #require(fixture.shown("800")).origin.y) < 0.5)
        #expect(!fixture.graph.frame(at: 6).isMoving)
    }

    @Test("an id given to a view that does not exist yet is found")
    func explicitID() {
        struct Labeled: View {
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = Proxies.last = proxy
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<500, id: \.self) {
                                Box("\($0)", width: 40, height: 20).id("row\($0)").padding(0)
                            }
                            Box("end", width: 40, height: 20).id("bottom")
                        }
                    }
                }
            }
        }
        let fixture = Fixture(Labeled(), size: CGSize(width: 100, height: 200))
        fixture.frame(at: 0)
        Proxies.last?.scrollTo("row300", anchor: .top)
        fixture.frame(at: 1)
        #expect(fixture.shown("300")?.origin.y == 0)
        Proxies.last?.scrollTo("bottom")
        fixture.frame(at: 2)
        #expect(fixture.shown("end")?.origin.y == 180)
    }

    @Test("swipes come to rest at rows that did not exist when they began")
    func targets() throws {
        let fixture = Fixture(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Box("\($0)", width: 100, height: 33) } }
                    .scrollTargetLayout()
            }.scrollTargetBehavior(.viewAligned), size: CGSize(width: 100, height: 200))
        fixture.frame(at: 0)
        fixture.pointer(.began, 50, 190, at: 0)
        for step in 1...10 { fixture.pointer(.moved, 50, 190 - CGFloat(step) * 15, at: Double(step) * 0.01) }
        fixture.pointer(.ended, 50, 40, at: 0.1)
        for step in 1...300 { fixture.frame(at: 0.1 + Double(step) / 60) }
        let first = try #require(fixture.rows.first)
        #expect(try #require(Int(first)) > 15)
        #expect(abs(try #require(fixture.shown(first)).origin.y) < 0.01)
    }
}
