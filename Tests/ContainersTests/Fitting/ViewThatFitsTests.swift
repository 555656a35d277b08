import RiffleContainers
import Facts
import Testing

@MainActor
struct ViewThatFitsTests {
    @ViewBuilder private var candidates: some View {
        Box("wide", width: 200, height: 10)
        Box("middle", width: 100, height: 80)
        Box("small", width: 50, height: 90)
    }

    @Test("the first view whose ideal size fits is shown, the last when none does", .fact("fits.first"))
    func choice() {
        func shown(_ width: CGFloat, _ height: CGFloat) -> [String] {
            LayoutFixture(width: width, height: height) { ViewThatFits { candidates } }.fixture.names
        }
        #expect(shown(300, 300) == ["wide"])
        #expect(shown(200, 10) == ["wide"])
        #expect(shown(199, 100) == ["middle"])
        #expect(shown(199, 79) == ["small"])
        #expect(shown(20, 20) == ["small"])
    }

    @Test("only the directions asked for count", .fact("fits.first"))
    func axes() {
        let layout = LayoutFixture(width: 150, height: 20) { ViewThatFits(in: .horizontal) { candidates } }
        #expect(layout.fixture.names == ["middle"])
    }

    @Test("the choice follows the room, and what is not shown is not touched")
    func resizing() {
        let layout = LayoutFixture { ViewThatFits { candidates } }
        #expect(layout.fixture.names == ["wide"])
        layout.fixture.graph.window.resize(to: CGSize(width: 120, height: 100), scale: 2)
        layout.fixture.frame(at: 0.1)
        #expect(layout.fixture.names == ["middle"])
        #expect(layout["middle"] == CGRect(10, 10, 100, 80))
        layout.fixture.graph.window.resize(to: CGSize(width: 300, height: 100), scale: 2)
        layout.fixture.frame(at: 0.2)
        #expect(layout.fixture.names == ["wide"])
    }

    @Test("only what is shown is read out")
    func semantics() {
        let layout = LayoutFixture {
            ViewThatFits {
                Text(verbatim: "A text that is rather wide")
                Color.red
            }
        }
        #expect(layout.fixture.graph.elements.tree.elements.map(\.label) == ["A text that is rather wide"])
        layout.fixture.graph.window.resize(to: CGSize(width: 40, height: 100), scale: 2)
        layout.fixture.frame(at: 0.1)
        #expect(layout.fixture.graph.elements.tree.elements.isEmpty)
    }

    @Test("the room around it is the same whatever was shown before")
    func spacing() {
        struct Screen: View {
            let probe: Probe<CGFloat>
            @State private var width: CGFloat = 300
            var body: some View {
                let _ = probe.write = { width = $0 }
                VStack {
                    Text("above")
                    ViewThatFits {
                        Text("a long line of text")
                        Box("short")
                    }
                    Box("below")
                }
                .frame(width: width)
            }
        }
        let probe = Probe<CGFloat>(0)
        let layout = LayoutFixture { Screen(probe: probe) }
        probe.write?(20)
        layout.fixture.frame(at: 0.1)
        let first = (layout["short"], layout["below"])
        probe.write?(300)
        layout.fixture.frame(at: 0.2)
        probe.write?(20)
        layout.fixture.frame(at: 0.3)
        #expect(layout["short"] == first.0 && layout["below"] == first.1)
    }
}
