import Foundation
import Testing

@testable import RiffleMotion

/// What interrupted animations show, held against numerical integration: see `Oracle/make_oracle.py`.
@Suite struct MotionOracleTests {
    @Test("positions and velocities of interrupted animations are those that SciPy integrates")
    func interruptions() throws {
        let cases = try MotionOracle.load().interruptions
        #expect(cases.count == 150)
        // Five times the widest differences there are: 4e-7 points and 3.3e-5 points per second.
        for (index, item) in cases.enumerated() { compare(item, index, position: 2e-6, velocity: 1.6e-4) }
    }

    @Test("a spring whose response is blended in stays close to the integrated blend")
    func blends() throws {
        // The blend is cut into eight springs in a row. The widest differences are 1.42 points and 9.1 points per second.
        for (index, item) in try MotionOracle.load().blends.enumerated() {
            compare(item, index, position: 1.5, velocity: 10)
        }
    }

    @Test("the velocity of a finger is the slope of the line that NumPy fits to its last 100 ms")
    func fingers() throws {
        for (index, finger) in try MotionOracle.load().fingers.enumerated() {
            var tracker = VelocityTracker()
            for sample in finger.samples { tracker.add(CGPoint(x: sample[1], y: 7), at: sample[0]) }
            #expect(abs(tracker.velocity.dx - finger.velocity) < 1e-6, "finger \(index)")
            #expect(abs(tracker.velocity.dy) < 1e-20)
        }
    }

    private func compare(_ item: MotionOracle.Interruptions, _ index: Int, position: Double, velocity: Double) {
        var value = AnimatedValue(item.initial)
        for (change, samples) in zip(item.changes, item.samples) {
            let before = (value.presented(at: change.time), value.velocity(at: change.time))
            value.retarget(
                to: change.target, animation: change.animation.animation, at: change.time,
                trackedVelocity: change.trackedVelocity)
            #expect(abs(value.presented(at: change.time) - before.0) < 1e-9, "case \(index) jumps at \(change.time)")
            for sample in samples {
                let shown = (value.presented(at: sample[0]), value.velocity(at: sample[0]))
                #expect(abs(shown.0 - sample[1]) < position, "case \(index), position at \(sample[0])")
                #expect(abs(shown.1 - sample[2]) < velocity, "case \(index), velocity at \(sample[0])")
            }
        }
    }
}

/// The file that SciPy's values are kept in.
struct MotionOracle: Decodable {
    struct Interruptions: Decodable {
        let initial: Double
        let changes: [Change]
        /// For each change a few times, with position and velocity if nothing else changed.
        let samples: [[[Double]]]
    }

    struct Change: Decodable {
        let time: Double
        let target: Double
        let animation: Description
        let trackedVelocity: Double?
    }

    struct Description: Decodable {
        let kind: String
        let response, ratio, blend, stiffness, damping, velocity, duration, delay, speed: Double?
        let controls: [Double]?
        let count: Int?
        let autoreverses: Bool?

        var animation: Animation {
            var result =
                switch kind {
                case "spring":
                    Animation.spring(response: response!, dampingFraction: ratio!, blendDuration: blend!)
                case "interpolating":
                    Animation.interpolatingSpring(stiffness: stiffness!, damping: damping!, initialVelocity: velocity!)
                default:
                    Animation.timingCurve(
                        controls![0], controls![1], controls![2], controls![3], duration: duration!)
                }
            if let count { result = result.repeatCount(count, autoreverses: autoreverses!) }
            if let delay { result = result.delay(delay) }
            if let speed { result = result.speed(speed) }
            return result
        }
    }

    struct Finger: Decodable {
        /// Times and places.
        let samples: [[Double]]
        let velocity: Double
    }

    let interruptions: [Interruptions]
    let blends: [Interruptions]
    let fingers: [Finger]

    static func load() throws -> MotionOracle {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Oracle/motion-oracle.json")
        return try JSONDecoder().decode(MotionOracle.self, from: Data(contentsOf: file))
    }
}
