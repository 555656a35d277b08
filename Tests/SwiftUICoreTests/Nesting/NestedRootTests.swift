import Facts
import RiffleLayers
import SwiftUICore
import Testing

@MainActor
struct NestedRootTests {
    private static let insets = EdgeInsets(top: 10, leading: 4, bottom: 6, trailing: 0)

    private func root<V: View>(
        dark: Bool = false, onScheme: @escaping (ColorScheme?) -> Void = { _ in }, @ViewBuilder _ content: () -> V
    ) -> some View {
        NestedRoot(
            NestedEnvironment(
                screenSize: CGSize(width: 60, height: 60), colorScheme: dark ? .dark : .light,
                safeAreaInsets: Self.insets, horizontalSizeClass: .compact, verticalSizeClass: .compact),
            onPreferredColorScheme: onScheme, content: content)
    }

    @Test("content is centered in what the nested window leaves uncovered", .fact("environment.root"))
    func safeArea() throws {
        let fixture = Fixture(root { Box("a", width: 20, height: 20) }.frame(width: 60, height: 60).padding(20))
        fixture.frame()
        // The uncovered part goes from 24 to 80 and from 30 to 74.
        #expect(fixture.shown("a")?.origin == CGPoint(x: 42, y: 42))
    }

    @Test("views that ignore the safe area end at the nested window, not at the host's")
    func ignoring() throws {
        let fixture = Fixture(root { Color.red.ignoresSafeArea() }.frame(width: 60, height: 60))
        fixture.frame()
        let color = try #require(fixture.layer("Color"))
        #expect(color.bounds.size == CGSize(width: 60, height: 60))
        #expect(fixture.shown("Color")?.origin == CGPoint(x: 20, y: 20))
    }

    @Test("an equal value costs nothing, and another appearance reaches the content without a layout")
    func updates() {
        struct Host: View {
            let probe: Probe<Int>
            @State private var isDark = false

            var body: some View {
                let _ = probe.write = { isDark = $0 == 1 }
                NestedRoot(
                    NestedEnvironment(
                        screenSize: CGSize(width: 60, height: 60), colorScheme: isDark ? .dark : .light,
                        safeAreaInsets: NestedRootTests.insets, horizontalSizeClass: .compact,
                        verticalSizeClass: .compact),
                    onPreferredColorScheme: { _ in }, content: { Inside(probe: probe) })
            }
        }
        struct Inside: View {
            let probe: Probe<Int>
            @Environment(\.colorScheme) private var colorScheme

            var body: some View {
                let _ = probe.log.append("\(colorScheme)")
                Box("inside")
            }
        }
        let probe = Probe(0)
        let fixture = Fixture(Host(probe: probe))
        fixture.frame(at: 0)
        probe.write?(0)
        #expect(fixture.frame(at: 1).bodiesEvaluated == 0)
        probe.write?(1)
        let statistics = fixture.frame(at: 2)
        #expect(statistics.bodiesEvaluated == 2)
        #expect(probe.log == ["light", "dark"])
    }

    @Test("the preferred appearance is told to the nested window and not to the host's")
    func preferredColorScheme() {
        struct Inside: View {
            let probe: Probe<Int>
            @State private var wants = true

            var body: some View {
                let _ = probe.write = { wants = $0 == 1 }
                if wants { Box("night").preferredColorScheme(.dark) }
            }
        }
        let probe = Probe(0)
        let fixture = Fixture(
            root(onScheme: { probe.log.append($0.map { "\($0)" } ?? "none") }) { Inside(probe: probe) })
        fixture.frame(at: 0)
        #expect(probe.log == ["dark"])
        #expect(fixture.graph.window.preferredColorScheme == nil)
        probe.write?(0)
        fixture.frame(at: 1)
        #expect(probe.log == ["dark", "none"])
    }

    @Test("a gesture in global coordinates starts at the nested window's corner, scaled as it is shown")
    func globalCoordinates() {
        let probe = Probe(0)
        let view = root {
            Box("a", width: 30, height: 30)
                .contentShape(Rectangle())
                .gesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded { probe.log.append("\($0.location)") })
        }
        .frame(width: 60, height: 60)
        .scaleEffect(0.5)
        let fixture = Fixture(view)
        fixture.frame()
        fixture.tap(50, 50)
        #expect(probe.log == ["\(CGPoint(x: 30, y: 30))"])
    }
}
