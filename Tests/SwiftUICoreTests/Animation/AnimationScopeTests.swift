import Facts
import SwiftUICore
import Testing

/// What `.animation(_:value:)` is about, and what it is not.
@MainActor
struct AnimationScopeTests {
    private struct Growing: View {
        let probe: Probe<Bool>
        @State private var isWide = false

        var body: some View {
            let _ = probe.write = { isWide = $0 }
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Fill("grows").frame(width: isWide ? 50 : 10, height: 10)
                    Box("inside")
                }
                .animation(.linear(duration: 1), value: isWide)
                Box("outside")
                Spacer()
            }
        }
    }

    @Test("what grows in an animation's scope moves views inside over time, and those outside at once")
    func growth() {
        let probe = Probe(false)
        let fixture = Fixture(Growing(probe: probe), size: CGSize(width: 100, height: 10))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(fixture.shown("inside")?.origin.x == 30)
        #expect(fixture.shown("outside")?.origin.x == 60)
        fixture.frame(at: 1)
        #expect(fixture.shown("inside")?.origin.x == 50)
    }

    private struct Arriving: View {
        let probe: Probe<Bool>
        @State private var isThere = false

        var body: some View {
            let _ = probe.write = { isThere = $0 }
            HStack(spacing: 0) {
                Group {
                    if isThere { Box("new").transition(.opacity) }
                }
                .animation(.linear(duration: 1), value: isThere)
                Box("outside")
            }
            .opacity(0.5)
        }
    }

    @Test("what comes in an animation's scope fades in over time, where it belongs; its neighbors make room at once")
    func arrival() {
        let probe = Probe(false)
        let fixture = Fixture(Arriving(probe: probe))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(fixture.shown("outside")?.origin.x == 50)
        #expect(fixture.shown("new")?.origin.x == 40)
        #expect(fixture.shown("new")?.opacity == 0.25)
    }

    @Test("a scope that switches animation off does so for what is inside only", .fact("animation.scope"))
    func off() {
        struct Screen: View {
            let probe: Probe<Bool>
            @State private var isWide = false
            var body: some View {
                let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isWide = value } }
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Fill("grows").frame(width: isWide ? 50 : 10, height: 10)
                        Box("inside")
                    }
                    .animation(nil, value: isWide)
                    Box("outside")
                    Spacer()
                }
            }
        }
        let probe = Probe(false)
        let fixture = Fixture(Screen(probe: probe), size: CGSize(width: 100, height: 10))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(fixture.shown("inside")?.origin.x == 50)
        #expect(fixture.shown("outside")?.origin.x == 40)
    }

    @Test("a change that disables animations keeps its own, whatever the view says", .fact("animation.disabled"))
    func disabling() {
        struct Screen: View {
            let probe: Probe<Bool>
            @State private var isAway = false
            var body: some View {
                let _ =
                    probe.write = { isAnimated in
                        var transaction = Transaction(animation: isAnimated ? .linear(duration: 1) : nil)
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { isAway.toggle() }
                    }
                Box("box").offset(x: isAway ? 40 : 0).animation(.linear(duration: 4), value: isAway)
            }
        }
        let probe = Probe(false)
        let fixture = Fixture(Screen(probe: probe))
        fixture.frame(at: 0)
        probe.write?(true)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(fixture.shown("box")?.origin.x == 65)
        fixture.frame(at: 2)
        probe.write?(false)
        fixture.frame(at: 3)
        #expect(fixture.shown("box")?.origin.x == 45)
    }

    @Test("a change that comes by way of the environment is edited once by what is around its reader")
    func environment() {
        struct Reader: View {
            @Environment(\.lineSpacing) private var spacing
            var body: some View { Box("box").offset(x: spacing) }
        }
        struct Screen: View {
            let probe: Probe<CGFloat>
            @State private var spacing: CGFloat = 0
            var body: some View {
                let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { spacing = value } }
                Reader()
                    .transaction { $0.animation = $0.animation?.delay(1) }
                    .environment(\.lineSpacing, spacing)
            }
        }
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Screen(probe: probe))
        fixture.frame(at: 0)
        probe.write?(40)
        fixture.frame(at: 1)
        fixture.frame(at: 2.5)
        #expect(fixture.shown("box")?.origin.x == 65)
    }
}
