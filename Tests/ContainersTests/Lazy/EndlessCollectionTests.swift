import RiffleContainers
import Testing

/// Collections of which nobody will ever see the end.
@MainActor
struct EndlessCollectionTests {
    private func rows(_ fixture: Fixture) -> [String] { fixture.names.filter { $0.hasPrefix("row") } }

    private func fixture(_ view: some View) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 300))
        fixture.frame()
        return fixture
    }

    private func scroll(_ fixture: Fixture, by distance: CGFloat, at time: Double) {
        fixture.graph.input.send(
            .wheel(WheelEvent(location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: distance), time: time)))
        fixture.frame(at: time)
    }

    private var rows: some View {
        LazyVStack(spacing: 0) {
            ForEach(0..<Int.max, id: \.self) { Box("row\($0)", width: 100, height: 30) }
        }
    }

    @Test("of as many rows as there are numbers only those in sight exist")
    func plain() {
        let fixture = fixture(ScrollView { rows })
        #expect(rows(fixture) == (0..<10).map { "row\($0)" })
        scroll(fixture, by: 3000, at: 0.1)
        #expect(rows(fixture).contains("row100") && rows(fixture).count < 30)
    }

    @Test("a scroll view that is as long as all its rows makes those that the one around it shows")
    func nested() {
        let fixture = fixture(ScrollView { ScrollView { rows } })
        #expect(rows(fixture) == (0..<10).map { "row\($0)" })
        scroll(fixture, by: 3000, at: 0.1)
        #expect(rows(fixture).contains("row100") && rows(fixture).count < 30)
        scroll(fixture, by: -3000, at: 0.2)
        #expect(rows(fixture).contains("row0") && rows(fixture).count < 30)
    }

    @Test("rows of a long scroll view in another come and go as that one shows them, below other views too")
    func below() {
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) {
                    Box("head", width: 100, height: 400)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100) { Box("row\($0)", width: 100, height: 30) }
                        }
                    }
                    Box("foot", width: 100, height: 400)
                }
            })
        #expect(rows(fixture).isEmpty)
        scroll(fixture, by: 250, at: 0.1)
        #expect(rows(fixture).first == "row0" && rows(fixture).count == 5)
        scroll(fixture, by: 1000, at: 0.2)
        #expect(rows(fixture).contains("row30") && !rows(fixture).contains("row0"))
        scroll(fixture, by: 10_000, at: 0.3)
        #expect(rows(fixture).count < 2)
        #expect(fixture.shown("foot")?.origin.y == -100)
    }

    @Test("two collections without end after each other, and cells of several views, come to an end all the same")
    func several() {
        let stack = fixture(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<Int.max, id: \.self) { Box("row\($0)", width: 100, height: 30) }
                    ForEach(0..<Int.max, id: \.self) { Box("other\($0)", width: 100, height: 30) }
                }
            })
        #expect(rows(stack).count == 10)
        let grid = fixture(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(0..<Int.max, id: \.self) {
                        Box("row\($0)", width: 20, height: 30)
                        Box("row\($0) again", width: 20, height: 30)
                    }
                }
            })
        #expect(rows(grid).count == 30)
    }

    @Test("scrolling to a number that no row has goes nowhere, and to one that a row has goes there")
    func target() throws {
        var scroll: ((Int) -> Void)?
        let fixture = fixture(
            ScrollViewReader { proxy in
                let _ = scroll = { proxy.scrollTo($0, anchor: .top) }
                ScrollView { rows }
            })
        let scrollTo = try #require(scroll)
        scrollTo(-1)
        fixture.frame(at: 0.1)
        #expect(rows(fixture).first == "row0")
        scrollTo(1_000_000)
        fixture.frame(at: 0.2)
        #expect(fixture.shown("row1000000")?.origin.y == 0)
    }
}
