import RiffleContainers
import Facts
import RiffleLayers
import Testing

@MainActor
struct ScrollViewTests {
    /// A hundred rows of 30 points in a viewport of 100 by 300.
    private struct Rows: View {
        var axes: Axis.Set = .vertical
        var body: some View {
            ScrollView(axes) {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Box("row\($0)", width: 100, height: 30) }
                }
            }
        }
    }

    private func fixture<V: View>(_ view: V) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 300))
        fixture.frame()
        return fixture
    }

    private func origin(_ fixture: Fixture, _ name: String) -> CGPoint? { fixture.shown(name)?.origin }

    /// Moves a finger from (50, 200) up by `distance` in ten samples over a time, and leaves it down.
    private func pull(_ fixture: Fixture, up distance: CGFloat, from start: Double = 0, over time: Double = 0.1) {
        fixture.pointer(.began, 50, 200, at: start)
        for step in 1...10 {
            fixture.pointer(.moved, 50, 200 - distance * CGFloat(step) / 10, at: start + time * Double(step) / 10)
        }
        fixture.frame(at: start + time)
    }

    @Test("a scroll view that stands out of the window is covered by no more than what covers the window there")
    func overhang() {
        let inset = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let pager = Fixture(
            HStack(spacing: 0) {
                ForEach(0..<3) { page in
                    ScrollView { Box("page\(page)", width: 100, height: 40) }.frame(width: 100)
                }
            }
            .frame(width: 100, alignment: .leading),
            size: CGSize(width: 100, height: 300))
        pager.graph.window.setEnvironment { $0.safeAreaInsets = inset }
        pager.frame()
        #expect((0..<3).map { origin(pager, "page\($0)") } == [0, 100, 200].map { CGPoint(x: $0, y: 20) })
        #expect(pager.layer("page2")?.bounds.width == 100)
        let above = Fixture(
            ScrollView { Box("row", width: 100, height: 40) }.frame(height: 80).frame(height: 300, alignment: .top)
                .padding(.top, -200).frame(height: 300, alignment: .top),
            size: CGSize(width: 100, height: 300))
        above.graph.window.setEnvironment { $0.safeAreaInsets = inset }
        above.frame()
        let view = above.origin(of: above.layer("ScrollView")!)
        #expect(origin(above, "row") == CGPoint(x: 0, y: view.y + 20))
    }

    @Test(
        "content starts at the top, as long as it wants, lined up as in a stack", .fact("scroll.along", "scroll.start"))
    func layout() {
        let fixture = fixture(
            ScrollView(.horizontal, showsIndicators: false) {
                Box("a", width: 60, height: 20)
                Box("b", width: 400, height: 20)
            }.frame(height: 200))
        #expect(origin(fixture, "b") == CGPoint(x: 0, y: 154))
        #expect(origin(fixture, "a") == CGPoint(x: 170, y: 126))
    }

    /// Swipes fast over views that are 40 points wide, in a viewport of 100 points, and tells which is at a point then.
    private func swiped(
        _ behavior: ViewAlignedScrollTargetBehavior, _ sizeClass: UserInterfaceSizeClass, at x: CGFloat = 0
    ) -> Int {
        let fixture = fixture(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<40, id: \.self) { Box("\($0)", width: 40, height: 300) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .environment(\.horizontalSizeClass, sizeClass))
        fixture.pointer(.began, 90, 150, at: 0)
        for step in 1...10 { fixture.pointer(.moved, 90 - CGFloat(step) * 8, 150, at: Double(step) * 0.01) }
        fixture.pointer(.ended, 10, 150, at: 0.1)
        for step in 1...300 { fixture.frame(at: 0.1 + Double(step) / 60) }
        return (0..<40).first { abs((origin(fixture, "\($0)")?.x ?? 1) - x) < 0.01 } ?? -1
    }

    @Test("view-aligned swipes go no further than the viewport is long along an axis of compact size class")
    func viewAligned() {
        #expect((2...3).contains(swiped(.viewAligned, .compact)))
        #expect(swiped(.viewAligned, .regular) > 3)
        #expect((2...3).contains(swiped(.viewAligned(limitBehavior: .always), .regular)))
        #expect(swiped(.viewAligned(limitBehavior: .alwaysByOne), .regular) == 1)
        #expect(swiped(.viewAligned(limitBehavior: .never), .compact) > 3)
    }

    @Test("views come to rest with the point that their behavior names at the viewport's")
    func viewAlignedAnchor() {
        #expect(swiped(.viewAligned(limitBehavior: .never, anchor: .center), .compact, at: 30) > 3)
        #expect(swiped(.viewAligned(anchor: .trailing), .compact, at: 60) > 3)
    }

    /// Where the first whole view of a row stands in the viewport after a swipe.
    private func rest(_ row: some View) -> CGFloat? {
        let fixture = fixture(
            ScrollView(.horizontal) { row }
                .scrollTargetBehavior(.viewAligned)
                .environment(\.horizontalSizeClass, .compact))
        fixture.pointer(.began, 90, 150, at: 0)
        for step in 1...10 { fixture.pointer(.moved, 90 - CGFloat(step) * 8, 150, at: Double(step) * 0.01) }
        fixture.pointer(.ended, 10, 150, at: 0.1)
        for step in 1...300 { fixture.frame(at: 0.1 + Double(step) / 60) }
        return (1..<9).compactMap { origin(fixture, "\($0)")?.x }.first { $0 >= 0 }
    }

    @Test("padding inside of what is named as the targets' layout stays before the view, padding around it does not")
    func paddedTargets() {
        let row = HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Box("\($0)", width: 60, height: 300) } }
        #expect(rest(row.padding(.horizontal, 20).scrollTargetLayout()) == 20)
        #expect(rest(row.padding(.horizontal, 20).opacity(0.9).scrollTargetLayout()) == 20)
        #expect(rest(row.scrollTargetLayout().padding(.horizontal, 20)) == 0)
        let lazy = LazyHStack(spacing: 0) { ForEach(0..<9, id: \.self) { Box("\($0)", width: 60, height: 300) } }
        #expect(rest(lazy.padding(.horizontal, 20).scrollTargetLayout()) == 20)
    }

    @Test("views that are written one by one are targets each, also in a lazy stack", arguments: [false, true])
    func targetsOneByOne(isMirrored: Bool) {
        let fixture = fixture(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    Box("a", width: 100, height: 300)
                    Box("b", width: 100, height: 300)
                    Box("c", width: 100, height: 300)
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
        for (swipe, name) in ["b", "c"].enumerated() {
            let start = Double(swipe) * 10
            func x(_ way: CGFloat) -> CGFloat { isMirrored ? 10 + way : 90 - way }
            fixture.pointer(.began, x(0), 150, at: start)
            for step in 1...10 { fixture.pointer(.moved, x(CGFloat(step) * 8), 150, at: start + Double(step) * 0.01) }
            fixture.pointer(.ended, x(80), 150, at: start + 0.1)
            for step in 1...300 { fixture.frame(at: start + 0.1 + Double(step) / 60) }
            #expect(abs((origin(fixture, name)?.x ?? 99)) < 0.01)
        }
    }

    @Test("views as wide as their scroll view come to rest beside its margins, though they were first taken for wider")
    func alignedMargins() {
        let row = LazyHStack(spacing: 0) {
            ForEach(0..<9, id: \.self) {
                Box("\($0)", height: 300).containerRelativeFrame(.horizontal, alignment: .leading)
            }
        }
        let fixture = fixture(
            ScrollView(.horizontal) { row.scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned)
                .safeAreaPadding(.horizontal, 10)
                .environment(\.horizontalSizeClass, .compact))
        fixture.pointer(.began, 90, 150, at: 0)
        for step in 1...10 { fixture.pointer(.moved, 90 - CGFloat(step) * 8, 150, at: Double(step) * 0.03) }
        fixture.pointer(.ended, 10, 150, at: 0.3)
        for step in 1...300 { fixture.frame(at: 0.3 + Double(step) / 60) }
        #expect(origin(fixture, "1")?.x == 10)
    }

    @Test("a row of narrow views rests where a slow finger has taken it")
    func slowlyAligned() {
        let fixture = fixture(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<40, id: \.self) { Box("\($0)", width: 10, height: 300) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .environment(\.horizontalSizeClass, .compact))
        fixture.pointer(.began, 90, 150, at: 0)
        for step in 1...10 { fixture.pointer(.moved, 90 - CGFloat(step) * 6, 150, at: Double(step) * 0.1) }
        fixture.pointer(.ended, 30, 150, at: 2)
        for step in 1...120 { fixture.frame(at: 2 + Double(step) / 60) }
        let x = origin(fixture, "5")?.x ?? 0
        #expect((-10...10).contains(x))
    }

    /// Tells where it is in the spaces of the scroll views around it.
    private struct Place: View {
        let probe: Probe<CGRect>
        let space: NamedCoordinateSpace

        var body: some View {
            GeometryReader { geometry in
                let _ = probe.value = geometry.frame(in: space)
                let _ = probe.log.append("\(geometry.bounds(of: space)?.size ?? .zero)")
                Box("place")
            }
            .frame(width: 40, height: 20)
        }
    }

    @Test("a scroll view's space starts where its content does at rest")
    func space() {
        let inner = Probe(CGRect.zero)
        let outer = Probe(CGRect.zero)
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        VStack(spacing: 0) {
                            Place(probe: inner, space: .scrollView)
                            Place(probe: outer, space: .scrollView(axis: .vertical))
                        }
                    }
                    .contentMargins(.horizontal, 30, for: .scrollContent)
                    Box("rest", height: 1000)
                }
            }
            .padding(.top, 60))
        func rest() -> CGFloat { origin(fixture, "rest")?.y ?? 0 }
        #expect(inner.value == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(rest() == 100 && outer.value.minY == 20)
        #expect(inner.log.last == "\(CGSize(width: 40, height: 40))")
        pull(fixture, up: 50)
        #expect(rest() < 80 && outer.value.minY == rest() - 80)
        #expect(inner.value.minY == 0)
    }

    @Test("a finger moves content after ten points, without laying out, painting or evaluating anything")
    func drag() {
        let fixture = fixture(Rows())
        fixture.pointer(.began, 50, 200, at: 0)
        fixture.pointer(.moved, 50, 195, at: 0.01)
        fixture.frame(at: 0.01)
        #expect(origin(fixture, "row0")?.y == 0)
        fixture.pointer(.moved, 50, 190, at: 0.02)
        fixture.pointer(.moved, 50, 150, at: 0.03)
        let statistics = fixture.frame(at: 0.03)
        #expect(origin(fixture, "row0")?.y == -40)
        #expect(statistics.bodiesEvaluated == 0)
        #expect(statistics.nodesLaidOut == 0)
        #expect(statistics.layersRepainted == 0)
        #expect(statistics.layersChanged <= 2)
    }

    @Test("content let go slides on as UIKit's does, and every frame only moves it")
    func slide() {
        let fixture = fixture(Rows())
        pull(fixture, up: 60)
        fixture.pointer(.ended, 50, 140, at: 0.1)
        fixture.frame(at: 0.1)
        let start = offset(fixture)
        // 600 points a second, of which 0.998 are left every millisecond.
        var time = 0.1
        while graphIsMoving(fixture), time < 10 {
            time += 1.0 / 60
            let statistics = fixture.frame(at: time)
            #expect(statistics.bodiesEvaluated + statistics.nodesLaidOut == 0)
        }
        #expect(abs(offset(fixture) - start - 300) < 15)
    }

    /// How far the content has moved up; rows out of sight have no layers.
    private func offset(_ fixture: Fixture) -> CGFloat {
        var offset: CGFloat = 0
        fixture.layers.visit(.root) { if $0.name == "ScrollContent" { offset = -$0.transform.ty } }
        return offset
    }

    private func graphIsMoving(_ fixture: Fixture) -> Bool { !fixture.graph.isIdle }

    @Test("beyond its end content follows with resistance, and comes back")
    func bounce() throws {
        let fixture = fixture(Rows())
        fixture.pointer(.began, 50, 100, at: 0)
        fixture.pointer(.moved, 50, 110, at: 0.1)
        fixture.pointer(.moved, 50, 210, at: 0.2)
        fixture.frame(at: 0.2)
        let pulled = try #require(origin(fixture, "row0")).y
        #expect(abs(pulled - 46.5) < 0.1)
        fixture.pointer(.ended, 50, 210, at: 0.5)
        fixture.frame(at: 0.5)
        let middle = try #require(origin(fixture, "row0")).y
        #expect(abs(middle - pulled) < 0.01)
        fixture.frame(at: 0.6)
        #expect(try #require(origin(fixture, "row0")).y < pulled)
        for step in 1...20 { fixture.frame(at: 0.6 + Double(step) * 0.1) }
        #expect(origin(fixture, "row0")?.y == 0)
        #expect(fixture.graph.isIdle)
    }

    @Test("a touch stops content that slides, and taps nothing in it")
    func catching() throws {
        let probe = Probe(0)
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { _ in
                        Box("row", width: 100, height: 30).onTapGesture { probe.value += 1 }
                    }
                }
            })
        pull(fixture, up: 60)
        fixture.pointer(.ended, 50, 140, at: 0.1)
        fixture.frame(at: 0.2)
        fixture.pointer(.began, 50, 100, at: 0.2)
        fixture.frame(at: 0.2)
        let stopped = fixture.shown("row")?.origin
        fixture.frame(at: 0.4)
        #expect(fixture.shown("row")?.origin == stopped)
        fixture.pointer(.ended, 50, 100, at: 0.4)
        fixture.frame(at: 0.4)
        #expect(probe.value == 0)
        // At rest, a tap is a tap.
        fixture.pointer(.began, 50, 100, at: 2)
        fixture.pointer(.ended, 50, 100, at: 2.05)
        fixture.frame(at: 2.05)
        #expect(probe.value == 1)
    }

    @Test("what lies outside the viewport cannot be touched")
    func clippedHits() {
        let probe = Probe(0)
        let fixture = fixture(
            ScrollView {
                Box("far", width: 100, height: 250).onTapGesture { probe.value += 1 }
            }.frame(height: 100))
        fixture.pointer(.began, 50, 230, at: 0)
        fixture.pointer(.ended, 50, 230, at: 0.05)
        fixture.frame(at: 0.05)
        #expect(probe.value == 0)
        fixture.pointer(.began, 50, 150, at: 1)
        fixture.pointer(.ended, 50, 150, at: 1.05)
        fixture.frame(at: 1.05)
        #expect(probe.value == 1)
    }

    @Test(
        "a horizontal scroll view starts at its right end under right-to-left layout, and drags the other way",
        .fact("layout.scroll-mirrored"))
    func rightToLeft() {
        let fixture = fixture(
            ScrollView(.horizontal) { Box("wide", width: 500, height: 20) }
                .environment(\.layoutDirection, .rightToLeft))
        #expect(origin(fixture, "wide")?.x == -400)
        fixture.pointer(.began, 20, 150, at: 0)
        fixture.pointer(.moved, 30, 150, at: 0.1)
        fixture.pointer(.moved, 80, 150, at: 0.2)
        fixture.frame(at: 0.2)
        #expect(origin(fixture, "wide")?.x == -350)
    }

    @Test("a wheel moves the innermost scroll view that has somewhere to go")
    func wheel() {
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Box("inner", width: 100, height: 250) }.frame(height: 200)
                    Box("outer", width: 100, height: 1000)
                }
            })
        func turn(_ distance: CGFloat, at time: Double) {
            fixture.graph.input.send(
                .wheel(
                    WheelEvent(
                        location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: distance), time: time)))
            fixture.frame(at: time)
        }
        turn(80, at: 0.1)
        #expect(origin(fixture, "inner")?.y == -50)
        #expect(origin(fixture, "outer")?.y == 200)
        turn(30, at: 0.2)
        #expect(origin(fixture, "outer")?.y == 170)
        turn(-10, at: 0.3)
        #expect(origin(fixture, "inner")?.y == -70)
        #expect(origin(fixture, "outer")?.y == 170)
    }

    @Test("a disabled scroll view stays where it is")
    func disabled() {
        let fixture = fixture(Rows().scrollDisabled(true))
        pull(fixture, up: 60)
        #expect(origin(fixture, "row0")?.y == 0)
    }

    private struct Stoppable: View {
        let probe: Probe<Bool>
        @State private var isStopped = false

        var body: some View {
            let _ = probe.write = { isStopped = $0 }
            Rows().scrollDisabled(isStopped)
        }
    }

    @Test(
        "a scroll view that is disabled under a finger stays where it is, whatever the finger does from then on",
        .fact("scroll.disabled"))
    func disabledUnderFinger() throws {
        let probe = Probe(false)
        let fixture = fixture(Stoppable(probe: probe))
        pull(fixture, up: 60)
        let place = try #require(origin(fixture, "row0")?.y)
        #expect(place < 0)
        probe.write?(true)
        fixture.frame(at: 0.2)
        for step in 1...5 {
            fixture.pointer(.moved, 50, 40 - CGFloat(step) * 5, at: 0.2 + Double(step) * 0.01)
            fixture.frame(at: 0.2 + Double(step) * 0.01)
        }
        #expect(origin(fixture, "row0")?.y == place)
        // Not even when it may be scrolled again: the finger has let go of it.
        probe.write?(false)
        fixture.frame(at: 0.3)
        fixture.pointer(.moved, 50, 5, at: 0.31)
        fixture.pointer(.ended, 50, 5, at: 0.32)
        fixture.frame(at: 0.32)
        fixture.frame(at: 1)
        #expect(origin(fixture, "row0")?.y == place)
    }

    @Test("the indicator is seen while content moves, as long a share of its track as the viewport is of the content")
    func indicator() throws {
        let fixture = fixture(ScrollView { Box("tall", width: 100, height: 600) })
        func thumb() -> Layer? {
            var found: Layer?
            fixture.layers.visit(.root) { if $0.name == "ScrollIndicator", $0.bounds.height > 3 { found = $0 } }
            return found
        }
        #expect(try #require(thumb()).opacity == 0)
        pull(fixture, up: 160)
        let shown = try #require(thumb())
        #expect(shown.opacity == 1)
        #expect(shown.bounds.height == 147)
        #expect(abs(shown.transform.ty - (3 + 147 * 0.48)) < 0.01)
        fixture.pointer(.cancelled, 50, 140, at: 0.2)
        fixture.frame(at: 0.2)
        fixture.frame(at: 3)
        fixture.frame(at: 3.5)
        fixture.frame(at: 6)
        #expect(try #require(thumb()).opacity == 0)
        #expect(fixture.graph.isIdle)
    }

    @Test("paging comes to rest one page on, however fast the finger was")
    func paging() {
        let fixture = fixture(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<8, id: \.self) { Box("page\($0)", width: 100, height: 300) } }
            }.scrollTargetBehavior(.paging))
        fixture.pointer(.began, 90, 150, at: 0)
        for step in 1...8 { fixture.pointer(.moved, 90 - CGFloat(step) * 10, 150, at: Double(step) * 0.005) }
        fixture.pointer(.ended, 10, 150, at: 0.04)
        for step in 1...40 { fixture.frame(at: 0.04 + Double(step) * 0.1) }
        #expect(origin(fixture, "page1")?.x == 0)
    }

    @Test("content that shrinks leaves no empty viewport")
    func shrinking() {
        let probe = Probe(100)
        let fixture = fixture(Shrinking(probe: probe))
        fixture.graph.input.send(
            .wheel(
                WheelEvent(location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 2000), time: 0.1)))
        fixture.frame(at: 0.1)
        #expect(origin(fixture, "row70")?.y == 100)
        probe.write?(20)
        fixture.frame(at: 0.2)
        #expect(origin(fixture, "row19")?.y == 270)
    }

    private struct Shrinking: View {
        let probe: Probe<Int>
        @State private var count = 100

        var body: some View {
            let _ = probe.write = { count = $0 }
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("row\($0)", width: 100, height: 30) } }
            }
        }
    }
}
