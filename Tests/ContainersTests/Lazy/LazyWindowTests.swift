import RiffleContainers
import Testing

/// Which rows of a lazy container are there, and how long those are taken for that are not.
@MainActor
struct LazyWindowTests {
    /// Rows that are 20 and 40 points high in turn.
    private struct Uneven: View {
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Box("\($0)", width: 40, height: $0 % 2 == 0 ? 20 : 40) }
                }
            }
        }
    }

    private func contentHeight(_ fixture: Fixture) -> CGFloat {
        var height: CGFloat = 0
        walk(fixture.graph.window.rootLayout) { if $0 is ScrollContentNode { height = $0.size.height } }
        return height
    }

    private func walk(_ node: LayoutNode, _ visit: (LayoutNode) -> Void) {
        visit(node)
        for child in node.children { walk(child, visit) }
    }

    @Test("rows that are offered another width are estimated by all that are in sight")
    func otherWidth() {
        let fixture = Fixture(Uneven(), size: CGSize(width: 100, height: 120))
        fixture.frame()
        #expect(contentHeight(fixture) == 3000)
        fixture.graph.window.resize(to: CGSize(width: 80, height: 120), scale: 2)
        fixture.frame()
        #expect(contentHeight(fixture) == 3000)
    }

    @Test("the row before the gap in which what is visible begins stays, and is not made again and again")
    func gaps() {
        let probe = Probe(0)
        let fixture = Fixture(
            ScrollView {
                LazyVStack(spacing: 20) { ForEach(0..<100, id: \.self) { LoggedRow(name: "\($0)", probe: probe) } }
            }, size: CGSize(width: 100, height: 100))
        fixture.frame()
        fixture.turn(by: 425)
        let made = probe.value
        probe.log = []
        for _ in 0..<3 {
            let statistics = fixture.turn(by: 4)
            #expect(statistics.bodiesEvaluated == 0)
            #expect(statistics.nodesLaidOut == 0)
        }
        #expect(probe.value == made)
        #expect(probe.log == [])
        #expect(fixture.rows == ["10", "11", "12", "13"])
        fixture.turn(by: 4)
        #expect(fixture.rows == ["11", "12", "13"])
        #expect(probe.log == ["-10"])
    }

    private struct Leaving: View {
        let probe: Probe<Bool>
        @State private var isShown = true

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 2)) { isShown = value } }
            VStack { if isShown { Uneven().transition(.opacity) } }
        }
    }

    @Test("rows go on to come into sight in a list that is on its way out")
    func leaving() {
        let probe = Probe(true)
        let fixture = Fixture(Leaving(probe: probe), size: CGSize(width: 100, height: 120))
        fixture.frame(at: 0)
        fixture.pointer(.began, 50, 110, at: 0)
        for step in 1...5 {
            let time = Double(step) / 60
            fixture.pointer(.moved, 50, 110 - CGFloat(step) * 20, at: time)
            fixture.frame(at: time)
        }
        fixture.pointer(.ended, 50, 10, at: 0.09)
        fixture.frame(at: 0.1)
        probe.write?(false)
        for step in 7...60 { fixture.frame(at: Double(step) / 60) }
        // Wherever it has come to, rows fill what is visible.
        let tops = fixture.rows.compactMap { name in
            fixture.shown(name).map { ($0.origin.y, $0.origin.y + (Int(name)! % 2 == 0 ? 20 : 40)) }
        }
        #expect((tops.map(\.0).min() ?? 120) <= 0)
        #expect((tops.map(\.1).max() ?? 0) >= 120)
        #expect(fixture.rows.allSatisfy { Int($0)! > 10 })
    }
}
