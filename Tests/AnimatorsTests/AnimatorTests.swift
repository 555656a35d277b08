import Facts
import Testing

@testable import RiffleAnimators

@Suite("Phase animators")
@MainActor
struct PhaseAnimatorTests {
    private struct Phases: View {
        let probe: Probe<Int>
        var isTriggered = true
        @State private var count = 0
        var body: some View {
            let _ = probe.write = { count = $0 }
            if isTriggered {
                Box("box").phaseAnimator([0.0, 20, 10], trigger: count) { content, x in
                    content.offset(x: x)
                } animation: { _ in
                    .linear(duration: 1)
                }
            } else {
                PhaseAnimator([0.0, 20]) { x in
                    Box("box").offset(x: x)
                } animation: { x in
                    .linear(duration: x == 0 ? 2 : 1)
                }
            }
        }
    }

    private func x(_ fixture: Fixture) throws -> CGFloat { try #require(fixture.shown("box")).origin.x - 45 }

    @Test(
        "a trigger runs through all phases once and back to the first, each with its own animation",
        .fact("animation.phases"))
    func triggered() throws {
        let probe = Probe(0)
        let fixture = Fixture(Phases(probe: probe))
        fixture.frame(at: 0)
        fixture.frame(at: 1)
        #expect(try x(fixture) == 0)
        #expect(fixture.graph.isIdle)
        probe.write?(1)
        fixture.frame(at: 2)
        fixture.frame(at: 2.5)
        #expect(abs(try x(fixture) - 10) < 0.001)
        fixture.frame(at: 3)
        fixture.frame(at: 3.5)
        #expect(abs(try x(fixture) - 15) < 0.001)
        fixture.frame(at: 4)
        fixture.frame(at: 4.5)
        #expect(abs(try x(fixture) - 5) < 0.001)
        fixture.frame(at: 5)
        fixture.frame(at: 5.1)
        #expect(try x(fixture) == 0)
        #expect(fixture.graph.isIdle)
    }

    @Test("another trigger on the way goes on to the next phase at once", .fact("animation.phases"))
    func again() throws {
        let probe = Probe(0)
        let fixture = Fixture(Phases(probe: probe))
        fixture.frame(at: 0)
        probe.write?(1)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        probe.write?(2)
        fixture.frame(at: 0.5)
        fixture.frame(at: 1.5)
        #expect(abs(try x(fixture) - 10) < 0.001)
    }

    @Test("without a trigger the phases go round, starting with the frame after the first")
    func free() throws {
        let fixture = Fixture(Phases(probe: Probe(0), isTriggered: false))
        fixture.frame(at: 0)
        #expect(try x(fixture) == 0)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        #expect(abs(try x(fixture) - 10) < 0.001)
        fixture.frame(at: 1)
        fixture.frame(at: 2)
        #expect(abs(try x(fixture) - 10) < 0.001)
        fixture.frame(at: 3)
        fixture.frame(at: 3.5)
        #expect(abs(try x(fixture) - 10) < 0.001)
        #expect(!fixture.graph.isIdle)
    }

    @Test("no phases show nothing, and are reported", .fact("animation.phases"))
    func empty() {
        let fixture = Fixture(PhaseAnimator([Int]()) { _ in Box("box") })
        fixture.frame(at: 0)
        #expect(fixture.names == [])
        #expect(fixture.graph.issues.count == 1)
    }

    @Test("an animation of nothing goes on a phase a frame, and does not hang")
    func unanimated() throws {
        let fixture = Fixture(
            PhaseAnimator([0.0, 20]) {
                Box("box").offset(x: $0)
            } animation: { _ in
                nil
            })
        fixture.frame(at: 0)
        #expect(try x(fixture) == 0)
        fixture.frame(at: 0.1)
        #expect(try x(fixture) == 20)
        fixture.frame(at: 0.2)
        #expect(try x(fixture) == 0)
        #expect(fixture.graph.issues.isEmpty)
    }
}

@Suite("Keyframes")
@MainActor
struct KeyframeTests {
    private struct Place {
        var x = 0.0
        var scale = 1.0
    }

