import RiffleContainers
import Facts
import RiffleLayers
import Testing

@MainActor
struct CullingTests {
    private struct Rows: View {
        var probe = Probe(0)
        @State private var shift: CGFloat = 0

        var body: some View {
            let _ = probe.write = { shift = CGFloat($0) }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { row in
                        Box("row\(row)", width: 100, height: 30).offset(y: row == 900 ? shift : 0)
                    }
                }.padding(0).opacity(0.5)
            }
        }
    }

    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 300))
        fixture.frame()
        return fixture
    }

    private func turn(_ fixture: Fixture, by distance: CGFloat) -> FrameStatistics {
        fixture.graph.input.send(
            .wheel(
                WheelEvent(
                    location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: distance),
                    time: fixture.graph.now + 0.1)))
        return fixture.frame()
    }

    private func rows(_ fixture: Fixture, _ prefix: String = "row") -> [String] {
        fixture.names.filter { $0.hasPrefix(prefix) }
    }

    @Test("a row that is scaled beyond what numbers hold, and rows beside it, are shown")
    func endlessRows() {
        let fixture = fixture(
            ScrollView {
                Box("huge", width: 10, height: 10).scaleEffect(1e300).offset(x: 1e300).scaleEffect(1e300)
                Box("row", width: 10, height: 10)
            })
        #expect(fixture.names.contains("row"))
    }

    @Test("the host gets the layers in sight and some around, whatever is scrolled to")
    func sight() {
        let fixture = fixture(Rows())
        #expect((15...16).contains(rows(fixture).count))
        _ = turn(fixture, by: 15_000)
        #expect(Set(rows(fixture)).isSuperset(of: (500..<510).map { "row\($0)" }))
        #expect(rows(fixture).count <= 22)
        _ = turn(fixture, by: -14_000)
        #expect(fixture.shown("row34")?.origin.y == 20)
        #expect(fixture.shown("row500") == nil)
        // Layers of before do not stay with the host.
        #expect(fixture.layers.count < 60)
    }

    @Test("scrolling on changes the layers only now and then, and every row that should be seen is there")
    func smallSteps() {
        let fixture = fixture(Rows())
        var busyFrames = 0
        for step in 1...200 {
            let statistics = turn(fixture, by: 7)
            if statistics.layersChanged > 2 { busyFrames += 1 }
            let first = step * 7 / 30
            for row in first..<(first + 10) { #expect(fixture.shown("row\(row)") != nil) }
        }
        #expect(busyFrames < 20)
    }

    @Test("a layer that an animation moves into sight is shown on its way")
    func movingIn() throws {
        let probe = Probe(0)
        let fixture = fixture(Rows(probe: probe))
        #expect(fixture.shown("row900") == nil)
        withAnimation(.linear(duration: 1)) { probe.write?(-27_000) }
        fixture.frame(at: 1)
        #expect(fixture.shown("row900") == nil)
        fixture.frame(at: 1.995)
        #expect(abs(try #require(fixture.shown("row900")).origin.y - 135) < 1)
        fixture.frame(at: 2.1)
        #expect(fixture.shown("row900")?.origin.y == 0)
        probe.write?(0)
        fixture.frame(at: 2.2)
        #expect(fixture.shown("row900") == nil)
    }

    private struct Clipped: View {
        let probe: Probe<Int>
        @State private var shift: CGFloat = 400

        var body: some View {
            let _ = probe.write = { shift = CGFloat($0) }
            ScrollView {
                HStack(spacing: 0) { Box("grip", width: 20, height: 30).offset(x: shift) }
                    .frame(width: 100, height: 30, alignment: .leading)
                    .clipped()
            }
        }
    }

    @Test("what moves into sight inside a clip is shown")
    func insideClip() {
        let probe = Probe(0)
        let fixture = fixture(Clipped(probe: probe))
        #expect(fixture.shown("grip") == nil)
        probe.write?(0)
        fixture.frame(at: 0.1)
        #expect(fixture.shown("grip")?.origin.x == 0)
    }

    @Test("rows of a nested scroll view come and go with both")
    func nested() {
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) {
                    Box("head", width: 100, height: 1000)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<100, id: \.self) { Box("cell\($0)", width: 50, height: 40) } }
                    }
                    Box("foot", width: 100, height: 1000)
                }
            })
        #expect(rows(fixture, "cell").isEmpty)
        #expect(fixture.shown("foot") == nil)
        _ = turn(fixture, by: 900)
        #expect((4...5).contains(rows(fixture, "cell").count))
        #expect(fixture.shown("cell1")?.origin == CGPoint(x: 50, y: 100))
    }

    @Test("content margins are room around the content, at its ends too", .fact("scroll.margins"))
    func margins() {
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Box("row\($0)", width: 60, height: 30) } }
            }.contentMargins(.vertical, 20).contentMargins(.leading, 10, for: .scrollContent))
        #expect(fixture.shown("row0")?.origin == CGPoint(x: 25, y: 20))
        _ = turn(fixture, by: 10_000)
        #expect(fixture.shown("row19")?.origin.y == 250)
    }

    private struct Margins: View {
        let probe: Probe<Int>
        @State private var margin: CGFloat = 0

        var body: some View {
            let _ = probe.write = { margin = CGFloat($0) }
            ScrollView { Box("a", width: 60, height: 600) }
                .contentMargins(.top, margin).scrollClipDisabled(margin > 0)
        }
    }

    @Test("margins and clipping follow a changed environment")
    func changingMargins() {
        let probe = Probe(0)
        let fixture = fixture(Margins(probe: probe))
        func isClipped() -> Bool {
            var isClipped = false
            fixture.layers.visit(.root) { if $0.clip != nil { isClipped = true } }
            return isClipped
        }
        #expect(isClipped())
        probe.write?(20)
        fixture.frame(at: 0.1)
        #expect(fixture.shown("a")?.origin.y == 20)
        #expect(!isClipped())
    }
}
