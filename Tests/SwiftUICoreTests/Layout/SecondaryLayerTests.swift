import Facts
import SwiftUICore
import Testing

@MainActor
struct SecondaryLayerTests {
    @Test(
        "overlay and background are offered the view's size, aligned in its frame, and change nothing around it",
        .fact("overlay.offer"))
    func frames() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Box("a", width: 40, height: 20)
                    .overlay(alignment: .bottomTrailing) { Box("badge", width: 6, height: 6) }
                    .background { Fill("ground").padding(-5) }
                Box("b")
            }
        }
        #expect(layout["a"] == CGRect(125, 40, 40, 20))
        #expect(layout["b"].minX == 165)
        #expect(layout["badge"] == CGRect(159, 54, 6, 6))
        #expect(layout["ground"] == CGRect(120, 35, 50, 30))
        #expect(layout.fixture.names == ["ground", "a", "badge", "b"])
    }

    @Test("several views in one overlay lie over each other")
    func several() {
        let layout = LayoutFixture {
            Box("a", width: 40, height: 40).overlay(alignment: .topLeading) {
                Box("b", width: 20, height: 20)
                Box("c")
            }
        }
        #expect(layout["b"] == CGRect(130, 30, 20, 20))
        #expect(layout["c"] == CGRect(130, 30, 10, 10))
    }

    @Test("a z-index of the view is for its container and leaves what lies over it in front")
    func zIndex() {
        let layout = LayoutFixture {
            ZStack {
                Box("a").zIndex(3).overlay { Box("over") }.background { Box("under") }
                Box("b")
            }
        }
        #expect(layout.fixture.names == ["b", "under", "a", "over"])
    }

    @Test("on a group each member gets layers of its own")
    func group() {
        let layout = LayoutFixture {
            HStack(spacing: 0) {
                Group {
                    Box("a")
                    Box("b")
                }
                .overlay { Box("over", width: 2, height: 2) }
            }
        }
        #expect(layout.fixture.names == ["a", "over", "b", "over"])
    }

    private struct Card: View {
        let isOn: Bool
        let first = Color.white
        let second = Color.black

        var body: some View {
            Box("card", width: 30, height: 20)
                .background(Color.white)
                .background(isOn ? first : second)
                .background(isOn ? first.opacity(0.5) : second.opacity(0.5))
                .background(.white)
                .background(RoundedRectangle(cornerRadius: 3).fill(.black))
                .background(Color.white, alignment: .top)
                .background(alignment: .top) { Color.white }
                .background { if isOn { Color.white } }
                .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.black, lineWidth: 1))
                .overlay(VStack { Box("line") }.padding(), alignment: .bottomLeading)
                .overlay(alignment: .bottom) { Color.white }
                .overlay { ZStack {} }
                .overlay(Color.white)
        }
    }

    @Test("a color is a background without ambiguity, as a view and as a style")
    func overloads() {
        let layout = LayoutFixture { Card(isOn: true) }
        #expect(layout["card"].size == CGSize(width: 30, height: 20))
        #expect(layout["line"] == CGRect(151, 34, 10, 10))
    }

    private struct Badged: View {
        let probe: Probe<Bool>
        @State private var isOn = false

        var body: some View {
            let _ = probe.write = { isOn = $0 }
            Box("a").overlay(alignment: .top) { if isOn { Box("b", width: 4, height: 4) } }
        }
    }

    @Test("an overlay's views come and go; the view itself is not placed anew")
    func conditional() {
        let probe = Probe(false)
        let layout = LayoutFixture { Badged(probe: probe) }
        #expect(layout.fixture.names == ["a"])
        probe.write?(true)
        layout.fixture.frame(at: 0.1)
        #expect(layout.fixture.names == ["a", "b"])
        #expect(layout["b"] == CGRect(148, 45, 4, 4))
        probe.write?(false)
        layout.fixture.frame(at: 0.2)
        #expect(layout.fixture.names == ["a"])
    }
}
