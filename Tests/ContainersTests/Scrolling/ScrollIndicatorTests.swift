import RiffleContainers
import RiffleLayers
import Testing

@MainActor
struct ScrollIndicatorTests {
    private struct Changing: View {
        let probe: Probe<Int>
        var showsAlways = true
        @State private var value = 0

        var body: some View {
            let _ = probe.write = { value = $0 }
            ScrollView(showsIndicators: showsAlways || value > 0) {
                Box("content").frame(width: 100, height: value > 1 ? 40_000 : 20_000)
            }
        }
    }

    private func thumb(_ fixture: Fixture) -> Layer? {
        var found: Layer?
        fixture.layers.visit(.root) { if $0.name == "ScrollIndicator", $0.bounds.height > 3 { found = $0 } }
        return found
    }

    private func scrolled(_ view: some View) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 300))
        fixture.frame()
        fixture.graph.input.send(
            .wheel(
                WheelEvent(location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 5000), time: 0.1)))
        fixture.frame(at: 0.1)
        return fixture
    }

    @Test("an indicator that comes into being while the last movement still shows fades like those that were there")
    func comesLater() throws {
        let probe = Probe(0)
        let fixture = scrolled(Changing(probe: probe, showsAlways: false))
        fixture.frame(at: 0.2)
        #expect(try #require(thumb(fixture)).opacity == 0)
        probe.write?(1)
        fixture.frame(at: 0.3)
        #expect(try #require(thumb(fixture)).opacity == 1)
        fixture.frame(at: 0.9)
        #expect(abs(try #require(thumb(fixture)).opacity - 0.4) < 0.001)
        fixture.frame(at: 1.1)
        #expect(try #require(thumb(fixture)).opacity == 0)
        #expect(fixture.graph.isIdle)
    }

    @Test("a thumb that cannot become shorter moves when its content becomes longer")
    func longerContent() throws {
        let probe = Probe(1)
        let fixture = scrolled(Changing(probe: probe))
        // The way of a thumb of 36 points between margins of 3.
        let room = 300.0 - 6 - 36
        #expect(abs(try #require(thumb(fixture)).transform.ty - (3 + room * 5000 / 19_700)) < 0.001)
        probe.write?(2)
        fixture.frame(at: 2)
        #expect(abs(try #require(thumb(fixture)).transform.ty - (3 + room * 5000 / 39_700)) < 0.001)
    }
}
