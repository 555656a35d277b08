import RiffleAnimators
import Testing

struct KeyframesBuilderTests {
    private struct Values: Equatable {
        var x = 0.0
        var y = 0.0
        var z = 0.0
    }

    @KeyframesBuilder<Values>
    private static func tracks(_ paths: [WritableKeyPath<Values, Double>], _ isLong: Bool) -> some Keyframes<Values> {
        for path in paths {
            KeyframeTrack(path) { LinearKeyframe(10, duration: 1) }
        }
        if isLong {
            KeyframeTrack(\.z) { LinearKeyframe(5, duration: 2) }
        } else {
            KeyframeTrack(\.z) {
                LinearKeyframe(1, duration: 0.25)
                LinearKeyframe(2, duration: 0.25)
            }
        }
        if paths.isEmpty {
            KeyframeTrack(\.x) {
                LinearKeyframe(3, duration: 1)
                if isLong { LinearKeyframe(4, duration: 1) }
            }
        }
    }

    @KeyframesBuilder<Double>
    private static func keyframes(_ count: Int, back: Bool) -> some Keyframes<Double> {
        for index in 1...count { LinearKeyframe(Double(index), duration: 1) }
        if back {
            LinearKeyframe(0, duration: 1)
        } else {
            LinearKeyframe(100, duration: 1)
        }
        if count > 5 { LinearKeyframe(-1, duration: 1) }
    }

    @Test("tracks are built by loops and conditions")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Values()) { Self.tracks([\.x, \.y], true) }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 1) == Values(x: 10, y: 10, z: 2.5))
        let short = KeyframeTimeline(initialValue: Values()) { Self.tracks([], false) }
        #expect(short.duration == 1)
        #expect(short.value(time: 0.5) == Values(x: 1.5, y: 0, z: 2))
    }

    @Test("keyframes of the value itself are built by loops and conditions")
    func keyframes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { Self.keyframes(3, back: true) }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 2.5) == 2.5 && timeline.value(time: 3.5) == 1.5)
        #expect(KeyframeTimeline(initialValue: 0.0) { Self.keyframes(6, back: false) }.value(time: 8) == -1)
    }
}
