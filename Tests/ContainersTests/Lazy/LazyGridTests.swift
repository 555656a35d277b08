import RiffleContainers
import Facts
import Testing

@MainActor
struct LazyGridTests {
    private func fixture<V: View>(_ view: V, width: CGFloat = 280) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: width, height: 200))
        fixture.frame(at: 0)
        return fixture
    }

    private func cells(_ count: Int, height: CGFloat = 20) -> some View {
        ForEach(0..<count, id: \.self) { number in
            Color.red.frame(height: height).overlay { Box("\(number)", width: 2, height: 2) }
        }
    }

    @Test(
        "fixed columns come first, the others share what is left, and what one does not take is not shared again",
        .fact("lazy.tracks"))
    func columns() {
        // Measured on macOS 26: 60, 102 and 80 in 280, 258 in all with gaps, in the middle.
        let columns = [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]
        let fixture = fixture(ScrollView { LazyVGrid(columns: columns) { cells(6) } })
        #expect(fixture.shown("0")?.origin == CGPoint(x: 11 + 29, y: 9))
        #expect(fixture.shown("1")?.origin == CGPoint(x: 11 + 68 + 50, y: 9))
        #expect(fixture.shown("2")?.origin == CGPoint(x: 11 + 178 + 39, y: 9))
        #expect(fixture.shown("3")?.origin == CGPoint(x: 40, y: 37))
    }

    @Test("an adaptive column becomes as many as fit", .fact("lazy.adaptive"))
    func adaptive() {
        let columns = [GridItem(.adaptive(minimum: 50), spacing: 10)]
        let fixture = fixture(ScrollView { LazyVGrid(columns: columns) { cells(5) } }, width: 240)
        for number in 0..<4 {
            let x = CGFloat(number) * 62.5 + 52.5 / 2 - 1
            #expect(abs((fixture.shown("\(number)")?.origin.x ?? 0) - x) < 0.01)
        }
        #expect(fixture.shown("4")?.origin.y == 37)
    }

    @Test("only the cells of lines in sight exist", .fact("lazy.sight"))
    func laziness() {
        let columns = Array(repeating: GridItem(spacing: 0), count: 4)
        let probe = Probe(0)
        let grid = ScrollView {
            LazyVGrid(columns: columns, spacing: 0) {
                ForEach(0..<1_000_001, id: \.self) { LoggedRow(name: "\($0)", probe: probe, height: 50) }
            }
        }
        let fixture = fixture(grid)
        #expect(fixture.rows == (0..<16).map(String.init))
        #expect(probe.value == 16)
        fixture.turn(by: 500)
        #expect(fixture.rows == (40..<56).map(String.init))
        fixture.turn(by: 1e9)
        #expect(fixture.rows == (999_988...1_000_000).map(String.init))
        #expect(fixture.shown("1000000")?.origin.y == 150)
    }

    @Test("a horizontal grid fills its rows column by column")
    func horizontal() {
        let rows = [GridItem(.fixed(30)), GridItem(.fixed(30))]
        let fixture = fixture(
            ScrollView(.horizontal) {
                LazyHGrid(rows: rows, spacing: 6) {
                    ForEach(0..<1000, id: \.self) { Box("\($0)", width: 40, height: 10) }
                }
            }.frame(height: 70), width: 138)
        #expect(fixture.rows == (0..<6).map(String.init))
        #expect(fixture.shown("0")?.origin == CGPoint(x: 0, y: 65 + 1 + 10))
        #expect(fixture.shown("1")?.origin == CGPoint(x: 0, y: 65 + 1 + 38 + 10))
        #expect(fixture.shown("2")?.origin == CGPoint(x: 46, y: 76))
    }

    @Test("cells stand in lines as tall as the tallest by the alignment of column and grid")
    func alignment() {
        let columns = [GridItem(.fixed(40), spacing: 0, alignment: .topLeading), GridItem(.fixed(40), spacing: 0)]
        let fixture = fixture(
            ScrollView {
                LazyVGrid(columns: columns, alignment: .trailing) {
                    Box("a")
                    Box("b", width: 20, height: 30)
                    Box("c", width: 20, height: 30)
                    Box("d")
                }
            })
        #expect(fixture.shown("a")?.origin == CGPoint(x: 200, y: 0))
        #expect(fixture.shown("b")?.origin == CGPoint(x: 260, y: 0))
        #expect(fixture.shown("c")?.origin == CGPoint(x: 200, y: 38))
        #expect(fixture.shown("d")?.origin == CGPoint(x: 270, y: 48))
    }

    @Test("headers take a line of the whole width, and each section starts a new one", .fact("lazy.grid-header"))
    func sections() {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
        let fixture = fixture(
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<2, id: \.self) { section in
                        Section {
                            ForEach(0..<3, id: \.self) { Box("\(section).\($0)", width: 50, height: 20) }
                        } header: {
                            Color.blue.frame(height: 16).overlay { Box("h\(section)", width: 2, height: 2) }
                        }
                    }
                }
            })
        #expect(fixture.shown("h0")?.origin == CGPoint(x: 139, y: 7))
        #expect(fixture.shown("0.0")?.origin == CGPoint(x: 90, y: 16))
        #expect(fixture.shown("0.2")?.origin == CGPoint(x: 90, y: 36))
        #expect(fixture.shown("h1")?.origin == CGPoint(x: 139, y: 63))
        #expect(fixture.shown("1.1")?.origin == CGPoint(x: 140, y: 72))
    }

    @Test("elements of two views fill two cells, conditional ones as many as they have")
    func cellCounts() {
        let columns = Array(repeating: GridItem(.fixed(20), spacing: 0), count: 3)
        let fixture = fixture(
            ScrollView {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
                    ForEach(0..<2, id: \.self) { number in
                        Box("a\(number)", width: 20)
                        Box("b\(number)", width: 20)
                    }
                    ForEach(0..<4, id: \.self) { number in
                        if number % 2 == 1 { Box("c\(number)", width: 20) }
                    }
                    Box("d", width: 20)
                }
            })
        let order = ["a0", "b0", "a1", "b1", "c1", "c3", "d"]
        for (index, name) in order.enumerated() {
            #expect(fixture.shown(name)?.origin == CGPoint(x: CGFloat(index % 3) * 20, y: CGFloat(index / 3) * 10))
        }
    }

    private struct Turning: View {
        let probe: Probe<Int>
        @State private var width: CGFloat = 280

        var body: some View {
            let _ = probe.write = { width = CGFloat($0) }
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], alignment: .leading, spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Box("\($0)", width: 40, height: 40) }
                }
            }.frame(width: width)
        }
    }

    @Test("another width gives another number of columns")
    func turning() {
        let probe = Probe(0)
        let fixture = fixture(Turning(probe: probe))
        #expect(fixture.rows.count == 35)
        probe.write?(120)
        fixture.frame(at: 1)
        #expect(fixture.rows.count == 15)
        #expect(fixture.shown("3")?.origin == CGPoint(x: 80, y: 40))
    }
}
