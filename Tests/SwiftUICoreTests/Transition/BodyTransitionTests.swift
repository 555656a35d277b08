import Facts
import RiffleLayers
import Testing

@testable import SwiftUICore

@Suite("Transitions with a body")
@MainActor
struct BodyTransitionTests {
    private struct Spin: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 10).opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private struct Aside: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    private struct Toggling: View {
        let probe: Probe<Bool>
        var transition: AnyTransition
        var animation: Animation? = .linear(duration: 1)
        var isOutside = false
        @State private var isOn = false

        var body: some View {
            let _ = probe.write = { value in withAnimation(animation) { isOn = value } }
            if isOutside {
                Box("card", width: 20, height: 20).id(isOn).transition(transition)
            } else if isOn {
                Box("card", width: 20, height: 20).transition(transition)
            }
        }
    }

    private func x(_ fixture: Fixture) throws -> CGFloat { try #require(fixture.shown("card")).origin.x - 40 }

    @Test("a view comes in from the phase before, and goes out to the one after")
    func phases() throws {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe, transition: AnyTransition(Spin())))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(try x(fixture) == -10)
        #expect(try #require(fixture.shown("card")).opacity == 0)
        let statistics = fixture.frame(at: 1.5)
        #expect(statistics.bodiesEvaluated == 0 && statistics.layersRepainted == 0 && statistics.layersChanged == 2)
        #expect(abs(try x(fixture) + 5) < 0.001)
        #expect(abs(try #require(fixture.shown("card")).opacity - 0.5) < 0.001)
        fixture.frame(at: 2.1)
        #expect(try x(fixture) == 0)
        #expect(fixture.graph.isIdle)
        probe.write?(false)
        fixture.frame(at: 3)
        fixture.frame(at: 3.5)
        #expect(abs(try x(fixture) - 5) < 0.001)
        fixture.frame(at: 4.1)
        #expect(fixture.names == [] && fixture.graph.isIdle)
    }

    @Test("a view that comes back while it leaves goes on from where it was", .fact("transition.return"))
    func comesBack() throws {
        let probe = Probe(false)
        let fixture = Fixture(
            Toggling(probe: probe, transition: .modifier(active: Aside(x: 20), identity: Aside(x: 0))))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        #expect(try x(fixture) == 20)
        fixture.frame(at: 2)
        probe.write?(false)
        fixture.frame(at: 2)
        fixture.frame(at: 2.5)
        #expect(abs(try x(fixture) - 10) < 0.001)
        probe.write?(true)
        fixture.frame(at: 2.5)
        #expect(abs(try x(fixture) - 10) < 0.001)
        fixture.frame(at: 4)
        #expect(abs(try x(fixture)) < 0.001)
        #expect(fixture.names == ["card"])
    }

    private struct There: View {
        let probe: Probe<Bool>
        let transition: AnyTransition
        @State private var isOn = true

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
            ZStack { if isOn { Holder(transition: transition) } }
        }
    }

    private struct Holder: View {
        let transition: AnyTransition
        @State private var isOn = true
        var body: some View {
            ZStack { if isOn { Box("card", width: 20, height: 20).transition(transition) } }.transition(.identity)
        }
    }

    @Test(
        "a view that is there from the start, or comes with what it stands in, does not come in by itself",
        .fact("transition.start"))
    func fromTheStart() throws {
        for transition in [AnyTransition(Spin()), AnyTransition(Spin()).animation(.linear(duration: 1))] {
            let probe = Probe(true)
            let fixture = Fixture(There(probe: probe, transition: transition))
            fixture.frame()
            #expect(try x(fixture) == 0)
            #expect(try #require(fixture.shown("card")).opacity == 1)
            #expect(fixture.graph.isIdle)
            probe.write?(false)
            fixture.frame(at: 1)
            fixture.frame(at: 3)
            probe.write?(true)
            fixture.frame(at: 4)
            #expect(try x(fixture) == 0)
            #expect(try #require(fixture.shown("card")).opacity == 1)
        }
    }

    @Test("without an animation a view is there at once, and gone at once", .fact("transition.none"))
    func unanimated() throws {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe, transition: AnyTransition(Spin()), animation: nil))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        #expect(try x(fixture) == 0)
        probe.write?(false)
        fixture.frame(at: 2)
        #expect(fixture.names == [] && fixture.graph.isIdle)
    }

    @Test(
        "a transition around a change of identity takes the old view out and the new one in",
        .fact("transition.structure", "transition.identity"))
    func identity() throws {
        let probe = Probe(false)
        let fixture = Fixture(Toggling(probe: probe, transition: AnyTransition(Spin()), isOutside: true))
        fixture.frame()
        #expect(try x(fixture) == 0)
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        var places: [CGFloat] = []
        fixture.layers.visit(.root) { layer in
            if layer.name == "offset" { places.append(layer.transform.tx) }
        }
        #expect(places.count == 2)
        #expect(Set(places.map { ($0 * 10).rounded() / 10 }).count == 2)
        fixture.frame(at: 1.1)
        #expect(fixture.names == ["card"])
        #expect(try x(fixture) == 0)
        #expect(fixture.graph.isIdle)
    }

    @Test(
        "two transitions work together, whether they have bodies or not, and both ends may differ",
        .fact("transition.combined"))
    func combinations() throws {
        let aside = AnyTransition.modifier(active: Aside(x: 20), identity: Aside(x: 0))
        let probe = Probe(false)
        let fixture = Fixture(
            Toggling(
                probe: probe,
                transition: .asymmetric(insertion: aside.combined(with: .opacity), removal: AnyTransition(Spin()))))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs(try x(fixture) - 10) < 0.001)
        #expect(abs(try #require(fixture.shown("card")).opacity - 0.5) < 0.001)
        fixture.frame(at: 1.1)
        probe.write?(false)
        fixture.frame(at: 2)
        fixture.frame(at: 2.5)
        #expect(abs(try x(fixture) - 5) < 0.001)
    }

    @Test("a transition with an animation of its own runs without one in the change", .fact("transition.combined"))
    func ownAnimation() throws {
        for transition in [
            AnyTransition(Spin()).animation(.linear(duration: 1)),
            AnyTransition(Spin().animation(.linear(duration: 1))),
        ] {
            let probe = Probe(false)
            let fixture = Fixture(Toggling(probe: probe, transition: transition, animation: nil))
            fixture.frame()
            probe.write?(true)
            fixture.frame(at: 0)
            #expect(try x(fixture) == -10)
            fixture.frame(at: 0.5)
            #expect(abs(try x(fixture) + 5) < 0.001)
            fixture.frame(at: 1.1)
            probe.write?(false)
            fixture.frame(at: 2)
            fixture.frame(at: 2.5)
            #expect(abs(try x(fixture) - 5) < 0.001)
            fixture.frame(at: 3.1)
            #expect(fixture.names == [])
        }
    }

    @Test("touches find a view where its transition shows it")
    func touches() throws {
        struct Tapped: View {
            let probe: Probe<Bool>
            @State private var isOn = false
            var body: some View {
                let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
                if isOn {
                    Box("card", width: 20, height: 20).onTapGesture { probe.log.append("tap") }
                        .transition(.modifier(active: Aside(x: 40), identity: Aside(x: 0)))
                }
            }
        }
        let probe = Probe(false)
        let fixture = Fixture(Tapped(probe: probe))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.25)
        fixture.tap(50, 50)
        #expect(probe.log == [])
        fixture.tap(80, 50)
        #expect(probe.log == ["tap"])
    }

    @Test("a view that moves while it comes in keeps its place under its transition")
    func moving() throws {
        struct Moving: View {
            let probe: Probe<Int>
            @State private var step = 0
            var body: some View {
                let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { step = value } }
                HStack(spacing: 0) {
                    if step == 2 { Box("other", width: 30, height: 10).transition(.identity) }
                    if step > 0 {
                        Box("card", width: 20, height: 20)
                            .transition(.modifier(active: Aside(x: 40), identity: Aside(x: 0)))
                    }
                }
            }
        }
        let probe = Probe(0)
        let fixture = Fixture(Moving(probe: probe))
        fixture.frame()
        probe.write?(1)
        fixture.frame(at: 0)
        #expect(try x(fixture) == 40)
        fixture.frame(at: 2)
        probe.write?(2)
        fixture.frame(at: 2)
        #expect(abs(try x(fixture)) < 0.001)
        fixture.frame(at: 2.5)
        #expect(abs(try x(fixture) - 7.5) < 0.001)
        fixture.frame(at: 3.1)
        #expect(abs(try x(fixture) - 15) < 0.001)
    }

    @Test("somebody who wants less motion sees a fade")
    func reducedMotion() throws {
        let probe = Probe(false)
        let fixture = Fixture(
            Toggling(probe: probe, transition: .modifier(active: Aside(x: 20), identity: Aside(x: 0)))
                .environment(\.accessibilityReduceMotion, true))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(try x(fixture) == 0)
        #expect(abs(try #require(fixture.shown("card")).opacity - 0.5) < 0.001)
    }

    @Test("the dots of both kinds of transition are found, alone and combined")
    func dots() {
        // What is asserted is that this compiles.
        _ = Box("a").transition(.opacity)
        _ = Box("a").transition(.slide)
        _ = Box("a").transition(.scale)
        _ = Box("a").transition(.identity)
        _ = Box("a").transition(.move(edge: .bottom))
        _ = Box("a").transition(.push(from: .bottom))
        _ = Box("a").transition(.offset(x: 3))
        _ = Box("a").transition(.offset(CGSize(width: 3, height: 3)))
        _ = Box("a").transition(.scale(0.5))
        _ = Box("a").transition(.scale(0.5, anchor: .top))
        _ = Box("a").transition(.scale(scale: 0.5))
        _ = Box("a").transition(.scale(scale: 0.5, anchor: .bottom))
        _ = Box("a").transition(.blurReplace)
        _ = Box("a").transition(.blurReplace(.upUp))
        _ = Box("a").transition(.blurReplace())
        _ = Box("a").transition(.move(edge: .top).combined(with: .opacity))
        _ = Box("a").transition(.opacity.animation(.easeIn))
        _ = Box("a").transition(.opacity.combined(with: .scale).animation(.spring))
        _ = Box("a").transition(.scale(scale: 0).combined(with: .slide))
        _ = Box("a").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
        _ = Box("a").transition(
            .asymmetric(
                insertion: .scale.combined(with: .opacity), removal: .move(edge: .bottom).combined(with: .opacity)))
        _ = Box("a").transition(AnyTransition.move(edge: .top).combined(with: .opacity))
        _ = Box("a").transition(AsymmetricTransition(insertion: .opacity, removal: .move(edge: .top)))
        _ = Box("a").transition(OpacityTransition().combined(with: .blurReplace))
        _ = Box("a").transition(Spin())
        _ = Box("a").transition(Spin().combined(with: .opacity))
        _ = Box("a").transition(true ? .opacity : .slide)
        let stored: AnyTransition = .slide
        _ = Box("a").transition(stored)
    }
}
