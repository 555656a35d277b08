import RiffleContainers
import Facts
import Testing

@MainActor
struct ScrollPositionTests {
    private struct Rows: View {
        var isLazy = false

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
        }

        private var rows: some View { ForEach(0..<100, id: \.self) { Box("row\($0)", width: 100, height: 30) } }
    }

    private struct ByID: View {
        let probe: Probe<Int?>
        var anchor: UnitPoint?
        var isLazy = false
        @State private var id: Int?

        init(_ probe: Probe<Int?>, anchor: UnitPoint? = nil, isLazy: Bool = false) {
            self.probe = probe
            self.anchor = anchor
            self.isLazy = isLazy
            _id = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.value = id
            let _ = probe.write = { id = $0 }
            Rows(isLazy: isLazy).scrollPosition(id: $id, anchor: anchor)
        }
    }

    private struct ByPosition: View {
        let probe: Probe<ScrollPosition>
        @State private var position: ScrollPosition

        init(_ probe: Probe<ScrollPosition>) {
            self.probe = probe
            _position = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.value = position
            let _ = probe.write = { position = $0 }
            Rows().scrollPosition($position)
        }
    }

    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 300))
        fixture.frame(at: 0)
        return fixture
    }

    private func top(_ fixture: Fixture, _ row: Int) -> CGFloat? { fixture.shown("row\(row)")?.origin.y }

    /// Pulls content up so far that it has moved by `distance`, and lets it rest.
    private func pull(_ fixture: Fixture, by distance: CGFloat) {
        let start = fixture.graph.now
        fixture.pointer(.began, 50, 250, at: start)
        fixture.pointer(.moved, 50, 240, at: start + 0.1)
        fixture.pointer(.moved, 50, 240 - distance, at: start + 0.2)
        fixture.frame(at: start + 0.2)
        fixture.pointer(.moved, 50, 240 - distance, at: start + 1)
        fixture.pointer(.ended, 50, 240 - distance, at: start + 1)
        fixture.frame(at: start + 1)
        fixture.frame(at: start + 2)
    }

    /// Pages of three boxes, which go by numbers as the pages do; a header before them, too.
    private struct Pages: View {
        let probe: Probe<Int?>
        @State private var id: Int? = 1

        var body: some View {
            let _ = probe.write = { id = $0 }
            ScrollView {
                ForEach(0..<3, id: \.self) { Box("header\($0)", width: 100, height: 10) }
                LazyVStack(spacing: 0) {
                    ForEach(0..<9, id: \.self) { page in
                        VStack(spacing: 0) {
                            ForEach(0..<6, id: \.self) { Box("page\(page)-\($0)", width: 100, height: 50) }
                        }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id, anchor: .top)
        }
    }

    @Test("the position means the views of the target layout, and nothing in them or beside them that has the same id")
    func nestedIDs() {
        let probe = Probe<Int?>(nil)
        let fixture = fixture(Pages(probe: probe))
        for page in [2, 5, 0, 3] {
            probe.write?(page)
            for _ in 1...3 { fixture.frame(at: fixture.graph.now + 0.1) }
            #expect(fixture.shown("page\(page)-0")?.origin.y == 0, "page \(page)")
        }
    }

    @Test("what is flung says where it has come to rest, however few frames show it on its way")
    func flung() throws {
        func rest(frames times: [Double]) throws -> Int? {
            let probe = Probe<Int?>(nil)
            let fixture = fixture(ByID(probe))
            fixture.pointer(.began, 50, 250, at: 1)
            fixture.pointer(.moved, 50, 200, at: 1.02)
            fixture.pointer(.moved, 50, 100, at: 1.06)
            fixture.pointer(.ended, 50, 100, at: 1.06)
            for time in times { fixture.frame(at: time) }
            fixture.frame(at: 20)
            let row = try #require(probe.value)
            #expect(abs(try #require(top(fixture, row)) + 15) <= 15.5)
            return row
        }
        let smooth = try rest(frames: (0..<600).map { 1.06 + Double($0) / 60 })
        #expect(try rest(frames: [1.1]) == smooth)
        #expect(try rest(frames: []) == smooth)
    }

    @Test(
        "writing an id scrolls there, no further than needed or to the anchor", .fact("scroll.position-write"),
        arguments: [false, true])
    func written(isLazy: Bool) {
        let probe = Probe<Int?>(nil)
        let fixture = fixture(ByID(probe, isLazy: isLazy))
        probe.write?(20)
        fixture.frame(at: 0.1)
        #expect(top(fixture, 20) == 270)
        let top = Probe<Int?>(nil)
        let second = self.fixture(ByID(top, anchor: .top, isLazy: isLazy))
        top.write?(20)
        second.frame(at: 0.1)
        #expect(self.top(second, 20) == 0)
        top.write?(1000)
        second.frame(at: 0.2)
        #expect(self.top(second, 20) == 0)
    }

    @Test("scrolling writes the id of the view at the upper end, or at the anchor", arguments: [false, true])
    func read(isLazy: Bool) {
        let probe = Probe<Int?>(nil)
        let fixture = fixture(ByID(probe, isLazy: isLazy))
        #expect(probe.value == nil)
        pull(fixture, by: 100)
        #expect(probe.value == 3)
        let center = Probe<Int?>(nil)
        let second = self.fixture(ByID(center, anchor: .center, isLazy: isLazy))
        pull(second, by: 100)
        // 100 + 150 points down.
        #expect(center.value == 8)
        #expect(top(second, 4) == 20)
    }

    @Test("an id that is there from the start is shown from the start")
    func initial() {
        #expect(top(fixture(ByID(Probe(50), anchor: .top)), 50) == 0)
        #expect(top(fixture(ByID(Probe(50), anchor: .top, isLazy: true)), 50) == 0)
    }

    @Test(
        "a written position travels with its animation, and the id is not overwritten on the way",
        .fact("scroll.position-write"))
    func animated() {
        let probe = Probe<Int?>(nil)
        let fixture = fixture(ByID(probe, anchor: .top))
        withAnimation(.linear(duration: 1)) { probe.write?(20) }
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs((top(fixture, 10) ?? 99)) < 1)
        #expect(probe.value == 20)
        fixture.frame(at: 1.1)
        #expect(top(fixture, 20) == 0)
    }

    @Test("positions go to edges, points and views, as far as the ends allow")
    func positions() {
        let probe = Probe(ScrollPosition(idType: Int.self))
        let fixture = fixture(ByPosition(probe))
        func go(_ change: (inout ScrollPosition) -> Void) {
            var position = probe.value
            change(&position)
            probe.write?(position)
            fixture.frame(at: fixture.graph.now + 0.1)
        }
        go { $0.scrollTo(edge: .bottom) }
        #expect(top(fixture, 99) == 270)
        #expect(probe.value.edge == .bottom)
        go { $0.scrollTo(y: 60) }
        #expect(top(fixture, 2) == 0)
        go { $0.scrollTo(point: CGPoint(x: 0, y: 1e9)) }
        #expect(top(fixture, 99) == 270)
        go { $0.scrollTo(id: 40, anchor: .top) }
        #expect(top(fixture, 40) == 0)
        #expect(probe.value.viewID(type: Int.self) == 40)
        go { $0.scrollTo(y: .nan) }
        #expect(top(fixture, 0) == 0)
    }

    @Test("a person who scrolls takes the position over, and the same place can be asked for again")
    func user() {
        let probe = Probe(ScrollPosition(idType: Int.self, edge: .top))
        let fixture = fixture(ByPosition(probe))
        pull(fixture, by: 90)
        #expect(probe.value.isPositionedByUser)
        #expect(probe.value.edge == nil)
        #expect(probe.value.viewID(type: Int.self) == 3)
        var position = probe.value
        position.scrollTo(edge: .top)
        probe.write?(position)
        fixture.frame(at: 10)
        #expect(top(fixture, 0) == 0)
        #expect(!probe.value.isPositionedByUser)
    }

    /// Throws content up, so that it is still on its way a moment later.
    private func fling(_ fixture: Fixture) {
        fixture.pointer(.began, 50, 250, at: 1)
        fixture.pointer(.moved, 50, 200, at: 1.02)
        fixture.pointer(.moved, 50, 100, at: 1.06)
        fixture.pointer(.ended, 50, 100, at: 1.06)
        for step in 1...12 { fixture.frame(at: 1.06 + Double(step) / 60) }
    }

    @Test("what is written while content is on its way ends that way, and stays written", arguments: [false, true])
    func writtenOnTheWay(isLazy: Bool) {
        let probe = Probe<Int?>(nil)
        let fixture = fixture(ByID(probe, isLazy: isLazy))
        fling(fixture)
        probe.write?(60)
        for step in 0..<60 { fixture.frame(at: 1.3 + Double(step) / 60) }
        // No further than needed: another view is at the upper end.
        #expect(top(fixture, 60) == 270)
        #expect(probe.value == 60)
    }

    @Test("an edge that is written while content is on its way is gone to")
    func edgeOnTheWay() {
        let probe = Probe(ScrollPosition(idType: Int.self))
        let fixture = fixture(ByPosition(probe))
        fling(fixture)
        #expect((top(fixture, 0) ?? -1000) < 0)
        var position = probe.value
        position.scrollTo(edge: .top)
        probe.write?(position)
        for step in 0..<60 { fixture.frame(at: 1.3 + Double(step) / 60) }
        #expect(top(fixture, 0) == 0)
        #expect(!probe.value.isPositionedByUser)
    }
}
