import Foundation
import Testing

@testable import RiffleAnimators

/// Tracks of keyframes held against SciPy: see `Tests/MotionTests/Oracle/make_oracle.py`.
@Suite struct KeyframeOracleTests {
    private struct Track: Decodable {
        struct Frame: Decodable {
            let kind: String
            let target: Double
            let duration, startVelocity, endVelocity, response, ratio: Double?

            var keyframe: Keyframe<Double> {
                let kind: Keyframe<Double>.Kind =
                    switch kind {
                    case "move": .jump
                    case "linear": .curve(.linear)
                    case "cubic": .cubic(start: startVelocity, end: endVelocity)
                    default: .spring(Spring(response: response!, dampingRatio: ratio!), start: startVelocity)
                    }
                return Keyframe(target: target, duration: duration ?? 0, kind: kind)
            }
        }

        let initial: Double
        let keyframes: [Frame]
        /// Times and values.
        let samples: [[Double]]
    }

    @Test("keyframes of all kinds in a row pass through the values that SciPy computes")
    func tracks() throws {
        struct Oracle: Decodable { let keyframes: [Track] }
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../MotionTests/Oracle/motion-oracle.json")
        let tracks = try JSONDecoder().decode(Oracle.self, from: Data(contentsOf: file.standardizedFileURL)).keyframes
        #expect(tracks.count == 100)
        for (index, track) in tracks.enumerated() {
            let course = KeyframeCourse(track.keyframes.map(\.keyframe), from: track.initial)
            for sample in track.samples {
                #expect(abs(course.value(at: sample[0]) - sample[1]) < 1e-6, "track \(index) at \(sample[0])")
            }
        }
    }
}
