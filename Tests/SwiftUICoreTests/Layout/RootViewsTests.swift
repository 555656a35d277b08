import Facts
import SwiftUICore
import Testing

@MainActor
struct RootViewsTests {
    private struct Several: View {
        let probe: Probe<Bool>
        @State private var isLonger = false

        var body: some View {
            let _ = probe.write = { isLonger = $0 }
            Box("a", width: 20)
            if isLonger { Box("b") }
            Spacer()
            Box("c")
        }
    }

    @Test("several views of a window are lined up as by a VStack")
    func lined() {
        let probe = Probe(false)
        let fixture = Fixture(Several(probe: probe))
        fixture.frame()
        #expect(fixture.shown("a")?.origin == CGPoint(x: 40, y: 0))
        #expect(fixture.shown("c")?.origin == CGPoint(x: 45, y: 90))
        probe.write?(true)
        fixture.frame(at: 0.1)
        #expect(fixture.shown("b")?.origin == CGPoint(x: 45, y: 18))
        #expect(fixture.shown("c")?.origin == CGPoint(x: 45, y: 90))
    }

    @Test(
        "several views stand in the middle of what is not covered, with the gaps of a VStack", .fact("environment.root")
    )
    func covered() {
        let fixture = Fixture(
            Group {
                Box("a")
                Box("b")
            })
        fixture.graph.window.setEnvironment {
            $0.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 20)
        }
        fixture.frame()
        #expect(fixture.shown("a")?.origin == CGPoint(x: 35, y: 56))
        #expect(fixture.shown("b")?.origin == CGPoint(x: 35, y: 74))
    }

    @Test("a nested window lines its views up too, and a divider in it lies across")
    func nested() {
        let environment = NestedEnvironment(
            screenSize: CGSize(width: 100, height: 100), colorScheme: .light, safeAreaInsets: EdgeInsets(),
            horizontalSizeClass: .compact,
            verticalSizeClass: .regular)
        let fixture = Fixture(
            NestedRoot(environment, onPreferredColorScheme: { _ in }) {
                Box("a")
                Divider()
                Box("b")
            })
        fixture.frame()
        #expect(fixture.shown("a")?.origin == CGPoint(x: 45, y: 31.75))
        #expect(fixture.shown("b")?.origin == CGPoint(x: 45, y: 58.25))
    }
}
