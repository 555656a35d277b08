import RiffleContainers
import Facts
import Testing

@MainActor
struct ScrollReadingTests {
    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 300))
        fixture.frame(at: 0)
        return fixture
    }

    private var rows: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Box("row\($0)", width: 100, height: 100) } }
        }
    }

    @Test("values made of the geometry are told when they change, from the start on", .fact("scroll.told"))
    func geometry() {
        let probe = Probe("")
        let fixture = fixture(
            rows.contentMargins(.top, 20, for: .scrollContent)
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { old, new in
                    probe.log.append("\(Int(old)) \(Int(new))")
                })
        #expect(probe.log == ["0 0", "0 -20"])
        fixture.pointer(.began, 50, 250, at: 0.1)
        fixture.pointer(.moved, 50, 240, at: 0.2)
        fixture.pointer(.moved, 50, 180, at: 0.3)
        fixture.frame(at: 0.3)
        #expect(probe.log.last == "-20 40")
    }

    @Test("values that do not depend on the layout are told once")
    func constantGeometry() {
        let probe = Probe("")
        _ = fixture(
            rows.onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 50 }) { old, new in
                probe.log.append("\(old) \(new)")
            })
        #expect(probe.log == ["false false"])
    }

    @Test("a geometry tells what is seen of how much", .fact("scroll.margins"))
    func measures() throws {
        let probe = Probe<ScrollGeometry?>(nil)
        _ = fixture(
            rows.contentMargins(.top, 20, for: .scrollContent)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { probe.value = $1 })
        let geometry = try #require(probe.value)
        #expect(geometry.contentSize == CGSize(width: 100, height: 2000))
        #expect(geometry.containerSize == CGSize(width: 100, height: 280))
        #expect(geometry.contentInsets.top == 20)
        #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 300))
        #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 100, height: 280))
    }

    @Test("phases tell what moves the content: a finger, its speed, the app", .fact("scroll.told"))
    func phases() {
        struct Scrolling: View {
            let probe: Probe<ScrollPosition>
            @State private var position = ScrollPosition()
            var body: some View {
                let _ = probe.write = { new in withAnimation(.linear(duration: 0.5)) { position = new } }
                ScrollView { Box("long", width: 100, height: 5000) }
                    .scrollPosition($position)
                    .onScrollPhaseChange { old, new in probe.log.append("\(old) \(new)") }
            }
        }
        let probe = Probe(ScrollPosition())
        let fixture = fixture(Scrolling(probe: probe))
        #expect(probe.log == ["idle idle"])
        probe.log = []
        fixture.pointer(.began, 50, 250, at: 0)
        for step in 1...10 {
            fixture.pointer(.moved, 50, 250 - CGFloat(step) * 15, at: Double(step) / 60)
            fixture.frame(at: Double(step) / 60)
        }
        fixture.pointer(.ended, 50, 100, at: 10.0 / 60)
        for frame in 10...400 { fixture.frame(at: Double(frame) / 60) }
        #expect(probe.log == ["idle interacting", "interacting decelerating", "decelerating idle"])
        probe.log = []
        probe.write?(ScrollPosition(edge: .top))
        for frame in 401...500 { fixture.frame(at: Double(frame) / 60) }
        #expect(probe.log == ["idle animating", "animating idle"])
    }

    @Test("a touch that stops moving content tracks it")
    func tracking() {
        let probe = Probe("")
        let fixture = fixture(
            ScrollView { Box("long", width: 100, height: 5000) }
                .onScrollPhaseChange { _, new, context in
                    probe.log.append("\(new) \(context.velocity == nil ? "still" : "moving")")
                })
        probe.log = []
        fixture.pointer(.began, 50, 250, at: 0)
        for step in 1...10 { fixture.pointer(.moved, 50, 250 - CGFloat(step) * 15, at: Double(step) / 60) }
        fixture.pointer(.ended, 50, 100, at: 10.0 / 60)
        for frame in 10...20 { fixture.frame(at: Double(frame) / 60) }
        fixture.pointer(.began, 50, 250, at: 0.4)
        fixture.frame(at: 0.4)
        fixture.pointer(.ended, 50, 250, at: 0.5)
        fixture.frame(at: 0.5)
        #expect(probe.log == ["interacting still", "decelerating moving", "tracking still", "idle still"])
    }

    @Test("a view tells when enough of it comes into sight, and when it goes")
    func visibility() {
        let probe = Probe("")
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) {
                    Box("first", width: 100, height: 100)
                        .onScrollVisibilityChange { probe.log.append("first \($0)") }
                    Box("space", width: 100, height: 300)
                    Box("last", width: 100, height: 100)
                        .onScrollVisibilityChange(threshold: 0.2) { probe.log.append("last \($0)") }
                    Box("end", width: 100, height: 1000)
                }
            })
        #expect(probe.log == ["first true"])
        fixture.pointer(.began, 50, 250, at: 0)
        fixture.pointer(.moved, 50, 240, at: 0.1)
        fixture.pointer(.moved, 50, 191, at: 0.2)
        fixture.frame(at: 0.2)
        #expect(probe.log == ["first true"])
        fixture.pointer(.moved, 50, 189, at: 0.3)
        fixture.frame(at: 0.3)
        #expect(probe.log == ["first true", "first false"])
        fixture.pointer(.moved, 50, 120, at: 0.4)
        fixture.frame(at: 0.4)
        #expect(probe.log == ["first true", "first false", "last true"])
    }
}
