import Facts
import SwiftUICore
import Testing

@MainActor
struct TransitionTests {
    private struct Toggling: View {
        let probe: Probe<Bool>
        var transition = AnyTransition.opacity
        @State private var isOn = false

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
            if isOn { Box("card", width: 20, height: 20).transition(transition) }
        }
    }

    @Test("a view that comes in an animated change fades in", .fact("transition.structure"))
    func insertion() throws {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(try #require(fixture.shown("card")).opacity == 0)
        fixture.frame(at: 1.25)
        #expect(abs(try #require(fixture.shown("card")).opacity - 0.25) < 0.001)
        fixture.frame(at: 2)
        #expect(try #require(fixture.shown("card")).opacity == 1)
        fixture.frame(at: 2.1)
        #expect(fixture.graph.isIdle)
    }

    private struct Placed: View {
        let probe: Probe<Bool>
        let isOnFirst: Bool
        @State private var isOn: Bool?
        private let fade = AnyTransition.opacity.animation(.linear(duration: 1))

        init(probe: Probe<Bool>, isOnFirst: Bool) {
            self.probe = probe
            self.isOnFirst = isOnFirst
        }

        var body: some View {
            let _ = probe.write = { isOn = $0 }
            if isOn ?? isOnFirst {
                // Places in the place that comes.
                AnyView(ForEach(0..<1, id: \.self) { _ in Box("card", width: 20, height: 20).id(7) }).transition(fade)
            }
        }
    }

    @Test("a transition with an animation of its own does not run for what is there from the start")
    func fromTheStart() throws {
        let fixture = Fixture(Placed(probe: Probe(false), isOnFirst: true))
        fixture.frame()
        fixture.frame(at: 0.5)
        #expect(try #require(fixture.shown("card")).opacity == 1)
        #expect(fixture.graph.isIdle)
    }

    @Test("a view that comes with places in it that show it fades in once")
    func once() throws {
        let probe = Probe(false)
        let fixture = Fixture(Placed(probe: probe, isOnFirst: false))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(abs(try #require(fixture.shown("card")).opacity - 0.5) < 0.001)
    }

    @Test(
        "a removed view is shown until its exit is over, and comes back from where it was", .fact("transition.leaving"))
    func removalAndReturn() throws {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe, transition: .move(edge: .leading)))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(try #require(fixture.shown("card")).origin.x == 20)
        fixture.frame(at: 3)
        #expect(try #require(fixture.shown("card")).origin.x == 40)
        probe.write?(false)
        fixture.frame(at: 3)
        fixture.frame(at: 3.5)
        #expect(abs(try #require(fixture.shown("card")).origin.x - 30) < 0.001)
        probe.write?(true)
        fixture.frame(at: 3.5)
        #expect(abs(try #require(fixture.shown("card")).origin.x - 30) < 0.001)
        fixture.frame(at: 4)
        // Curves add up: the way back has begun while the way out still runs.
        #expect(abs(try #require(fixture.shown("card")).origin.x - 30) < 0.001)
        fixture.frame(at: 4.5)
        #expect(abs(try #require(fixture.shown("card")).origin.x - 40) < 0.001)
        fixture.frame(at: 5)
        #expect(fixture.names == ["card"])
        probe.write?(false)
        fixture.frame(at: 6)
        fixture.frame(at: 7.01)
        #expect(fixture.names == [])
        #expect(fixture.graph.isIdle)
    }

    @Test("a view removed before its first frame leaves no ghost")
    func noGhost() {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe))
        fixture.frame()
        probe.write?(true)
        probe.write?(false)
        fixture.frame(at: 1)
        #expect(fixture.names == [])
    }

    /// What the wallet's launch does: a new identity under `onAppear`, with transition and animation outside.
    private struct Launch: View {
        @State private var isPresented = false
        var body: some View {
            Box("card", width: 20, height: 20)
                .id(isPresented)
                .transition(AnyTransition.slide.combined(with: .move(edge: .leading)).combined(with: .opacity))
                .animation(.linear(duration: 1).delay(0.5), value: isPresented)
                .onAppear { isPresented.toggle() }
        }
    }

    @Test("a new identity comes in with the transition and animation set around it", .fact("transition.identity"))
    func launch() throws {
        let fixture = Fixture(Launch())
        fixture.frame()
        #expect(fixture.names == ["card"])
        #expect(try #require(fixture.shown("card")).opacity == 0)
        #expect(try #require(fixture.shown("card")).origin.x == 0)
        fixture.frame(at: 0.5)
        #expect(try #require(fixture.shown("card")).opacity == 0)
        fixture.frame(at: 1)
        #expect(abs(try #require(fixture.shown("card")).opacity - 0.5) < 0.001)
        #expect(abs(try #require(fixture.shown("card")).origin.x - 20) < 0.001)
        fixture.frame(at: 1.6)
        #expect(try #require(fixture.shown("card")).origin.x == 40)
    }

    @Test("a view that comes back while leaving does so by the transition's own animation")
    func returnByOwnAnimation() throws {
        let probe = Probe(false)
        let fixture = Fixture(Unanimated(probe: probe, transition: .opacity.animation(.linear(duration: 1))))
        fixture.frame(at: 0)
        fixture.frame(at: 2)
        probe.write?(false)
        fixture.frame(at: 3)
        fixture.frame(at: 3.5)
        #expect(try #require(fixture.shown("card")).opacity == 0.5)
        probe.write?(true)
        fixture.frame(at: 3.5)
        #expect(try #require(fixture.shown("card")).opacity == 0.5)
        fixture.frame(at: 4.25)
        #expect(try #require(fixture.shown("card")).opacity == 0.75)
        fixture.frame(at: 5)
        #expect(try #require(fixture.shown("card")).opacity == 1)
    }

    private struct Unanimated: View {
        let probe: Probe<Bool>
        let transition: AnyTransition
        @State private var isOn = true

        var body: some View {
            let _ = probe.write = { isOn = $0 }
            if isOn { Box("card", width: 20, height: 20).transition(transition) }
        }
    }

    private nonisolated static let combinations: [(AnyTransition, Double)] = [
        (.offset(x: 20).combined(with: .scale(scale: 0.5)), 55),
        (.scale(scale: 0.5).combined(with: .offset(x: 20)), 65),
        (.offset(x: 20).animation(.linear(duration: 1)).combined(with: .scale(scale: 0.5)), 55),
        (.offset(x: 20).combined(with: .scale(scale: 0.5).animation(.linear(duration: 1))), 55),
        (.scale(scale: 0.5, anchor: .leading).combined(with: .scale(scale: 0.5, anchor: .trailing)), 50),
    ]

    @Test(
        "combined transitions are effects one around the other", .fact("transition.combined"), arguments: combinations)
    func order(_ transition: AnyTransition, _ x: Double) throws {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe, transition: transition))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        #expect(abs(try #require(fixture.shown("card")).origin.x - x) < 0.001)
        fixture.frame(at: 1)
        probe.write?(false)
        fixture.frame(at: 1)
        fixture.frame(at: 1.999_999)
        #expect(abs(try #require(fixture.shown("card")).origin.x - x) < 0.001)
    }
}
