import RiffleGestures
import Testing

@testable import RiffleContainers

@MainActor
@Suite("Scroll positions that keep their view in its place")
struct ScrollKeepingTests {
    @Test("A view that a layout has put elsewhere is followed, unless something else has moved the content")
    func steps() {
        var keeping = ScrollKeeping()
        let origin = CGPoint(x: 0, y: 300)
        #expect(keeping.step(id: 1, origin: origin, offset: CGPoint(x: 0, y: 250)) == .stay)
        #expect(keeping.step(id: 1, origin: origin, offset: CGPoint(x: 0, y: 250)) == .stay)
        let moved = CGPoint(x: 0, y: 360)
        #expect(keeping.step(id: 1, origin: moved, offset: CGPoint(x: 0, y: 250)) == .follow(CGPoint(x: 0, y: 310)))
        #expect(keeping.step(id: 1, origin: moved, offset: CGPoint(x: 0, y: 310)) == .stay)
        // Another view, then a scroll of somebody's own.
        #expect(keeping.step(id: 2, origin: origin, offset: CGPoint(x: 0, y: 310)) == .stay)
        #expect(keeping.step(id: 2, origin: moved, offset: CGPoint(x: 0, y: 200)) == .stay)
        #expect(keeping.step(id: nil, origin: nil, offset: .zero) == .stay)
        #expect(keeping.step(id: 2, origin: origin, offset: .zero) == .stay)
        #expect(keeping.step(id: 2, origin: nil, offset: .zero) == .search)
        #expect(keeping.step(id: 2, origin: nil, offset: .zero) == .stay)
    }

    private struct Rows: View {
        let probe: Probe<[Int]>
        let isLazy: Bool
        @State private var rows: [Int]
        @State private var id: Int? = 20

        init(_ probe: Probe<[Int]>, isLazy: Bool) {
            self.probe = probe
            self.isLazy = isLazy
            _rows = State(initialValue: probe.value)
        }

        var body: some View {
            let _ = probe.write = { rows = $0 }
            let content = ForEach(rows, id: \.self) { Box("row\($0)", width: 100, height: 30) }
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { content }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { content }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $id, anchor: .top)
        }
    }

    @Test("Rows put in above it leave the view where it is", arguments: [false, true])
    func insertion(isLazy: Bool) {
        let probe = Probe(Array(0..<100))
        let fixture = Fixture(Rows(probe, isLazy: isLazy), size: CGSize(width: 100, height: 300))
        for _ in 0..<3 { fixture.frame() }
        #expect(fixture.shown("row20")?.origin.y == 0)
        probe.write?(Array(-3..<100))
        for _ in 0..<3 { fixture.frame() }
        #expect(fixture.shown("row20")?.origin.y == 0)
    }

    @Test("They do so right after somebody has scrolled within the view", arguments: [false, true])
    func insertionAfterScrolling(isLazy: Bool) {
        let probe = Probe(Array(0..<100))
        let fixture = Fixture(Rows(probe, isLazy: isLazy), size: CGSize(width: 100, height: 300))
        for _ in 0..<3 { fixture.frame() }
        fixture.graph.input.send(
            .wheel(
                WheelEvent(
                    location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 10),
                    time: fixture.graph.now + 1.0 / 60)))
        fixture.frame()
        #expect(fixture.shown("row20")?.origin.y == -10)
        probe.write?(Array(-3..<100))
        for _ in 0..<3 { fixture.frame() }
        #expect(fixture.shown("row20")?.origin.y == -10)
    }

    private struct Margins: View {
        let probe: Probe<CGFloat>
        @State private var margin: CGFloat = 0
        @State private var id: Int?

        init(_ probe: Probe<CGFloat>, id: Int) {
            self.probe = probe
            _id = State(initialValue: id)
        }

        var body: some View {
            let _ = probe.write = { margin = $0 }
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Box("card\($0)", width: 40, height: 40) } }
                    .scrollTargetLayout()
            }
            .contentMargins(.leading, margin, for: .scrollContent)
            .scrollPosition(id: $id, anchor: .center)
        }
    }

    @Test("A view in the middle is in the middle again when the margins change", arguments: [10, 0])
    func margins(card: Int) {
        let probe = Probe(CGFloat(0))
        let fixture = Fixture(Margins(probe, id: card), size: CGSize(width: 200, height: 100))
        for _ in 0..<3 { fixture.frame() }
        #expect(fixture.shown("card\(card)")?.origin.x == (card == 0 ? 0 : 80))
        probe.write?(60)
        for _ in 0..<3 { fixture.frame() }
        #expect(fixture.shown("card\(card)")?.origin.x == (card == 0 ? 60 : 110))
        probe.write?(0)
        for _ in 0..<3 { fixture.frame() }
        #expect(fixture.shown("card\(card)")?.origin.x == (card == 0 ? 0 : 80))
    }

    private struct Cards: View {
        let isLazy: Bool
        let anchor: UnitPoint?
        let probe: Probe<Int?>
        @State private var id: Int?

        var body: some View {
            let _ = probe.write = { id = $0 }
            ScrollView(.horizontal) {
                Group {
                    if isLazy { LazyHStack(spacing: 10) { cards } } else { HStack(spacing: 10) { cards } }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $id, anchor: anchor)
        }

        private var cards: some View {
            ForEach(0..<5) { card in
                Box("card\(card)", width: 10, height: 10)
                    .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 10, alignment: .leading)
            }
        }
    }

    @Test(
        "A view that met an edge of the scroll view does so in a window of another size",
        arguments: [false, true], [1, 2, 4])
    func rotation(isLazy: Bool, card: Int) {
        for anchor in [nil, UnitPoint.leading] {
            let probe = Probe<Int?>(nil)
            let fixture = Fixture(
                Cards(isLazy: isLazy, anchor: anchor, probe: probe), size: CGSize(width: 390, height: 600))
            for _ in 0..<3 { fixture.frame() }
            probe.write?(card)
            // Parts of a fifth of the window without four gaps; the last card cannot come to the leading edge.
            for width in [390, 860, 390] as [CGFloat] {
                fixture.graph.window.resize(to: CGSize(width: width, height: 990 - width), scale: 2)
                for _ in 0..<4 { fixture.frame() }
                let part = (width - 40) / 5 * 4 + 30
                let edge = anchor == nil || card == 4 ? width - part : 0
                #expect(abs((fixture.shown("card\(card)")?.origin.x ?? -1) - edge) <= 0.5)
            }
        }
    }
}
