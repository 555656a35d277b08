import Facts
import SwiftUICore
import Testing

@MainActor
struct SafeAreaTests {
    /// A window of 100 by 200 whose top 20 and bottom 10 points are covered.
    private func layout<V: View>(@ViewBuilder _ view: () -> V) -> LayoutFixture<some View> {
        LayoutFixture(width: 100, height: 200) { view() }.covered()
    }

    @Test("a bar of 30 with the standard distance leaves 162 of 200", .fact("safe-area.bar"))
    func inset() {
        let layout = LayoutFixture(width: 100, height: 200) {
            Fill("content").safeAreaInset(edge: .bottom) { Fill("bar").frame(height: 30) }
        }
        #expect(layout["content"] == CGRect(0, 0, 100, 162))
        #expect(layout["bar"] == CGRect(0, 170, 100, 30))
    }

    @Test("bars stand at any edge, as far away as asked", .fact("safe-area.bar"))
    func edges() {
        let layout = LayoutFixture(width: 100, height: 200) {
            Fill("content")
                .safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) { Box("top", width: 20, height: 30) }
                .safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { Box("side", width: 15, height: 10) }
        }
        #expect(layout["content"] == CGRect(20, 30, 80, 170))
        #expect(layout["top"] == CGRect(80, 0, 20, 30))
        #expect(layout["side"] == CGRect(0, 0, 15, 10))
    }

    @Test("a bar does not cover itself: what is away from the border of the safe area stays away from it")
    func insideOfBar() {
        let apart = layout {
            Fill("content").safeAreaInset(edge: .bottom, spacing: 0) {
                Fill("bar").frame(height: 30).background { Fill("ground").ignoresSafeArea() }.padding(.vertical, 10)
            }
        }
        #expect(apart["bar"] == CGRect(0, 150, 100, 30))
        #expect(apart["ground"] == CGRect(0, 150, 100, 30))
        let touching = layout {
            Fill("content").safeAreaInset(edge: .top, spacing: 0) {
                Fill("bar").frame(height: 30).background { Fill("ground").ignoresSafeArea() }.padding(.bottom, 10)
            }
        }
        #expect(touching["ground"] == CGRect(0, 0, 100, 50))
    }

    @Test(
        "views stay in the safe area unless they ignore it, on edges that touch its border",
        .fact("safe-area.inset", "safe-area.ignored"))
    func ignoring() {
        let plain = layout { Fill("a") }
        #expect(plain["a"] == CGRect(0, 20, 100, 170))
        let all = layout { Fill("a").ignoresSafeArea().background { Fill("frame") } }
        #expect(all["a"] == CGRect(0, 0, 100, 200))
        #expect(all["frame"] == CGRect(0, 20, 100, 170))
        let top = layout { Fill("a").ignoresSafeArea(edges: .top) }
        #expect(top["a"] == CGRect(0, 0, 100, 190))
        let padded = layout { Fill("a").ignoresSafeArea().padding(.top, 10) }
        #expect(padded["a"] == CGRect(0, 30, 100, 170))
        let stacked = layout {
            VStack(spacing: 0) {
                Fill("a").ignoresSafeArea()
                Fill("b").ignoresSafeArea()
            }
        }
        #expect(stacked["a"] == CGRect(0, 0, 100, 105))
        #expect(stacked["b"] == CGRect(0, 105, 100, 95))
    }

    @Test("the frame of an ignoring view may be narrower than the window")
    func narrow() {
        let narrow = layout { Fill("a").ignoresSafeArea().frame(width: 40).padding(.horizontal, 3) }
        #expect(narrow["a"] == CGRect(30, 0, 40, 200))
    }

    @Test("under a bar the content reaches behind it and on to the edge of the window")
    func ignoringBars() {
        let layout = layout {
            Fill("content").ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { Fill("bar").frame(height: 30) }
        }
        #expect(layout["content"] == CGRect(0, 0, 100, 200))
        #expect(layout["bar"] == CGRect(0, 160, 100, 30))
    }

    @Test("inside a view that ignores the safe area there is none")
    func nestedIgnoring() {
        let layout = layout {
            VStack(spacing: 0) {
                Box("top", width: 10, height: 20)
                Fill("a").ignoresSafeArea()
            }
            .ignoresSafeArea()
        }
        // Its top edge lies where the safe area of the window begins.
        #expect(layout["a"] == CGRect(0, 20, 100, 180))
    }

    @Test("a bar's own background goes on to the edge of the window")
    func barBackground() {
        let layout = layout {
            Fill("content").safeAreaInset(edge: .bottom, spacing: 0) {
                Fill("bar").frame(height: 30).background { Fill("ground").ignoresSafeArea() }
            }
        }
        #expect(layout["ground"] == CGRect(0, 160, 100, 40))
    }

    @Test("safe area padding pads a plain view and lets an ignoring one through")
    func padding() {
        #expect(LayoutFixture { Fill("a").safeAreaPadding(.horizontal, 20) }["a"] == CGRect(20, 0, 260, 100))
        #expect(LayoutFixture { Fill("a").ignoresSafeArea().safeAreaPadding(20) }["a"] == CGRect(0, 0, 300, 100))
        #expect(LayoutFixture { Fill("a").safeAreaPadding() }["a"] == CGRect(16, 16, 268, 68))
    }

    @Test("a reader tells how far the covered area reaches beyond it", .fact("safe-area.inset"))
    func reader() {
        let log = Probe<[EdgeInsets]>([])
        _ = layout {
            GeometryReader { geometry in
                let _ = log.value.append(geometry.safeAreaInsets)
                Fill("a")
            }
        }
        #expect(log.value.last == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        log.value = []
        _ = layout {
            GeometryReader { geometry in
                let _ = log.value.append(geometry.safeAreaInsets)
                Fill("a")
            }
            .ignoresSafeArea()
        }
        #expect(log.value.last == EdgeInsets())
    }
}

extension LayoutFixture {
    /// The same after the window's edges were covered.
    func covered() -> LayoutFixture {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        fixture.graph.window.setEnvironment(environment)
        fixture.frame()
        return self
    }
}
