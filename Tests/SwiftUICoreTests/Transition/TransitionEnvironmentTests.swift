import Testing

@testable import SwiftUICore

private struct IsAwayKey: EnvironmentKey { static let defaultValue = false }
private struct StepKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
    fileprivate var isAway: Bool {
        get { self[IsAwayKey.self] }
        set { self[IsAwayKey.self] = newValue }
    }

    fileprivate var step: CGFloat {
        get { self[StepKey.self] }
        set { self[StepKey.self] = newValue }
    }
}

@Suite("The environment that a transition gives its view")
@MainActor
struct TransitionEnvironmentTests {
    private struct Away: ViewModifier {
        let isAway: Bool
        func body(content: Content) -> some View { content.environment(\.isAway, isAway) }
    }

    private struct Sent: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.environment(\.isAway, !phase.isIdentity)
        }
    }

    /// Reads the environment, as an app's view does that draws itself differently on its way.
    private struct Card: View {
        @Environment(\.isAway) private var isAway
        @Environment(\.step) private var step
        var body: some View { Box("card", width: 20, height: 20).offset(x: (isAway ? 20 : 0) + step) }
    }

    private struct Toggling: View {
        let probe: Probe<Bool>
        let stepProbe: Probe<CGFloat>
        let transition: AnyTransition
        @State private var isOn = false
        @State private var step: CGFloat = 0

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { isOn = value } }
            let _ = stepProbe.write = { step = $0 }
            ZStack { if isOn { Card().transition(transition) } }.environment(\.step, step)
        }
    }

    private func x(_ fixture: Fixture) throws -> CGFloat { try #require(fixture.shown("card")).origin.x - 40 }

    @Test("The view reads what the transition sets, and comes from it and goes to it with the change's animation")
    func comesAndGoes() throws {
        let modifier = AnyTransition.modifier(active: Away(isAway: true), identity: Away(isAway: false))
        for transition in [modifier, AnyTransition(Sent())] {
            let probe = Probe(false)
            let fixture = Fixture(Toggling(probe: probe, stepProbe: Probe(0), transition: transition))
            fixture.frame()
            probe.write?(true)
            fixture.frame(at: 1)
            #expect(try x(fixture) == 20)
            fixture.frame(at: 1.5)
            #expect(abs(try x(fixture) - 10) < 0.001)
            fixture.frame(at: 2.1)
            #expect(try x(fixture) == 0)
            probe.write?(false)
            fixture.frame(at: 3)
            #expect(try x(fixture) == 0)
            fixture.frame(at: 3.5)
            #expect(abs(try x(fixture) - 10) < 0.001)
            // Back from where it was.
            probe.write?(true)
            fixture.frame(at: 3.5)
            #expect(abs(try x(fixture) - 10) < 0.001)
            fixture.frame(at: 5)
            #expect(abs(try x(fixture)) < 0.001)
            probe.write?(false)
            fixture.frame(at: 6)
            fixture.frame(at: 7.1)
            #expect(fixture.names == [] && fixture.graph.isIdle)
        }
    }

    @Test("What is set around the transition reaches the view as well")
    func around() throws {
        let (probe, stepProbe) = (Probe(false), Probe(CGFloat.zero))
        let fixture = Fixture(Toggling(probe: probe, stepProbe: stepProbe, transition: AnyTransition(Sent())))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        fixture.frame(at: 3)
        stepProbe.write?(7)
        fixture.frame(at: 3)
        #expect(try x(fixture) == 7)
    }
}
