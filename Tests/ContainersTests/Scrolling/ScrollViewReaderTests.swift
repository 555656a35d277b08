import RiffleContainers
import Facts
import Testing

@MainActor
struct ScrollViewReaderTests {
    private struct Reading: View {
        let probe: Probe<ScrollViewProxy?>

        var body: some View {
            ScrollViewReader { proxy in
                let _ = probe.value = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Box("row\($0)", width: 100, height: 30) }
                        Box("last", width: 100, height: 30).id("end")
                    }
                }
            }
        }
    }

    private func fixture(_ probe: Probe<ScrollViewProxy?>) -> Fixture {
        let fixture = Fixture(Reading(probe: probe), size: CGSize(width: 100, height: 300))
        fixture.frame()
        return fixture
    }

    @Test(
        "scrolling to an element goes no further than needed, and to the asked place with an anchor", .fact("scroll.to")
    )
    func scrollTo() {
        let probe = Probe<ScrollViewProxy?>(nil)
        let fixture = fixture(probe)
        probe.value?.scrollTo(20)
        let statistics = fixture.frame(at: 0.1)
        #expect(fixture.shown("row20")?.origin.y == 270)
        #expect(statistics.bodiesEvaluated + statistics.nodesLaidOut == 0)
        probe.value?.scrollTo(15)
        fixture.frame(at: 0.2)
        #expect(fixture.shown("row20")?.origin.y == 270)
        probe.value?.scrollTo(50, anchor: .top)
        fixture.frame(at: 0.3)
        #expect(fixture.shown("row50")?.origin.y == 0)
        probe.value?.scrollTo(50, anchor: .center)
        fixture.frame(at: 0.4)
        #expect(fixture.shown("row50")?.origin.y == 135)
        probe.value?.scrollTo("end", anchor: .top)
        fixture.frame(at: 0.5)
        #expect(fixture.shown("last")?.origin.y == 270)
        probe.value?.scrollTo("nobody")
        #expect(fixture.frame(at: 5).layersChanged <= 1)
    }

    private struct Named: View {
        let name: String
        let id: Int

        var body: some View { Box(name, width: 100, height: 30).id(id) }
    }

    private struct Range: View {
        let probe: Probe<ScrollViewProxy?>
        let isLazy: Bool

        var body: some View {
            ScrollViewReader { proxy in
                let _ = probe.value = proxy
                ScrollView {
                    let numbers = ForEach(1..<100) { Box("row\($0)", width: 100, height: 30).id($0) }
                    let bodies = ForEach(101..<200) { Named(name: "row\($0)", id: $0) }
                    let places = ForEach(0..<9) { Box("place\($0)", width: 100, height: 30) }
                    if isLazy {
                        LazyVStack(spacing: 0) {
                            numbers
                            bodies
                            places
                        }
                    } else {
                        VStack(spacing: 0) {
                            numbers
                            bodies
                            places
                        }
                    }
                }
            }
        }
    }

    @Test("ids that the views of a range are given count more than their places in it", arguments: [false, true])
    func range(isLazy: Bool) {
        let probe = Probe<ScrollViewProxy?>(nil)
        let fixture = Fixture(Range(probe: probe, isLazy: isLazy), size: CGSize(width: 100, height: 300))
        fixture.frame()
        for (time, row) in [50, 51, 8, 9, 150, 151, 101].enumerated() {
            probe.value?.scrollTo(row, anchor: .top)
            for step in 1...3 { fixture.frame(at: Double(time) + Double(step) * 0.1) }
            #expect(fixture.shown("row\(row)")?.origin.y == 0, "row \(row)")
        }
    }

    private struct Nested: View {
        let probe: Probe<ScrollViewProxy?>
        let isRange: Bool

        var body: some View {
            ScrollViewReader { proxy in
                let _ = probe.value = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        if isRange {
                            ForEach(0..<20) { row in cells(of: row) { ForEach(0..<12) { cell(row, $0) } } }
                        } else {
                            ForEach(0..<20, id: \.self) { row in
                                cells(of: row) { ForEach(0..<12, id: \.self) { cell(row, $0) } }
                            }
                        }
                    }
                }
            }
        }

        private func cells<Cells: View>(of row: Int, @ViewBuilder cells: () -> Cells) -> some View {
            VStack(spacing: 0) {
                cells()
                Box("end\(row)", width: 100, height: 10).id("end \(row)")
            }
        }

        private func cell(_ row: Int, _ cell: Int) -> some View { Box("cell\(row)-\(cell)", width: 100, height: 10) }
    }

    @Test("a row that is not made yet comes before a cell with its id in another row", arguments: [false, true])
    func nested(isRange: Bool) {
        let probe = Probe<ScrollViewProxy?>(nil)
        let fixture = Fixture(Nested(probe: probe, isRange: isRange), size: CGSize(width: 100, height: 300))
        fixture.frame()
        for (time, row) in [8, 3, 11].enumerated() {
            probe.value?.scrollTo(row, anchor: .top)
            for step in 1...3 { fixture.frame(at: Double(time) + Double(step) * 0.1) }
            #expect(fixture.shown("cell\(row)-0")?.origin.y == 0, "row \(row)")
        }
        probe.value?.scrollTo("end 11", anchor: .top)
        fixture.frame(at: 5)
        #expect(fixture.shown("end11")?.origin.y == 0)
    }

    @Test("with an animation the way is travelled")
    func animated() throws {
        let probe = Probe<ScrollViewProxy?>(nil)
        let fixture = fixture(probe)
        withAnimation(.linear(duration: 1)) { probe.value?.scrollTo(20, anchor: .top) }
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs(try #require(fixture.shown("row10")).origin.y) < 1)
        fixture.frame(at: 1)
        fixture.frame(at: 1.1)
        #expect(fixture.shown("row20")?.origin.y == 0)
    }
}