    @Test("tracks run side by side, and a shorter one holds its last keyframe", .fact("animation.keyframes"))
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(50)
                LinearKeyframe(60, duration: 1)
            }
            KeyframeTrack(\.scale) {
                LinearKeyframe(3, duration: 0.5, timingCurve: .linear)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5).x == 5)
        #expect(timeline.value(time: 0.25).scale == 2)
        #expect(timeline.value(time: 1.5).x == 55)
        #expect(timeline.value(time: 1.5).scale == 3)
        #expect(timeline.value(progress: 1).x == 60)
        #expect(timeline.value(time: -1).x == 0)
        #expect(timeline.value(time: .infinity).x == 60)
    }

    @Test("cubic keyframes pass smoothly, and springs start with the speed there is")
    func smooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(0, duration: 1)
            CubicKeyframe(20, duration: 1, startVelocity: 5, endVelocity: 30)
            SpringKeyframe(50, duration: 1, spring: .bouncy)
        }
        var last = timeline.value(time: 0)
        var speed = 0.0
        for step in 1...4000 {
            let value = timeline.value(time: Double(step) / 1000)
            // At 2 the app itself asks for a speed.
            if step > 1, step != 2001 { #expect(abs((value - last) * 1000 - speed) < 6, "\(step)") }
            speed = (value - last) * 1000
            last = value
        }
        #expect(timeline.value(time: 1) == 10)
        #expect(timeline.value(time: 3) == 20)
        #expect(timeline.value(time: 4) == 50)
    }

    @Test("a spring without a duration lasts until it has settled, and lengths that are none count as none")
    func durations() {
        let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .smooth) }
        #expect(spring.duration > 0.5 && spring.duration < 3)
        let broken = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: .nan)
            LinearKeyframe(2, duration: -3)
        }
        #expect(broken.duration == 0)
        #expect(broken.value(time: 0) == 2)
    }

    private struct Jumping: View {
        let probe: Probe<Int>
        @State private var count = 0
        var body: some View {
            let _ = probe.write = { count = $0 }
            Box("box").keyframeAnimator(initialValue: Place(), trigger: count) { content, place in
                content.scaleEffect(place.scale).offset(x: place.x)
            } keyframes: { _ in
                KeyframeTrack(\.x) {
                    LinearKeyframe(10, duration: 1)
                    LinearKeyframe(0, duration: 1)
                }
            }
        }
    }

    @Test("an animator plays when its trigger changes, and then rests")
    func animator() throws {
        let probe = Probe(0)
        let fixture = Fixture(Jumping(probe: probe))
        fixture.frame(at: 0)
        fixture.frame(at: 1)
        #expect(fixture.graph.isIdle)
        probe.write?(1)
        fixture.frame(at: 2)
        let statistics = fixture.frame(at: 2.5)
        #expect(statistics.layersRepainted == 0)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 50) < 0.001)
        fixture.frame(at: 3.5)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 50) < 0.001)
        fixture.frame(at: 4.5)
        fixture.frame(at: 4.6)
        #expect(try #require(fixture.shown("box")).origin.x == 45)
        #expect(fixture.graph.isIdle)
    }

    @Test("without a trigger it plays when it appears, once or again and again", arguments: [false, true])
    func repeating(isRepeating: Bool) throws {
        let fixture = Fixture(
            KeyframeAnimator(initialValue: 0.0, repeating: isRepeating) { x in
                Box("box").offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
            })
        fixture.frame(at: 0)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(abs(try #require(fixture.shown("box")).origin.x - 50) < 0.001)
        fixture.frame(at: 2.25)
        #expect(abs(try #require(fixture.shown("box")).origin.x - (isRepeating ? 47.5 : 55)) < 0.001)
    }
}
