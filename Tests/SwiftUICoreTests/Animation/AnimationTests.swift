import Facts
import SwiftUICore
import Testing

@MainActor
struct AnimationTests {
    private struct Moving: View {
        let probe: Probe<CGFloat>
        let animation: Animation?
        @State private var x: CGFloat = 0

        var body: some View {
            let _ = probe.write = { value in withAnimation(animation) { x = value } }
            Box("box").offset(x: x)
        }
    }

    @Test("an animated write moves the view over time, evaluates one body, lays out and paints nothing")
    func offset() throws {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Moving(probe: probe, animation: .linear(duration: 1)))
        fixture.frame()
        probe.write?(40)
        let first = fixture.frame(at: 1)
        #expect(first.bodiesEvaluated == 1)
        #expect(try #require(fixture.shown("box")).origin.x == 45)
        let second = fixture.frame(at: 1.5)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 65) < 0.001)
        #expect(second.bodiesEvaluated == 0)
        #expect(second.nodesLaidOut == 0)
        #expect(second.layersRepainted == 0)
        #expect(second.layersChanged == 1)
        fixture.frame(at: 2)
        #expect(try #require(fixture.shown("box")).origin.x == 85)
        #expect(fixture.graph.isIdle)
    }

    private struct Corrected: View {
        let probe: Probe<CGFloat>
        @State private var x: CGFloat = 0
        @State private var more: CGFloat = 0

        var body: some View {
            let _ = probe.write = { value in withAnimation(.linear(duration: 1)) { x = value } }
            Box("box").padding(.leading, x + more).onChange(of: x) { more = 10 }
        }
    }

    @Test("what a later round of the frame that starts an animation adds to it is on its way, too")
    func correction() throws {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Corrected(probe: probe))
        fixture.frame()
        let start = try #require(fixture.shown("box")).origin.x
        probe.write?(30)
        fixture.frame(at: 1)
        #expect(try #require(fixture.shown("box")).origin.x == start)
        fixture.frame(at: 1.5)
        #expect(abs(try #require(fixture.shown("box")).origin.x - start - 10) < 0.001)
        fixture.frame(at: 2)
        #expect(abs(try #require(fixture.shown("box")).origin.x - start - 20) < 0.001)
    }

    private struct Scoped: View {
        let probe: Probe<CGFloat>
        @State private var x: CGFloat = 0

        var body: some View {
            let _ = probe.write = { x = $0 }
            Box("inside").offset(x: x).animation(.linear(duration: 1), value: x).offset(y: x)
        }
    }

    @Test("animation(_:value:) animates what is below it and not what is around it", .fact("animation.scope"))
    func scope() throws {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Scoped(probe: probe))
        fixture.frame()
        probe.write?(40)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        let origin = try #require(fixture.shown("inside")).origin
        #expect(abs(origin.x - 65) < 0.001)
        #expect(origin.y == 85)
    }

    private struct Completing: View {
        let probe: Probe<CGFloat>
        @State private var x: CGFloat = 0

        var body: some View {
            let _ =
                probe.write = { value in
                    withAnimation(.linear(duration: 1)) {
                        x = value
                    } completion: {
                        probe.log.append("done \(value)")
                    }
                }
            Box("box").offset(x: x)
        }
    }

    @Test(
        "a completion is called once when the animation is over, and at once when nothing moves",
        .fact("animation.completion"))
    func completion() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Completing(probe: probe))
        fixture.frame()
        probe.write?(40)
        fixture.frame(at: 1)
        fixture.frame(at: 1.9)
        #expect(probe.log == [])
        fixture.frame(at: 2)
        #expect(probe.log == ["done 40.0"])
        probe.write?(40)
        fixture.frame(at: 3)
        #expect(probe.log == ["done 40.0", "done 40.0"])
    }

    private struct Chained: View {
        let probe: Probe<CGFloat>
        let criteria: AnimationCompletionCriteria
        @State private var x: CGFloat = 0

        var body: some View {
            let _ =
                probe.write = { value in
                    withAnimation(.linear(duration: 1), completionCriteria: criteria) {
                        x = value
                    } completion: {
                        probe.log.append("\(value)")
                    }
                }
            Box("box").offset(x: x)
        }
    }

    @Test(
        "a logical completion ends with its own animation, a removal waits for those that came after",
        .fact("animation.completion"))
    func criteria() {
        for (criteria, expected) in [(AnimationCompletionCriteria.logicallyComplete, ["40.0"]), (.removed, [])] {
            let probe = Probe<CGFloat>(0)
            let fixture = Fixture(Chained(probe: probe, criteria: criteria))
            fixture.frame()
            probe.write?(40)
            fixture.frame(at: 1)
            fixture.frame(at: 1.5)
            probe.write?(80)
            fixture.frame(at: 1.5)
            fixture.frame(at: 2.1)
            #expect(probe.log == expected)
            fixture.frame(at: 2.6)
            fixture.frame(at: 2.7)
            #expect(Set(probe.log) == ["40.0", "80.0"])
            #expect(fixture.graph.isIdle)
        }
    }

    @Test("the completion of one interface's change does not hang on another's frame")
    func separateGraphs() {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Completing(probe: probe))
        let other = Fixture(Box("other"))
        fixture.frame()
        other.frame()
        probe.write?(40)
        other.frame(at: 5)
        #expect(probe.log == [])
        fixture.frame(at: 1)
        fixture.frame(at: 2)
        #expect(probe.log == ["done 40.0"])
    }

    private struct Dragged: View {
        @GestureState private var drag = CGSize.zero
        @State private var place = CGFloat.zero

        var body: some View {
            Box("box").offset(x: place + drag.width)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($drag) { value, state, _ in state = value.translation }
                        .onEnded { _ in withAnimation(.spring(response: 1, dampingFraction: 1)) { place = 5 } })
        }
    }

    @Test("a spring after a drag starts where the finger left the view, at its speed", .fact("animation.gesture"))
    func release() throws {
        let fixture = Fixture(Dragged())
        fixture.frame()
        fixture.pointer(.began, 50, 50, at: 0)
        for step in 1...6 {
            let time = Double(step) / 60
            fixture.pointer(.moved, 50 + CGFloat(step) * 4, 50, at: time)
            fixture.frame(at: time)
        }
        #expect(try #require(fixture.shown("box")).origin.x == 69)
        fixture.pointer(.ended, 74, 50, at: 0.1)
        fixture.frame(at: 0.1)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 69) < 0.001)
        fixture.frame(at: 0.101)
        // 240 points per second to the right, so about 0.24 in a millisecond.
        let moved = try #require(fixture.shown("box")).origin.x - 69
        #expect(moved > 0.15 && moved < 0.3)
        #expect(fixture.frame(at: 10).layersRepainted == 0)
        #expect(try #require(fixture.shown("box")).origin.x == 50)
    }

    private struct Endless: View {
        let probe: Probe<Bool>
        var ending: Animation?
        @State private var isOn = false

        var body: some View {
            let _ = probe.write = { isOn = $0 }
            Box("box").offset(x: isOn ? 40 : 0)
                .animation(isOn ? .linear(duration: 1).repeatForever(autoreverses: false) : ending, value: isOn)
        }
    }

    @Test(
        "what repeats forever ends with the next change, at once without an animation",
        arguments: [Animation.easeOut(duration: 0.3), .interpolatingSpring, .linear(duration: 0), nil])
    func endOfRepetition(_ ending: Animation?) throws {
        let probe = Probe(false)
        let fixture = Fixture(Endless(probe: probe, ending: ending))
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 0)
        fixture.frame(at: 2.5)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 65) < 0.001)
        probe.write?(false)
        fixture.frame(at: 2.5)
        let isInstant = ending.map { $0 == .linear(duration: 0) } ?? true
        #expect(abs(try #require(fixture.shown("box")).origin.x - (isInstant ? 45 : 65)) < 0.001)
        fixture.frame(at: 10)
        #expect(try #require(fixture.shown("box")).origin.x == 45)
        fixture.frame(at: 10.1)
        #expect(fixture.graph.isIdle)
    }
}
