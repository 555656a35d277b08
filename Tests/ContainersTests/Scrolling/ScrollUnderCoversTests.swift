import RiffleContainers
import RiffleLayers
import Testing

@MainActor
struct ScrollUnderCoversTests {
    /// A window of 100 by 300 whose top 20 and bottom 10 points are covered.
    private func fixture<V: View>(_ view: V, covered: EdgeInsets? = nil) -> Fixture {
        let fixture = Fixture(view, size: CGSize(width: 100, height: 300))
        let insets = covered ?? EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        fixture.graph.window.setEnvironment { $0.safeAreaInsets = insets }
        fixture.frame()
        return fixture
    }

    private struct Rows: View {
        var axes = Axis.Set.vertical

        var body: some View {
            ScrollView(axes) {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Box("row\($0)", width: 100, height: 30) } }
            }
        }
    }

    private func frames(_ fixture: Fixture, _ name: String) -> [CGRect] {
        var frames: [CGRect] = []
        fixture.layers.visit(.root) {
            if $0.name == name { frames.append(CGRect(origin: fixture.origin(of: $0), size: $0.bounds.size)) }
        }
        return frames
    }

    private func viewport(_ fixture: Fixture) -> CGRect? { frames(fixture, "ScrollView").first }

    @Test("inside stacks, groups, frames and overlays a scroll view reaches under the covers that it touches")
    func containers() {
        let views: [AnyView] = [
            AnyView(Rows()), AnyView(ZStack { Rows() }), AnyView(VStack { Rows() }), AnyView(Group { Rows() }),
            AnyView(Rows().overlay { Box("over") }), AnyView(Color.clear.overlay { Rows() }),
            AnyView(Rows().frame(maxWidth: .infinity, maxHeight: .infinity)),
            AnyView(GeometryReader { _ in Rows() }),
            AnyView(
                ZStack {
                    ZStack {
                        Color.red; Rows()
                    }
                }),
        ]
        for view in views {
            let fixture = fixture(view)
            #expect(viewport(fixture) == CGRect(x: 0, y: 0, width: 100, height: 300))
            #expect(fixture.shown("row0")?.origin == CGPoint(x: 0, y: 20))
        }
    }

    @Test("a row that scrolls sideways, and is as high as what is in it, stays whole beside a cover")
    func lowRow() {
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Box("chip\($0)", width: 40, height: 30) } }
        }
        let top = fixture(
            VStack(spacing: 0) {
                row
                Spacer()
            })
        #expect(viewport(top) == CGRect(x: 0, y: 20, width: 100, height: 30))
        #expect(top.shown("chip1")?.origin == CGPoint(x: 40, y: 20))
        let bottom = fixture(
            VStack(spacing: 0) {
                Spacer()
                row
            })
        #expect(viewport(bottom) == CGRect(x: 0, y: 260, width: 100, height: 30))
        let pages = fixture(ScrollView(.horizontal) { Box("page", width: 100, height: 30).frame(maxHeight: .infinity) })
        #expect(viewport(pages) == CGRect(x: 0, y: 0, width: 100, height: 300))
    }

    @Test("one that does not touch a cover ends where its frame does")
    func below() {
        let fixture = fixture(
            VStack(spacing: 0) {
                Box("header", width: 100, height: 40)
                Rows()
            })
        #expect(viewport(fixture) == CGRect(x: 0, y: 60, width: 100, height: 240))
        #expect(fixture.shown("row0")?.origin.y == 60)
        let padded = self.fixture(Rows().padding(5))
        #expect(viewport(padded) == CGRect(x: 0, y: 25, width: 100, height: 260), "its rows are wider than that leaves")
    }

    @Test("the place of a scroll view among other views is clear of covers")
    func place() {
        let fixture = fixture(
            Rows().overlay(alignment: .bottomTrailing) { Box("button") }.background { Fill("ground") })
        #expect(frames(fixture, "button").first?.maxY == 290)
        #expect(frames(fixture, "ground") == [CGRect(x: 0, y: 20, width: 100, height: 270)])
    }

    @Test("one that ignores the safe area keeps nothing free, on the edges where it does")
    func ignoring() {
        let all = fixture(Rows().ignoresSafeArea())
        #expect(viewport(all) == CGRect(x: 0, y: 0, width: 100, height: 300))
        #expect(all.shown("row0")?.origin.y == 0)
        let bottom = fixture(ZStack { Rows() }.ignoresSafeArea(edges: .bottom))
        #expect(bottom.shown("row0")?.origin.y == 20)
    }

    @Test("bars, margins and padding of the safe area add to what is kept free")
    func insets() {
        let bars = fixture(
            ZStack { Rows() }
                .safeAreaInset(edge: .top, spacing: 0) { Box("top", width: 100, height: 15) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Box("bottom", width: 100, height: 25) })
        #expect(viewport(bars) == CGRect(x: 0, y: 0, width: 100, height: 300))
        #expect(bars.shown("row0")?.origin.y == 35)
        #expect(frames(bars, "bottom").first?.maxY == 290)
        let margins = fixture(ZStack { Rows() }.contentMargins(.top, 7).safeAreaPadding(.top, 5))
        #expect(margins.shown("row0")?.origin.y == 32)
    }

    @Test("what is scrolled does not reach under what its scroll view reaches under")
    func nested() {
        let fixture = fixture(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Box("across", width: 300, height: 30) }
                        .background { Fill("ground") }
                    Fill("first").frame(height: 40).ignoresSafeArea()
                }
            })
        #expect(fixture.shown("across")?.origin == CGPoint(x: 0, y: 20))
        #expect(fixture.shown("first")?.origin.y == 50)
        let sideways = self.fixture(
            ScrollView { ScrollView(.horizontal) { Box("across", width: 300, height: 30) } },
            covered: EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15))
        #expect(frames(sideways, "ScrollView").map(\.minX) == [0, 0], "it goes on under what covers the sides")
        #expect(sideways.shown("across")?.origin.x == 15)
    }
}
